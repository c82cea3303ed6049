// The file `_redirects` that Netlify and Cloudflare Pages read, and that `npm start` and nginx follow as well.
import { join } from 'node:path';
import type { Redirect } from '../../model/manifest.generated.ts';
import { splitAddress } from '../../model/path.ts';
import { redirectTable } from '../../model/redirects.ts';
import { readWhenChanged } from './read-when-changed.ts';

/** Its name, in the folder that is published. */
export const REDIRECTS_FILE = '/_redirects';

/**
 * The redirects as the file's text: a line for each path. The file leaves out the trailing slash: Netlify and
 * Cloudflare add it by themselves, and a rule would make them loop.
 */
export function writeRedirects(redirects: Redirect[]): string {
  return [...redirectTable(redirects)].map(([path, to]) => `${path} ${to} 301\n`).join('');
}

/** By path, where the lines of such a file lead. */
export function parseRedirects(text: string): Map<string, string> {
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/));
  return new Map(lines.flatMap(([path, to]) => (path && to ? [[path, to]] : [])));
}

/** Reads the redirects of the site in `folder`, again whenever the file has changed; none when there is no file. */
export const redirectsIn = (folder: string) =>
  readWhenChanged(join(folder, REDIRECTS_FILE), parseRedirects);

/** A target with the query of the request: `/about/?a=1#team`. The schema forbids a query in the target itself. */
export function withQuery(to: string, query: string): string {
  const { path, hash } = splitAddress(to);
  return path + query + hash;
}
