// The ports that servers listen on: read from the environment, and free.
import { type AddressInfo, createServer } from 'node:net';

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
  throw new Error(`${variable} is "${text}", but it must be a number from 1 to 65535.`);
}

/** Throws one line that says what to do, with the command that was given, when something else listens on the port. */
export async function requireFree({ variable, number }: Port, command: string): Promise<void> {
  const code = await listenOnce(number);
  if (!code) return;
  if (code !== 'EADDRINUSE') throw new Error(`Port ${number} cannot be used: ${code}.`);
  throw new Error(
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

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
