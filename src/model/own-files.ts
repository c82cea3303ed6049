// The paths of the files that a build writes beside the pages. No page and no public file may have them.
import { NOT_FOUND_PATH } from './path.ts';

/** The folder of files with a content hash. Browsers keep them for a year. */
export const ASSETS = '/assets/';

/** The icons for Apple's home screens, for tabs and for search engines. */
export const APPLE_ICON = '/icons/apple-touch-icon.png';
export const TAB_ICON = '/icons/192.png';
export const LARGE_ICON = '/icons/512.png';

/** The mark of a company that has no logo of its own. */
export const INITIALS = '/icons/mark.svg';

/** The drawing that replaces a picture that fails to load. */
export const PLACEHOLDER_ICON = '/icons/placeholder.svg';

/** The web app manifest. */
export const WEB_MANIFEST = '/site.webmanifest';

const FOLDERS = [ASSETS, '/icons/', '/social/'];

const FILES = [
  NOT_FOUND_PATH,
  '/_headers',
  '/_redirects',
  '/robots.txt',
  '/sitemap.xml',
  WEB_MANIFEST,
];

/** Whether the build writes a file at this path. The two files of a page end with these names. */
export function isOwnFile(path: string): boolean {
  return (
    FILES.includes(path) ||
    FOLDERS.some((folder) => `${path}/`.startsWith(folder)) ||
    /\/(?:index\.html|page\.json)$/.test(path)
  );
}
