// Redirects to pages: from their old paths, and from short ones.
import type { Redirect } from './manifest.generated.ts';
import { withTrailingSlash } from './path.ts';

/** The paths of a redirect: with and without the trailing slash. A file has only one. */
export function redirectedPaths({ from }: Redirect): string[] {
  const bare = from.replace(/\/$/, '');
  return [...new Set([bare, withTrailingSlash(bare)])];
}

/** The target of each redirect by path. */
export function redirectTable(redirects: Redirect[]): Map<string, string> {
  return new Map(
    redirects.flatMap((redirect) =>
      redirectedPaths(redirect).map((path) => [path, redirect.to] as const),
    ),
  );
}
