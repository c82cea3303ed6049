// Finds the links that lead to a page, and the changes that lead them elsewhere.
import { asArray, asObject } from '../../../manifest/text/values.ts';
import type { ManifestChange } from '../../document/change.ts';
import { leavesOf } from '../../document/schema/pointers.ts';

/** Keys whose value is an address without being a link. */
const NO_LINK = ['path', 'from'];

/** Every value that leads to a page, or to a place on it. */
export const linksTo = (path: string, manifest: unknown) =>
  leavesOf(manifest).flatMap(([pointer, value]) => {
    const isLink =
      typeof value === 'string' &&
      (value === path || value.startsWith(`${path}#`) || value.startsWith(`${path}?`));
    return isLink && !NO_LINK.includes(String(pointer.at(-1))) ? [{ pointer, value }] : [];
  });

/**
 * The changes that lead visitors from one address to another: every link, and a redirect for links on other sites. Places on
 * the old page are left out where `keepPlaces` is false.
 */
export const redirectPage = (
  [from, to]: [string, string],
  manifest: unknown,
  keepPlaces: boolean,
): ManifestChange[] => [
  ...linksTo(from, manifest).map(({ pointer, value }): ManifestChange => {
    const next = keepPlaces ? to + value.slice(from.length) : to;
    return { kind: 'set', pointer, value: next, before: value };
  }),
  {
    kind: 'insert',
    pointer: ['redirects'],
    at: asArray(asObject(manifest).redirects).length,
    value: { from, to },
  },
];
