// Runs the server of `npm start` in a process of its own, so that its memory and open files can be measured.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../src/node/serve/ports.ts';
import { ROOT } from '../sites/build-site.ts';
import { answering } from './nginx.ts';

/** A server that runs. */
export interface ServeCommand {
  url: string;
  port: number;
  process: number;
  /** Its output about failures so far. */
  complaints(): string;
  /** How many files and connections it has open; Linux alone shows it. */
  openFiles(): number;
  close(): Promise<void>;
}

/** Serves the site in `folder` as `npm start` does. */
export async function startServeCommand(folder: string): Promise<ServeCommand> {
  const home = mkdtempSync(join(tmpdir(), 'curbside-serve-'));
  symlinkSync(folder, join(home, 'dist'));
  const port = await freePort();
  const server = spawn(process.execPath, [join(ROOT, 'src/node/launch/run.js'), 'serve'], {
    cwd: home,
    env: { ...process.env, CURBSIDE_SITE: '', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (part: Buffer) => {
    said += part;
  });
  const ended = new Promise<void>((done) => server.once('close', () => done()));
  const url = `http://127.0.0.1:${port}`;
  await answering(url, ended, () => said);
  return {
    url,
    port,
    process: Number(server.pid),
    complaints: () => said,
    openFiles: () => readdirSync(`/proc/${server.pid}/fd`).length,
    async close() {
      server.kill('SIGKILL');
      await ended;
      rmSync(home, { recursive: true });
    },
  };
}
