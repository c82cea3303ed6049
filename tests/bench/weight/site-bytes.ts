// How many bytes the pages of a finished site bring along.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of a finished site, as they lie on the disk. */
export interface SiteBytes {
  /** All script files together. */
  script: number;
  /** A name for the scripts' content. */
  scripts: string;
  /** The data that navigation fetches, of the page that has most and of the middle one. */
  largestData: number;
  middleData: number;
  /** The HTML of the page that has most. */
  largestHtml: number;
}

export function siteBytes(folder: string): SiteBytes {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const size = (name: string) => statSync(join(folder, name)).size;
  const sizes = (end: string) =>
    names
      .filter((name) => name.endsWith(end))
      .map(size)
      .sort((a, b) => a - b);
  const scripts = names.filter((name) => /^assets[\\/].*\.js$/.test(name));
  const hash = createHash('sha256');
  for (const name of scripts) hash.update(name).update(readFileSync(join(folder, name)));
  const data = sizes('page.json');
  return {
    script: scripts.reduce((sum, name) => sum + size(name), 0),
    scripts: hash.digest('hex'),
    largestData: data.at(-1) ?? 0,
    middleData: data[data.length >> 1] ?? 0,
    largestHtml: sizes('.html').at(-1) ?? 0,
  };
}
