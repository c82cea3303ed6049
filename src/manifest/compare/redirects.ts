// What becomes of addresses: where one leads that has lost its page, and which are led on from now on.
import { redirectedPaths, redirectTable } from '../../model/redirects.ts';
import type { PageSource, Site } from '../../model/site.ts';

/** Where an address leads that has no page. */
export function leadsTo(path: string, { redirects }: Pick<Site, 'redirects'>): string {
  return redirectTable(redirects).get(path) ?? '“not found”';
}

/**
 * The sentences about addresses that lead elsewhere than before. What is told with a page is left out: an address that
 * had one, and one whose page has moved.
 * @param common the pages of both sites
 */
export function redirectSentences(
  before: Site,
  after: Site,
  common: [PageSource, PageSource][],
): string[] {
  const known = new Set([...before.pages, ...after.pages].map(({ path }) => path));
  const moved = new Map(common.map(([old, fresh]) => [old.path, fresh.path]));
  const [old, fresh] = [redirectTable(before.redirects), redirectTable(after.redirects)];
  const followed = (to = '') => to.replace(/^[^#]*/, (path) => moved.get(path) ?? path);
  const all = [...after.redirects, ...before.redirects].filter(
    (redirect) => !redirectedPaths(redirect).some((path) => known.has(path)),
  );
  return [...new Set(all.map(({ from }) => from))]
    .filter((from) => followed(old.get(from)) !== (fresh.get(from) ?? ''))
    .map((from) => `The address ${from} leads to ${leadsTo(from, after)} from then on`);
}
