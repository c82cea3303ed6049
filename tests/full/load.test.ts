// 200 connections for half a minute against nginx and against `npm start`: no error, and memory that does not grow.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { compressSite } from '../../src/node/hosts/compress.ts';
import { type LoadResult, load, loadFaults } from '../support/servers/load.ts';
import { startNginx } from '../support/servers/nginx.ts';
import { startServeCommand } from '../support/servers/serve-command.ts';
import { type ServedSite, startSite } from '../support/sites/build-site.ts';
import { ROUTES } from '../support/sites/spec.ts';

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
  const server = await startServeCommand(site.folder);
  onTestFinished(() => server.close());
  const settings = { connections: CONNECTIONS, seconds: SECONDS, processes: [server.process] };
  judge('npm start', await load(server.url, paths(), settings));
});

test('nginx', async ({ skip }) => {
  const nginx = await startNginx(site.folder);
  if (!nginx) return skip('there is no nginx');
  onTestFinished(() => nginx.close());
  const settings = { connections: CONNECTIONS, seconds: SECONDS, processes: nginx.processes() };
  judge('nginx', await load(nginx.url, paths(), settings));
});
