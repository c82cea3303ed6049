// Paths of pages: every one ends with a slash.

/** The file that hosts send for unknown paths. */
export const NOT_FOUND_PATH = '/404.html';

/**
 * Adds the trailing slash to `/about`; files such as `/logo.svg` stay. Two slashes at the start become one, because a
 * browser takes what follows them for a host.
 */
export function withTrailingSlash(address: string): string {
  return address.replace(/^\/{2,}/, '/').replace(/(^|\/)[^/.]+$/, '$&/');
}

/** Splits `/contact/?city=dunkirk#form` into its path, query (with `?`) and hash (with `#`). */
export function splitAddress(address: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  return { path, query, hash };
}

/** The path of a page's data file: `/about/page.json` for `/about/`. */
export function pageDataPath(path: string): string {
  return `${withTrailingSlash(path)}page.json`;
}

/** The path of the data that all pages of a build share. */
export function siteFilePath(build: string): string {
  return `/assets/site-${build}.json`;
}
