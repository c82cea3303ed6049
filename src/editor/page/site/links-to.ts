// Finds the links that lead to a page, and the changes that lead them elsewhere.

import type { Pointer } from '../../../manifest/problem.ts';
import type { ManifestChange } from '../../document/change.ts';

/** A link in the manifest. */
export interface FoundLink {
  pointer: Pointer;
  value: string;
}

/** Keys whose value is an address without being a link. */
const NO_LINK = ['path', 'from'];

/** Every value that leads to a page, or to a place on it. */
export function linksTo(path: string, manifest: unknown): FoundLink[] {
  const found: FoundLink[] = [];
  const look = (value: unknown, pointer: Pointer): void => {
    if (typeof value === 'string') {
      const isLink = value === path || value.startsWith(`${path}#`) || value.startsWith(`${path}?`);
      if (isLink && !NO_LINK.includes(String(pointer.at(-1)))) found.push({ pointer, value });
    } else if (Array.isArray(value)) {
      for (const [at, entry] of value.entries()) look(entry, [...pointer, at]);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value)) look(entry, [...pointer, key]);
    }
  };
  look(manifest, []);
  return found;
}

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
export function addRedirect(from: string, to: string, redirects: unknown): ManifestChange {
  const value = { from, to };
  return Array.isArray(redirects)
    ? { kind: 'insert', pointer: ['redirects'], at: redirects.length, value }
    : { kind: 'set', pointer: ['redirects'], value: [value] };
}
