// A folder of a test file's own.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Makes a folder that is gone when all tests of the file, or of the `describe` around it, have ended. */
export function temporaryFolder(parent = tmpdir()): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'curbside-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
