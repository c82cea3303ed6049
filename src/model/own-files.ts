// The addresses of the files that a build writes beside the pages: nothing else may have them.
import { NOT_FOUND_PATH } from './path.ts';

/** The files that the build makes lie there, and hosts are told to keep them for a year. */
export const ASSETS = '/assets/';

const FOLDERS = [ASSETS, '/icons/', '/social/'];

const FILES = [
  NOT_FOUND_PATH,
  '/_headers',
  '/_redirects',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
];

/** Whether the build writes a file there, whatever pages there are: a page's own two files end with these names. */
export function isOwnFile(path: string): boolean {
  return (
    FILES.includes(path) ||
    FOLDERS.some((folder) => `${path}/`.startsWith(folder)) ||
    /\/(?:index\.html|page\.json)$/.test(path)
  );
}
