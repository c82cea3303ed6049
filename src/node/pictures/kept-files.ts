// Files that take long to make, kept under a name that says what they were made from, so that they are made once.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeWhole } from '../output/write-whole.ts';

/** The path itself, once the file is there: `make` gives its content where it is not. Throws what `make` throws. */
export async function keptFile(path: string, make: () => Promise<Buffer>): Promise<string> {
  if (existsSync(path)) return path;
  const content = await make();
  await mkdir(dirname(path), { recursive: true });
  await writeWhole(path, content, { flush: true });
  return path;
}
