// 200 connections for half a minute against nginx and against `npm start`: no error, and memory that does not grow.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { compressSite } from '../../src/build/headers/compress.ts';
import { freePort } from '../../src/build/ports.ts';
import { ROOT, type ServedSite, startSite } from '../support/build-site.ts';
import { type LoadResult, load, loadFaults } from '../support/load.ts';
import { answering, startNginx } from '../support/nginx.ts';
import { ROUTES } from '../support/spec.ts';

const CONNECTIONS = 200;
const SECONDS = 30;

let site: ServedSite;
beforeAll(async () => {
  site = await startSite({ name: 'load' });
  await compressSite(site.folder);
});
afterAll(() => site?.close());

const paths = () => [
  ...ROUTES,
  ...ROUTES.map((path) => `${path}page.json`),
  ...readdirSync(join(site.folder, 'assets')).map((file) => `/assets/${file}`),
];

/** Prints the figures of a server, and holds them to what was promised. */
function judge(name: string, result: LoadResult): void {
  const { requests, errors, median, slowest, memory } = result;
  console.log(
    `${name}: ${requests} requests over ${CONNECTIONS} connections in ${SECONDS} s (${Math.round(requests / SECONDS)} a second), ` +
      `${errors.length} errors, median ${median} ms, 99 % within ${slowest} ms, memory ${memory.join(', ')} MB`,
  );
  expect(loadFaults(result)).toEqual([]);
  expect(requests).toBeGreaterThan(CONNECTIONS * SECONDS);
}

test('npm start', async () => {
  // A process of its own, whose memory is the server's and nobody else's.
  const home = mkdtempSync(join(tmpdir(), 'curbside-load-'));
  symlinkSync(site.folder, join(home, 'dist'));
  const port = await freePort();
  const server = spawn(process.execPath, [join(ROOT, 'src/build/cli/run.js'), 'serve'], {
    cwd: home,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((done) => server.once('close', () => done()));
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await ended;
    rmSync(home, { recursive: true });
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(url, ended, () => '');
  const processes = [Number(server.pid)];
  const settings = { connections: CONNECTIONS, seconds: SECONDS, processes };
  judge('npm start', await load(url, paths(), settings));
});

test('nginx', async ({ skip }) => {
  const nginx = await startNginx(site.folder);
  if (!nginx) return skip('there is no nginx');
  onTestFinished(() => nginx.close());
  const settings = { connections: CONNECTIONS, seconds: SECONDS, processes: nginx.processes() };
  judge('nginx', await load(nginx.url, paths(), settings));
});
