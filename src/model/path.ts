// Page addresses: the one rule that every path ends with a slash.

/** The file that hosts answer unknown addresses with. */
export const NOT_FOUND_PATH = '/404.html';

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

/** Adds a query to the address of a page that has none. */
export function addQuery(address: string, added: string): string {
  const { path, query, hash } = splitAddress(address);
  return query || !path.startsWith('/') ? address : path + added + hash;
}

/** The address of a page's data file: `/about/` gives `/about/page.json`. */
export function pageDataPath(path: string): string {
  return `${withTrailingSlash(path)}page.json`;
}

/** The address of the data that all pages of a build share. */
export function siteFilePath(build: string): string {
  return `/assets/site-${build}.json`;
}

/** Adds a choice to the query of a page's address: `/contact/?size=small`. Other addresses stay as they are. */
export function withChoice(address: string, name: string, value: string): string {
  if (!address.startsWith('/')) return address;
  const { path, query, hash } = splitAddress(address);
  return `${path}${query ? `${query}&` : '?'}${name}=${encodeURIComponent(value)}${hash}`;
}
