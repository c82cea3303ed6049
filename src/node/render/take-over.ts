// Puts files of the site before into the draft of a new one.
import { copyFileSync, linkSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { WrittenFile } from './render-batch.ts';

/** What is to be taken over, and between which folders. */
export interface TakeOver {
  files: WrittenFile[];
  site: string;
  draft: string;
}

/** Takes over the files that are as they were written; gives them as they are now. */
export function takeOver({ files, site, draft }: TakeOver): WrittenFile[] {
  return files
    .filter((file) => isUntouched(join(site, file[0]), file))
    .map((file) => take(file, join(site, file[0]), join(draft, file[0])));
}

function isUntouched(path: string, [, bytes, time]: WrittenFile): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  // A copy of a file has its time in whole milliseconds.
  return stats?.size === bytes && Math.abs(stats.mtimeMs - time) < 1;
}

/** The same file in another place; where the disk knows no second name for a file, a copy. */
function take([path, bytes, time]: WrittenFile, from: string, to: string): WrittenFile {
  // Nearly always the folder is there, and to make sure takes as long as the rest.
  if (isLinked(from, to)) return [path, bytes, time];
  mkdirSync(dirname(to), { recursive: true });
  if (isLinked(from, to)) return [path, bytes, time];
  copyFileSync(from, to);
  return [path, bytes, statSync(to).mtimeMs];
}

function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}
