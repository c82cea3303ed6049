// Finds the links that lead to a page, and the changes that lead them elsewhere.
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { asArray, asObject } from '../../../manifest/text/values.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
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

const redirectsOf = (manifest: unknown) => asArray(asObject(manifest).redirects) as YamlValue[];

/** Takes away the redirects from an address. The last goes first, so that the others keep their places. */
function outdatedRedirects(path: string, manifest: unknown): ManifestChange[] {
  const isFrom = ({ from }: { from?: unknown }) => `${from}/`.replace(/\/+$/, '/') === path;
  return redirectsOf(manifest)
    .flatMap((redirect, at): ManifestChange[] =>
      isFrom(asObject(redirect))
        ? [{ kind: 'remove', pointer: ['redirects', at], before: redirect }]
        : [],
    )
    .reverse();
}

/** The changes that take away the redirects from an address, because a page has it now; with the last goes their list. */
export function removeRedirects(path: string, manifest: unknown): ManifestChange[] {
  const changes = outdatedRedirects(path, manifest);
  const all = redirectsOf(manifest);
  return changes.length > 0 && changes.length === all.length
    ? [{ kind: 'unset', pointer: ['redirects'], before: all }]
    : changes;
}

/**
 * The changes that lead visitors from one address to another: every link, and a redirect for links on other sites. Places on
 * the old page are left out where `keepPlaces` is false.
 */
export function redirectPage(
  [from, to]: [string, string],
  manifest: unknown,
  keepPlaces: boolean,
): ManifestChange[] {
  const outdated = outdatedRedirects(to, manifest);
  const isOutdated = ([list, at]: Pointer) =>
    outdated.some(({ pointer }) => pointer[0] === list && pointer[1] === at);
  return [
    ...linksTo(from, manifest)
      .filter(({ pointer }) => !isOutdated(pointer))
      .map(({ pointer, value }): ManifestChange => {
        const next = keepPlaces ? to + value.slice(from.length) : to;
        return { kind: 'set', pointer, value: next, before: value };
      }),
    ...outdated,
    {
      kind: 'insert',
      pointer: ['redirects'],
      at: redirectsOf(manifest).length - outdated.length,
      value: { from, to },
    },
  ];
}
