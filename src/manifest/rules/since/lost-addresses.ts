// An address of the last valid version still leads somewhere: visitors and search engines know it.
import { splitAddress } from '../../../model/path.ts';
import { redirectTable, resolveRedirect } from '../../../model/redirects.ts';
import { defineMessages } from '../../messages/message.ts';
import { formatSomeNames, MAX_PHRASED } from '../../messages/phrases.ts';
import type { ExpandedPage } from '../../site/expand/expand-pages.ts';
import { closestMatch } from '../../text/nearest.ts';
import type { Rule } from '../rule.ts';

/** The addresses, each with the page that it could lead to. */
interface Lost {
  redirects: { from: string; to: string }[];
}

export const { messages, createFinding } = defineMessages({
  'lost-address': {
    title: 'An address that the last version had, and that leads nowhere now',
    severity: 'warning',
    sentence: ({ redirects }: Lost) => {
      const addresses = formatSomeNames(redirects.map(({ from }) => from));
      return redirects.length === 1
        ? `The last version had the address ${addresses}, and it leads nowhere now.`
        : `The last version had the addresses ${addresses}, and they lead nowhere now.`;
    },
    hint: ({ redirects }: Lost) => {
      const lines = redirects
        .slice(0, MAX_PHRASED)
        .map(({ from, to }) => `- { from: ${from}, to: ${to} }`);
      return `Visitors and search engines still know ${redirects.length === 1 ? 'it' : 'them'}. Under redirects: write ${lines.join(' and ')}`;
    },
    only: 'beside the last version',
    bad: [
      'towns.fredonia.slug: fredonia-village',
      'redirects: [{ from: /bins/, to: /lawn-care/ }]',
      `redirects: ~`,
    ],
    good: [
      'redirects: [{ from: /team.html, to: /about/ }, { from: /bins/*, to: /lawn-care/ }]',
      `towns.fredonia.slug: fredonia-village
redirects: [{ from: /team.html, to: /about/ }, { from: /bins/, to: /lawn-care/ },
  { from: /lawn-care/fredonia/, to: /lawn-care/fredonia-village/ },
  { from: /planters/fredonia/, to: /planters/fredonia-village/ }]`,
    ],
  },
});

export const check: Rule = ({ manifest, expansion: { pages }, files, previous }) => {
  const previousSite = previous?.();
  if (!previousSite) return [];
  const table = redirectTable(manifest.redirects ?? []);
  const currentPaths = new Set(pages.map(({ path }) => path));
  const isReachable = (path: string) =>
    currentPaths.has(path) || files.has(path) || resolveRedirect(table, path) !== undefined;
  const isThere = (to: string) => currentPaths.has(splitAddress(to).path) || files.has(to);
  const redirects = [
    ...previousSite.expansion.pages
      .filter(({ path }) => !isReachable(path))
      .map((page) => ({ from: page.path, to: pageFor(page, pages) })),
    ...(previousSite.manifest.redirects ?? [])
      .filter(({ from }) => !isReachable(from))
      .map(({ from, to }) => ({
        from,
        to: isThere(to) ? to : (closestMatch(to, currentPaths) ?? '/'),
      })),
  ];
  if (redirects.length === 0) return [];
  const at = manifest.redirects ? 'redirects' : 'pages';
  return [createFinding('lost-address', [at], { redirects }, { at: 'key' })];
};

/** The page to redirect an old one to: that of the same town and service, the one with the nearest address, or the one above. */
function pageFor({ path, town, service }: ExpandedPage, pages: ExpandedPage[]): string {
  const same = pages.find((page) => town && page.town?.id === town.id && page.service === service);
  if (same) return same.path;
  const paths = pages.map((page) => page.path);
  const above = paths.filter((other) => path.startsWith(other));
  const near = town ? undefined : closestMatch(path, paths);
  return near ?? above.sort((a, b) => b.length - a.length)[0] ?? '/';
}
