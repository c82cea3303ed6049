// The ports that servers listen on: read from the environment, and free.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { CommandError } from '../../files/project.ts';

/** A port, and the variable that names another one. */
export interface Port {
  variable: string;
  number: number;
}

/** The port that `variable` names, or `otherwise`. Throws one line when it is not a port. */
export function portFrom(variable: string, otherwise: number): Port {
  const text = process.env[variable] || String(otherwise);
  const number = Number(text);
  if (Number.isInteger(number) && number > 0 && number < 65536) return { variable, number };
  throw new CommandError(`${variable} is "${text}", but it must be a number from 1 to 65535.`);
}

/** Throws one line that says what to do, with the command that was given, when something else listens on the port. */
export async function requireFree({ variable, number }: Port, command: string): Promise<void> {
  const code = await listenOnce(number);
  if (!code) return;
  if (code !== 'EADDRINUSE') throw new CommandError(`Port ${number} cannot be used: ${code}.`);
  throw new CommandError(
    `Port ${number} is taken. Choose another one: ${variable}=${number + 1} ${command}`,
  );
}

/** The error code of an attempt to listen, or nothing when it worked. */
function listenOnce(port: number): Promise<string | undefined> {
  const server = createServer();
  return new Promise((done) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => done(code));
    server.listen(port, () => server.close(() => done(undefined)));
  });
}

/** The ports that no system gives to connections by itself: those could be taken until a server listens. */
const [LOWEST, HIGHEST] = [10_000, 32_767];

/** A port that nothing listens on. Throws one line when there can be no server at all. */
export async function freePort(): Promise<number> {
  const number = randomInt(LOWEST, HIGHEST + 1);
  const code = await listenOnce(number);
  if (!code) return number;
  if (code === 'EADDRINUSE' || code === 'EACCES') return freePort();
  throw new CommandError(`No port can be used: ${code}.`);
}
