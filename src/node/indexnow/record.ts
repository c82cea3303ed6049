// The record of submitted pages: a file that stays from one submission to the next.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PageHashes } from './page-hashes.ts';

/** The file, unless the command line names another. A fresh clone in CI has to keep it between runs. */
export const RECORD = 'node_modules/.cache/curbside/indexnow.json';

/** The hashes of the pages at the last submission; undefined before the first. Throws when the file is not JSON. */
export function readRecord(file: string): PageHashes | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageHashes) : undefined;
}

/** Notes the addresses that were taken, as the pages are now. */
export function writeRecord(
  file: string,
  { before, now, taken }: { before: PageHashes; now: PageHashes; taken: string[] },
): void {
  const record = { ...before };
  for (const address of taken) {
    const hash = now[address];
    if (hash) record[address] = hash;
    else delete record[address];
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}
