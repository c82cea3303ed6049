// A folder in which one process works at a time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from '../../src/files/one-at-a-time.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
const busy = new Error('busy');

/** A process that holds the lock of a folder. */
async function holder(locked: string) {
  const url = new URL('../../src/node/launch/own-code.js', import.meta.url);
  const code = `import { importTypeScript } from '${url}';
    const { lockFolder } = await importTypeScript('src/files/one-at-a-time.ts');
    await lockFolder(${JSON.stringify(locked)}, new Error('busy'));
    process.stdout.write('locked');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test('is refused to a second process until the first one gives it back', async () => {
  const site = join(folder, 'not-there-yet');
  const unlock = await lockFolder(site, busy);
  await expect(lockFolder(site, busy)).rejects.toBe(busy);
  unlock();
  (await lockFolder(site, busy))();
});

test('is free again after its process was killed, and the same by a link', async () => {
  const real = join(folder, 'real');
  mkdirSync(real);
  symlinkSync(real, join(folder, 'link'));
  const child = await holder(real);
  await expect(lockFolder(join(folder, 'link'), busy)).rejects.toBe(busy);
  child.kill('SIGKILL');
  await once(child, 'close');
  (await lockFolder(join(folder, 'link'), busy))();
});
