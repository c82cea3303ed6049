// Files that take long to make, kept under a name that says what they were made from, so that they are made once.
import { existsSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The path itself, once the file is there: `make` gives its content where it is not. Throws what `make` throws. */
export async function keptFile(path: string, make: () => Promise<Buffer>): Promise<string> {
  if (!existsSync(path)) await writeWhole(path, await make());
  return path;
}

/**
 * Writes a file in one step: another build may write the same one at this moment, and none may read half of it, nor
 * find half of it after the computer has lost its power.
 */
async function writeWhole(path: string, data: Buffer): Promise<void> {
  const draft = `${path}.${process.pid}-${Math.random()}`;
  await mkdir(dirname(path), { recursive: true });
  const file = await open(draft, 'w');
  await file.writeFile(data);
  await file.sync();
  await file.close();
  await rename(draft, path);
}
