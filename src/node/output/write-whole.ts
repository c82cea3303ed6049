// Writes files that are read by others while they are being written.
import { rename, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a file in one step: nobody reads half of it, and where it cannot be finished, as on a full disk, nothing is left.
 * @param flush true where half of it must not be found even after the computer has lost its power, which takes longer
 */
export async function writeWhole(
  path: string,
  content: Buffer,
  { flush = false } = {},
): Promise<void> {
  const draft = `${path}.${process.pid}-${Math.random()}`;
  try {
    await writeFile(draft, content, { flush });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
