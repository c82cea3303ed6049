// 2,000 odd requests against `npm start`: each is answered or refused, no complaint, no file left open, and the site is there.
import { connect } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { mapConcurrently } from '../../src/node/map-concurrently.ts';
import { oddRequests } from '../support/servers/odd-requests.ts';
import { startServeCommand } from '../support/servers/serve-command.ts';

const REQUESTS = 2000;
const AT_ONCE = 20;
/** Another one makes other requests: CURBSIDE_SEED=7 npm run test:full */
const SEED = Number(process.env.CURBSIDE_SEED || 1);

/** Sends bytes and no more; gives everything that came back until the server had ended the connection. */
function exchange(port: number, bytes: Buffer): Promise<string> {
  return new Promise((done) => {
    let answer = '';
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.end(bytes));
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', () => {});
    socket.on('close', () => done(answer));
  });
}

test('odd requests are answered or refused', async () => {
  const server = await startServeCommand(inject('folder'));
  onTestFinished(() => server.close());
  const before = server.openFiles();
  const failures: string[] = [];
  const statuses: Record<string, number> = {};
  await mapConcurrently(oddRequests(REQUESTS, SEED), AT_ONCE, async (bytes) => {
    const answer = await exchange(server.port, bytes);
    const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'none';
    statuses[status] = (statuses[status] ?? 0) + 1;
    const asked = JSON.stringify(bytes.toString('latin1').slice(0, 300));
    if (/^(5\d\d|none)$/.test(status)) failures.push(`${status}: ${asked}`);
    if (/^location: *(\/[/\\\t]|\w+:)/im.test(answer)) failures.push(`leads elsewhere: ${asked}`);
    if (/"devDependencies"|root:x:0/.test(answer)) failures.push(`leads out: ${asked}`);
  });
  console.log(`npm start: ${REQUESTS} odd requests with seed ${SEED}:`, statuses);
  expect(failures).toEqual([]);
  expect(server.complaints()).toBe('');
  expect((await fetch(server.url)).status).toBe(200);
  await expect.poll(server.openFiles, { timeout: 10_000 }).toBeLessThanOrEqual(before + 1);
});
