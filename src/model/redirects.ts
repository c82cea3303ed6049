// Addresses that lead on to a page: old ones, after a page has moved, and short ones.
import type { Redirect } from './manifest.generated.ts';
import { withTrailingSlash } from './path.ts';

/** The paths that a redirect is for: with and without the slash at the end; that of a file only as it is. */
export function redirectedPaths({ from }: Redirect): string[] {
  const bare = from.replace(/\/$/, '');
  return [...new Set([bare, withTrailingSlash(bare)])];
}

/** By path, where each redirect leads. */
export function redirectTable(redirects: Redirect[]): Map<string, string> {
  return new Map(
    redirects.flatMap((redirect) =>
      redirectedPaths(redirect).map((path) => [path, redirect.to] as const),
    ),
  );
}
