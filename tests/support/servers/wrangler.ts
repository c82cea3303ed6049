// Serves a site with Cloudflare's own local runtime, as Cloudflare Pages would.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../src/node/serve/ports.ts';
import { toolFile } from '../test-tools.ts';
import { answering } from './nginx.ts';

/** A running `wrangler pages dev`. */
export interface Wrangler {
  url: string;
  close(): Promise<void>;
}

/** Without a date it would ask for today's runtime, which this version may not have. */
const OPTIONS = ['--log-level=warn', '--compatibility-date=2026-04-01'];

/** Starts it for the site in `folder`; undefined, with a printed reason, where it cannot run. */
export async function startWrangler(folder: string): Promise<Wrangler | undefined> {
  const program = toolFile('wrangler', 'bin/wrangler.js');
  if (!program) return undefined;
  const port = await freePort();
  // It keeps its settings below the home folder and its state below the working folder.
  const home = mkdtempSync(join(tmpdir(), 'curbside-wrangler-'));
  const server = spawn(
    process.execPath,
    [program, 'pages', 'dev', folder, '--ip=127.0.0.1', `--port=${port}`, ...OPTIONS],
    {
      cwd: home,
      detached: true,
      env: { ...process.env, HOME: home, WRANGLER_SEND_METRICS: 'false', CI: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (part: Buffer) => {
      printed += part;
    });
  }
  const ended = new Promise<void>((done) => server.once('close', () => done()));
  const close = async () => {
    // It starts processes of its own, which end with their group.
    if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await answering(url, ended, () => printed);
  } catch (error) {
    await close();
    console.log(`Skipped: wrangler cannot run here: ${error}`);
    return undefined;
  }
  return { url, close };
}
