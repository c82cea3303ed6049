// Finds the links that lead to a page, and the changes that lead them elsewhere.
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { asArray } from '../../../manifest/text/values.ts';
import type { ManifestChange } from '../../document/change.ts';
import { leavesOf } from '../../document/schema/pointers.ts';

/** A link in the manifest. */
export interface FoundLink {
  pointer: Pointer;
  value: string;
}

/** Keys whose value is an address without being a link. */
const NO_LINK = ['path', 'from'];

/** Every value that leads to a page, or to a place on it. */
export const linksTo = (path: string, manifest: unknown): FoundLink[] =>
  leavesOf(manifest).flatMap(([pointer, value]) => {
    const isLink =
      typeof value === 'string' &&
      (value === path || value.startsWith(`${path}#`) || value.startsWith(`${path}?`));
    return isLink && !NO_LINK.includes(String(pointer.at(-1))) ? [{ pointer, value }] : [];
  });

/** Changes that lead links to another address; places on the old page go where `keepPlaces` says. */
export function redirectLinks(
  links: FoundLink[],
  from: string,
  to: string,
  keepPlaces: boolean,
): ManifestChange[] {
  return links.map(({ pointer, value }) => ({
    kind: 'set',
    pointer,
    value: keepPlaces ? to + value.slice(from.length) : to,
    before: value,
  }));
}

/** The change that adds a redirect; the first one begins the list. */
export const addRedirect = (from: string, to: string, redirects: unknown): ManifestChange => ({
  kind: 'insert',
  pointer: ['redirects'],
  at: asArray(redirects).length,
  value: { from, to },
});
