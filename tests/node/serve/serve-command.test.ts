// `npm start`, second half, as a person starts and stops it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../src/node/serve/ports.ts';
import { ROOT } from '../../support/sites/build-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const home = temporaryFolder();
mkdirSync(join(home, 'dist'));
writeFileSync(join(home, 'dist/index.html'), '<h1>Home</h1>');
writeFileSync(join(home, 'dist/large.bin'), '');

/** Starts the command; `output` gives what it has printed so far. */
function serve(
  port: string,
  cwd = home,
  env: Record<string, string> = {},
): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [join(ROOT, 'src/node/launch/run.js'), 'serve'], {
    cwd,
    env: { ...process.env, CURBSIDE_SITE: '', PORT: port, ...env },
  });
  onTestFinished(() => void child.kill());
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  }
  return { child, output: () => text };
}

/** The output of the command when it cannot do its work. */
async function refusal(port: string, cwd?: string): Promise<string> {
  const { child, output } = serve(port, cwd);
  expect(await once(child, 'close')).toEqual([1, null]);
  return output().trim();
}

test('the site is served until Ctrl+C', async () => {
  const port = String(await freePort());
  const { child, output } = serve(port);
  const address = `http://localhost:${port}`;
  await expect
    .poll(output, { timeout: 50_000 })
    .toBe(
      `The site is at ${address} (for this computer alone; for others: HOST=0.0.0.0 npm start; stop with Ctrl+C)\n`,
    );
  expect(await (await fetch(address)).text()).toBe('<h1>Home</h1>');
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('it can be reached by both addresses of this computer, and by no other one', async () => {
  const port = await freePort();
  const { output } = serve(String(port));
  await expect.poll(output, { timeout: 50_000 }).toContain('for this computer alone');
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4');
  expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(200);
  if (outside) await expect(fetch(`http://${outside.address}:${port}`)).rejects.toThrow();
});

test('for others it is served where HOST says', async () => {
  const port = await freePort();
  const { output } = serve(String(port), home, { HOST: '0.0.0.0' });
  const shown = `The site is at http://0.0.0.0:${port} (stop with Ctrl+C)\n`;
  await expect.poll(output, { timeout: 50_000 }).toBe(shown);
});

test('somebody who does not read on delays the end by some seconds at most', async () => {
  const port = await freePort();
  truncateSync(join(home, 'dist/large.bin'), 50_000_000);
  const { child, output } = serve(String(port));
  await expect.poll(output, { timeout: 50_000 }).toContain('The site is at');
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'readable');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  socket.destroy();
});

test('a port that is taken, or none, is said in one line', async () => {
  const port = await freePort();
  const other = createServer().listen(port);
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  expect(await refusal(String(port))).toBe(
    `Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`,
  );
  expect(await refusal('web')).toBe('PORT is "web", but it must be a number from 1 to 65535.');
});

test('a site that has not been built is said in one line, too', async () => {
  expect(await refusal('', join(home, 'dist'))).toBe(
    'There is no built site in dist/. Run: npm run build',
  );
});
