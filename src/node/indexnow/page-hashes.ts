// Hashes of the pages of a built site: a page with another hash than before has changed.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By address, the hash of a page's words, links and pictures' descriptions. */
export type PageHashes = Record<string, string>;

/** The hashes of the pages in a built site's sitemap. Throws without a sitemap. */
export function pageHashes(folder: string): PageHashes {
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  return Object.fromEntries(
    addresses.map((address) => {
      const file = join(folder, new URL(address).pathname, 'index.html');
      return [address, contentHash(readFileSync(file, 'utf8'))];
    }),
  );
}

/** The addresses that are new, changed or gone since an earlier build. */
export function changedAddresses(before: PageHashes, now: PageHashes): string[] {
  const all = new Set([...Object.keys(now), ...Object.keys(before)]);
  return [...all].filter((address) => before[address] !== now[address]);
}

/** Styles, scripts and the names of the build's files, which change with the code, are not in it. */
function contentHash(html: string): string {
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  const [main = ''] = /<main[\s>].*<\/main>/s.exec(html) ?? [];
  const words = main
    .replace(/<(style|script)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, (tag) => / (?:href|alt)="([^"]*)"/.exec(tag)?.[1] ?? ' ');
  const said = [title, description, words].join('\n').replace(/\s+/g, ' ');
  return createHash('sha256').update(said).digest('hex').slice(0, 16);
}
