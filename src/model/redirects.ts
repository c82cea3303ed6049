// Redirects to pages: from their old paths, from all paths below one, from those with a certain query, and from short ones.
import type { Redirect } from './manifest.generated.ts';
import { splitAddress, withTrailingSlash } from './path.ts';

/** The old addresses of a redirect: with and without the trailing slash, which a file lacks; `/blog/*` begins at `/blog`. */
export function redirectedPaths({ from }: Redirect): string[] {
  const { path, query } = splitAddress(from);
  const isPattern = path.endsWith('*');
  const bare = path.replace(/\/\*?$/, '');
  const both = [bare, withTrailingSlash(bare || '/')].filter((address) => address !== '');
  return [...new Set(both.map((address) => address + query)), ...(isPattern ? [path] : [])];
}

/**
 * The target of each redirect by its old addresses: queries first, then whole paths, then the narrowest patterns. A path
 * has its own redirect rather than that of a pattern, which begins there.
 */
export function redirectTable(redirects: Redirect[]): Map<string, string> {
  const rank = (path: string, from: string) =>
    path.includes('?') ? 0 : path.endsWith('*') ? 3 : from.endsWith('*') ? 1 : 2;
  const ranked = redirects.flatMap(({ from, to }) =>
    redirectedPaths({ from, to }).map((path) => ({ path, to, rank: rank(path, from) })),
  );
  ranked.sort((a, b) => a.rank - b.rank || (a.rank === 3 ? b.path.length - a.path.length : 0));
  return new Map(ranked.map(({ path, to }) => [path, to]));
}

/**
 * Where a table leads a request, or undefined: `/about/?a=1#team`. The query of the request goes along unless the redirect
 * was chosen by it.
 * @param query with its question mark, or empty
 */
export function resolveRedirect(
  table: Map<string, string>,
  path: string,
  query = '',
): string | undefined {
  for (const part of query.slice(1).split('&')) {
    const chosen = table.get(`${path}?${part}`);
    if (chosen) return chosen;
  }
  const steps = path.split('/').slice(0, -1);
  const patterns = steps.map((_, index) => `${steps.slice(0, index + 1).join('/')}/*`).reverse();
  const found = [path, ...patterns].find((key) => table.has(key));
  if (!found) return undefined;
  // The schema forbids a query in the target itself.
  const to = splitAddress(table.get(found) as string);
  return to.path + query + to.hash;
}
