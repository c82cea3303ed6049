// Writes files that are read by others while they are being written.
import { renameSync } from 'node:fs';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

export interface WholeOptions {
  /** True where half of it must not be found even after the computer has lost its power, which takes longer. */
  flush?: boolean;
  /** The rights of the file; those of any new file without it. */
  mode?: number;
  /** A folder on the same disk for the temporary file; the file's own without it. */
  tempFolder?: string;
  /** Called right before the file is replaced; it throws where that must not be. */
  beforeReplace?: () => void;
}

/**
 * Writes a file in one step: nobody reads half of it, and where it cannot be finished, as on a full disk, nothing is left.
 */
export async function writeFileAtomic(
  path: string,
  content: Buffer,
  { flush = false, mode, tempFolder = dirname(path), beforeReplace }: WholeOptions = {},
): Promise<void> {
  const tempFile = join(tempFolder, `${basename(path)}.${process.pid}-${Math.random()}`);
  try {
    await writeFile(tempFile, content, { flush });
    if (mode !== undefined) await chmod(tempFile, mode);
    beforeReplace?.();
    renameSync(tempFile, path);
  } catch (error) {
    await rm(tempFile, { force: true });
    throw error;
  }
}
