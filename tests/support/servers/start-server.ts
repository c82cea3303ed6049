// Starts a server in a process and a folder of its own, and waits until it answers.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../src/node/serve/ports.ts';
import { ROOT } from '../sites/build-site.ts';

/** A server that runs. */
export interface StartedServer {
  /** Its address, without a slash at the end. */
  url: string;
  process: number;
  /** Its output about failures so far. */
  complaints(): string;
  /** Ends it, with the processes that it has started. */
  close(): Promise<void>;
}

/**
 * Starts a command. Throws what it has printed when it ends, or does not answer within a minute.
 * @param command gives the program and its words for a port and an empty folder, in which the server runs
 */
export async function startServer(
  command: (port: number, home: string) => [program: string, ...words: string[]],
  env: (port: number) => Record<string, string> = () => ({}),
): Promise<StartedServer> {
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'curbside-server-'));
  const [program, ...words] = command(port, home);
  const server = spawn(program, words, {
    cwd: home,
    detached: true,
    env: { ...process.env, HOME: home, ...env(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [printed, complaints] = ['', ''];
  server.stdout.on('data', (part: Buffer) => {
    printed += part;
  });
  server.stderr.on('data', (part: Buffer) => {
    complaints += part;
  });
  let isOver = false;
  const ended = new Promise<void>((done) => server.once('close', done)).then(() => {
    isOver = true;
  });
  const close = async () => {
    if (server.pid && !isOver) process.kill(-server.pid, 'SIGTERM');
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const answers = () => fetch(url).then(Boolean, () => false);
  for (let attempt = 0; !(await answers()); attempt++) {
    if (isOver || attempt === 600) {
      await close();
      throw new Error(`${program} does not answer:\n${printed}${complaints}`);
    }
    await setTimeout(100);
  }
  return { url, process: Number(server.pid), complaints: () => complaints, close };
}

/** Serves the site in `folder` as `npm start` does. */
export const startServeCommand = (folder: string): Promise<StartedServer> =>
  startServer(
    (_, home) => {
      symlinkSync(folder, join(home, 'dist'));
      return [process.execPath, join(ROOT, 'src/node/launch/run.js'), 'serve'];
    },
    (port) => ({ CURBSIDE_SITE: '', PORT: String(port) }),
  );
