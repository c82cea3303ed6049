// Remembers what the pages of the last build were made from, so that a page that has not changed is not rendered again.
//
// The last build's own files are the store: nothing is kept twice. The record says for each page from what it was made
// and what its files looked like; a file that somebody has changed since has another time or size and is made anew.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { OutputFolder } from '../output-folder.ts';
import type { WrittenFile, WrittenPage } from './render-batch.ts';

/** What is remembered of a page: a name for everything that it was made from, and what was written of it. */
export interface KeptPage extends WrittenPage {
  made: string;
}

interface PageRecord {
  /** The folder of the site that the record is about. */
  site: string;
  pages: Record<string, KeptPage>;
}

/** A short name for a text. */
export function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** Below the cache: the records, each beside the spare folders of its site. */
const FOLDER = 'pages';

/** Where the folders of a site's last version are kept. */
export function spareOf(cache: string, site: string): string {
  return join(cache, FOLDER, nameOf(site));
}

/** The record of the site in a folder. */
export interface KeptPages {
  /** Puts a page's files into the draft when they were made from the same; gives them, or undefined. */
  reuse(path: string, made: string): KeptPage | undefined;
  /** Remembers the pages of the build that has just been published, and forgets all others. */
  remember(pages: Map<string, KeptPage>): void;
}

/**
 * Opens the record of a site. One that cannot be read counts as empty.
 * @param cache the folder that records are kept in
 */
export function keptPages(cache: string, { site, draft }: OutputFolder): KeptPages {
  const folder = join(cache, FOLDER);
  const file = join(folder, `${nameOf(site)}.json`);
  const known = read(file)?.pages ?? {};
  return {
    reuse(path, made) {
      const page = known[path];
      if (page?.made !== made || !page.files.every((written) => isUntouched(site, written))) {
        return undefined;
      }
      return { ...page, files: page.files.map((written) => take(written, site, draft)) };
    },
    remember(pages) {
      mkdirSync(folder, { recursive: true });
      forgetLostSites(folder);
      const next = `${file}.${process.pid}`;
      const record: PageRecord = { site, pages: Object.fromEntries(pages) };
      writeFileSync(next, JSON.stringify(record));
      renameSync(next, file);
    },
  };
}

function read(file: string): PageRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PageRecord;
  } catch {
    return undefined;
  }
}

function isUntouched(site: string, [path, bytes, time]: WrittenFile): boolean {
  const stats = statSync(join(site, path), { throwIfNoEntry: false });
  return stats?.size === bytes && stats.mtimeMs === time;
}

/** The same file in the draft; where the disk knows no second name for a file, a copy. */
function take([path, bytes, time]: WrittenFile, site: string, draft: string): WrittenFile {
  const [from, to] = [join(site, path), join(draft, path)];
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

/** Records of folders that are gone, such as those of test sites. */
function forgetLostSites(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.json'))) {
    const site = read(join(folder, name))?.site;
    if (site && existsSync(site)) continue;
    rmSync(join(folder, name), { force: true });
    rmSync(join(folder, name.replace(/\.json$/, '')), { recursive: true, force: true });
  }
}
