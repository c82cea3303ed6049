// A disk on which things go wrong, for as long as a test takes.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished } from 'vitest';

/** Fails with a code of the system. */
function fail(code: string): never {
  throw Object.assign(new Error(`${code}: the disk of this test`), { code });
}

/** Has room for half of the next folder that is copied. */
export function fillDiskWithCopy(): void {
  const { cpSync } = fs;
  replace('cpSync', (from, to) => {
    fs.cpSync = cpSync;
    syncBuiltinESMExports();
    fs.mkdirSync(String(to));
    const [first = ''] = fs.readdirSync(from);
    fs.writeFileSync(`${to}/${first}`, 'half');
    fail('ENOSPC');
  });
}

/** Refuses to move a file or folder of this path, or to replace it, as Windows does while another program has it open. */
export function holdOpen(path: string): void {
  const { renameSync } = fs;
  replace('renameSync', (from, to) =>
    from === path || to === path ? fail('EPERM') : renameSync(from, to),
  );
}

function replace<Name extends 'renameSync' | 'cpSync'>(name: Name, by: (typeof fs)[Name]) {
  const original = fs[name];
  const put = (one: (typeof fs)[Name]) => {
    fs[name] = one;
    syncBuiltinESMExports();
  };
  put(by);
  onTestFinished(() => put(original));
}
