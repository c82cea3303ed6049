// Page addresses: the one rule that every path ends with a slash.

/** The file that hosts answer unknown addresses with. */
export const NOT_FOUND_PATH = '/404.html';

/** Whether a path is that of a page of the site: it ends with a slash, which no file's does. */
export const isPagePath = (path: string): boolean => path.endsWith('/');

/**
 * Adds the trailing slash of every page address. `/about` becomes `/about/`; files such as `/logo.svg` stay. Two
 * leading slashes become one: a browser would read the name of another website after them.
 */
export function withTrailingSlash(address: string): string {
  return address.replace(/^\/{2,}/, '/').replace(/(^|\/)[^/.]+$/, '$&/');
}

/** Splits `/contact/?city=dunkirk#form` into its path, query (with `?`) and hash (with `#`). */
export function splitAddress(address: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  return { path, query, hash };
}

/**
 * Adds choices to the query of a page's address: `/contact/?city=westfield`. Those that it has come first, and a form takes
 * the first of each name. Other addresses stay as they are.
 * @param choices such as `city=westfield&service=mowing`, or none
 */
export function addQuery(address: string, choices: string): string {
  if (choices === '' || !address.startsWith('/')) return address;
  const { path, query, hash } = splitAddress(address);
  return `${path}${query ? `${query}&` : '?'}${choices}${hash}`;
}

/** The address of a page's data file: `/about/` gives `/about/page.json`. */
export function pageDataPath(path: string): string {
  return `${withTrailingSlash(path)}page.json`;
}

/** The address of the data that all pages of a build share. */
export function siteFilePath(build: string): string {
  return `/assets/site-${build}.json`;
}
