// Remembers what the pages of the last build were made from, so that a page that has not changed is not rendered again.
//
// The last build's own files are the store: nothing is kept twice. The record says for each page from what it was made
// and what its files looked like; a file that somebody has changed since has another time or size and is made anew.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { OutputFolder } from '../output/output-folder.ts';
import type { BuildWorker } from './pool.ts';
import type { WrittenFile, WrittenPage } from './render-batch.ts';
import { type TakeOver, takeOver } from './take-over.ts';

/** What is remembered of a page: a name for everything but code that it was made from, and what was written of it. */
export interface KeptPage extends WrittenPage {
  made: string;
}

interface PageRecord {
  /** The folder of the site that the record is about. */
  site: string;
  /** A name for the code that has made its pages. */
  code: string;
  pages: Record<string, KeptPage>;
}

/** A short name for a text. Nobody attacks it, and this hash takes half as long as SHA-256. */
export function nameOf(text: string): string {
  return createHash('sha1').update(text).digest('base64url').slice(0, 22);
}

/** Below the cache: the records, each beside the spare folders of its site. */
const FOLDER = 'pages';

/** Where the folders of a site's last version are kept. */
export function spareOf(cache: string, site: string): string {
  return join(cache, FOLDER, nameOf(site));
}

/** The pages of the last build, whose files have been put into the draft. */
export interface KeptPages {
  /** How many there are. */
  count: number;
  /** What was written of a page, when it was made from the same; otherwise its files are taken out of the draft again. */
  reuse(path: string, made: string): KeptPage | undefined;
  /** Takes the files of all pages out of the draft that nobody has asked for: they are no longer there. */
  dropOthers(): void;
  /** Remembers the pages of the build that has just been published, and forgets all others. */
  remember(pages: Map<string, KeptPage>): void;
}

interface KeptSettings {
  /** The folder that records are kept in. */
  cache: string;
  folder: OutputFolder;
  /** A name for all the code that renders pages: none is kept that other code has made. */
  code: string;
  worker: BuildWorker;
}

/** Puts the pages of the last build into the draft, as far as they may be used. A record that cannot be read counts as empty. */
export async function keptPages({ cache, folder, code, worker }: KeptSettings): Promise<KeptPages> {
  const { site, draft, own } = folder;
  const records = join(cache, FOLDER);
  const file = join(records, `${nameOf(site)}.json`);
  const record = read(file);
  // A file that is taken over cannot be copied onto itself.
  const known = new Map(own && record?.code === code ? Object.entries(record.pages) : []);
  const files = [...known.values()].flatMap((page) => page.files);
  const taken = await takeAll({ files, site, draft }, worker);
  const drop = (page: KeptPage) => {
    for (const [path] of page.files) if (taken.has(path)) unlinkSync(join(draft, path));
  };
  return {
    count: known.size,
    reuse(path, made) {
      const page = known.get(path);
      if (!page) return undefined;
      known.delete(path);
      const files = page.files.map(([name]) => taken.get(name)).filter((one) => one !== undefined);
      if (page.made === made && files.length === page.files.length) return { ...page, files };
      drop(page);
      return undefined;
    },
    dropOthers() {
      for (const page of known.values()) drop(page);
      known.clear();
    },
    remember(pages) {
      mkdirSync(records, { recursive: true });
      forgetLostSites(records);
      const next = `${file}.${process.pid}`;
      const made: PageRecord = { site, code, pages: Object.fromEntries(pages) };
      writeFileSync(next, JSON.stringify(made));
      renameSync(next, file);
    },
  };
}

/** Fewer files are taken over in less time than a worker takes to start. */
const WORTH_A_WORKER = 200;

async function takeAll(from: TakeOver, worker: BuildWorker): Promise<Map<string, WrittenFile>> {
  const few = from.files.length < WORTH_A_WORKER;
  const taken = few ? takeOver(from) : await worker.ask('takeOver', from);
  return new Map(taken.map((written) => [written[0], written]));
}

function read(file: string): PageRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PageRecord;
  } catch {
    return undefined;
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
