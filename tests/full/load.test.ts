// 200 connections for half a minute against `npm start`: no error, and memory that does not grow.
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { compressSite } from '../../src/node/hosts/compress.ts';
import { startServeCommand } from '../support/servers/start-server.ts';

const CONNECTIONS = 200;
const SECONDS = 30;

/** One request; gives what went wrong, if anything did. */
const ask = (address: string, agent: Agent) =>
  new Promise<string | undefined>((done) => {
    get(address, { agent, headers: { 'Accept-Encoding': 'br, gzip' } }, (response) => {
      response.resume();
      response.on('error', (error) => done(String(error)));
      response.on('end', () =>
        done(response.statusCode === 200 ? undefined : `${address}: ${response.statusCode}`),
      );
    }).on('error', (error) => done(String(error)));
  });

/** The memory of a process in megabytes; Linux alone shows it. */
const memoryOf = (process: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1]) / 1024;

test('many visitors at once are all answered', async () => {
  const folder = inject('folder');
  await compressSite(folder);
  const server = await startServeCommand(folder);
  onTestFinished(server.close);
  const paths = [
    ...inject('pages').flatMap(({ path }) => [path, `${path}page.json`]),
    ...readdirSync(join(folder, 'assets')).map((file) => `/assets/${file}`),
  ];
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const [start, times, errors] = [performance.now(), [] as number[], [] as string[]];
  const isBefore = (share: number) => performance.now() - start < share * SECONDS * 1000;
  /** After the first third, which fills the caches. */
  let memory = 0;
  const visitor = async (_: unknown, first: number) => {
    for (let index = first; isBefore(1); index++) {
      if (!memory && !isBefore(1 / 3)) memory = memoryOf(server.process);
      const asked = performance.now();
      const error = await ask(server.url + paths[index % paths.length], agent);
      times.push(performance.now() - asked);
      if (error) errors.push(error);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  const grown = memoryOf(server.process);
  agent.destroy();
  times.sort((a, b) => a - b);
  const [median = 0, slow = 0] = [0.5, 0.99].map(
    (share) => times[Math.floor(times.length * share)],
  );
  console.log(
    `${times.length} requests over ${CONNECTIONS} connections in ${SECONDS} s, median ${Math.round(median)} ms, 99 % within ${Math.round(slow)} ms, memory ${Math.round(memory)}, ${Math.round(grown)} MB`,
  );
  expect(errors.slice(0, 3)).toEqual([]);
  expect(times.length).toBeGreaterThan(CONNECTIONS * SECONDS);
  expect(grown).toBeLessThan(memory * 1.3 + 20);
});
