// `npm start`, second half, as a person starts and stops it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../support/build-site.ts';
import { freePort } from '../support/database.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const home = temporaryFolder();
mkdirSync(join(home, 'dist'));
writeFileSync(join(home, 'dist/index.html'), '<h1>Home</h1>');

/** Starts the command; `output` gives what it has printed so far. */
function serve(port: string, cwd = home): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [join(ROOT, 'src/build/cli/run.js'), 'serve'], {
    cwd,
    env: { ...process.env, PORT: port },
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

/** What is printed when the command cannot do its work. */
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
