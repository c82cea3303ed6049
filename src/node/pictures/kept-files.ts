// A cache of files that take long to make. Their names are hashes of what they are made from.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeFileAtomic } from '../../files/write-whole.ts';

/** Makes a file unless it is there, and returns its path. An interrupted run leaves no half-written file. */
export async function cachedFile(path: string, make: () => Promise<Buffer>): Promise<string> {
  if (existsSync(path)) return path;
  const content = await make();
  await mkdir(dirname(path), { recursive: true });
  await writeFileAtomic(path, content, { flush: true });
  return path;
}
