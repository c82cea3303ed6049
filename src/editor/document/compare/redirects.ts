// Reports addresses that lost their page or are redirected from now on.
import { redirectedPaths, redirectTable } from '../../../model/redirects.ts';
import type { PageSource, Site } from '../../../model/site.ts';

/** The target of an address without a page. */
export function redirectTarget(path: string, { redirects }: Pick<Site, 'redirects'>): string {
  return redirectTable(redirects).get(path) ?? '“not found”';
}

/**
 * The sentences about addresses with a new target. They leave out addresses that had a page, and addresses of pages
 * that have moved.
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
    .map((from) => `The address ${from} leads to ${redirectTarget(from, after)} from then on`);
}
