// The ports that servers are started on.
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../src/node/serve/ports.ts';

test('a free port is none that a system gives to a connection before the server listens', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  // Linux begins at 32768, macOS and Windows at 49152.
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

test('a free port can be listened on', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    freePort().then((port) => server.listen(port, listening), failed);
  });
  expect(server.listening).toBe(true);
});
