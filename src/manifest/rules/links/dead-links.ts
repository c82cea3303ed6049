// Every internal link leads to a page, a place on a page, or a file in public/.
import { furtherPhones } from '../../../model/further-phones.ts';
import type { Manifest } from '../../../model/manifest.generated.ts';
import { splitAddress, withTrailingSlash } from '../../../model/path.ts';
import { redirectTable } from '../../../model/redirects.ts';
import { didYouMean, nearestChoices } from '../../messages/choices.ts';
import type { RuleMessages } from '../../messages/message.ts';
import type { Finding } from '../../problem.ts';
import type { ExpandedPage, Expansion } from '../../site/expand/expand-pages.ts';
import { nearest } from '../../text/nearest.ts';
import type { Rule } from '../rule.ts';
import { anchorsByPath, isLink, type Link, placesOnEveryPage } from './anchors.ts';
import { isChained } from './redirects.ts';

interface DeadLink {
  link: string;
  /** The link with the slash that it lacks. */
  whole?: string;
  /** The page to which the address is only led on. */
  ledTo?: string;
  /** The page that the link names, with its slash. */
  page?: string;
  /** Whether it is a word for a number or a place of the company. */
  isWord?: boolean;
  /** The page with the nearest address. */
  meant?: string;
  /** The only page that no link leads to. */
  unlinked?: string;
}

interface DeadAnchor {
  link: string;
  id: string;
  /** The page that lacks the place. */
  path?: string;
  /** Whether the link is shown on every page. */
  everywhere?: boolean;
  /** For such a link: the pages that have the place. */
  holders?: string[];
  meant?: string;
  /** The places that the page has. */
  ids?: string[];
}

export const messages = {
  'dead-link': {
    title: 'A link to a page that does not exist',
    sentence: ({ link, whole, ledTo, page, isWord }: DeadLink) => {
      if (isWord)
        return `The link "${link}" leads nowhere: the company has no such number, or no such place with a street and a maps service.`;
      if (whole) return `The link "${link}" lacks the slash at its end.`;
      return ledTo
        ? `No page has the address "${link}": visitors who open it are only led on to ${ledTo}.`
        : `The link "${link}" leads nowhere: there is no page ${page} and no such file in public/.`;
    },
    hint: ({ whole, ledTo, meant, unlinked, isWord }: DeadLink) => {
      if (whole ?? ledTo) return `Write ${whole ?? ledTo}`;
      if (meant) return didYouMean(meant);
      if (isWord)
        return 'Add it to `phones:` or `locations:` under `company:`, or delete the link.';
      return unlinked
        ? `If the page is now at ${unlinked}, where no link leads, write that. If it is gone, delete the link.`
        : 'Write the address of a page, or delete the link.';
    },
    bad: [
      'navigation.links.About.to: /abuot/',
      'navigation.links.About.to: /nowhere-at-all/',
      'navigation.links.About.to: /images',
      'navigation.links.About.to: /team.html',
      'navigation.links.About.to: /about',
      'services.mowing.page: /mowing-the-lawn-in-town/',
      'redirects.0.to: /abuot/',
      'footer.links.0.to: call:emergency',
    ],
    good: ['navigation.links.About.to: /images/yard.webp'],
  },
  'dead-anchor': {
    title: 'A link to a place that the page does not have',
    sentence: ({ link, id, path, everywhere, holders = [] }: DeadAnchor) =>
      everywhere
        ? `The link "${link}" is shown on every page, but ${holders.length > 0 ? 'not every page has' : 'no page has'} a section with the id "${id}".`
        : `The link "${link}" leads to a place that does not exist: no section of ${path} has the id "${id}".`,
    hint: ({ link, id, everywhere, holders = [], meant, ids = [] }: DeadAnchor) => {
      if (everywhere) {
        return holders.length === 1
          ? `Write ${holders[0]}${link}`
          : 'Write the address of a page, then # and the id of one of its sections, or delete the link.';
      }
      if (meant) return didYouMean(meant);
      return ids.length > 0
        ? `${nearestChoices(id, ids)} Or delete the link.`
        : 'No section there has an id: give one to the section that is meant, or delete the link.';
    },
    bad: [
      'footer.links.0.to: /about/#qestions',
      'footer.links.0.to: /lawn-care/#questions',
      'footer.links.0.to: "#questions"',
      'footer.links.0.to: "#small-print"',
    ],
    good: ['footer.links.0.to: /about/#due-date'],
  },
  'own-address': {
    title: 'A link to this website by its full address',
    severity: 'warning',
    sentence: ({ link }: { link: string }) =>
      `The link "${link}" leads to this website by its full address, so it opens in a new tab.`,
    hint: () =>
      'Leave out everything up to the website’s name: then it opens like every other page.',
    bad: ['button_sets.more.0.to: https://www.lakeside-hauling.test/about/'],
    good: ['button_sets.more.0.to: https://www.lakeside.test/about/'],
  },
} satisfies RuleMessages;

/** The number of dead links for which the check looks for the intended page. */
const FEW = 50;

export const check: Rule = ({ manifest, expansion, files }) => {
  const { pages, notFound, sharedLeaves } = expansion;
  const anchors = anchorsByPath(pages);
  const ledOn = redirectTable(manifest.redirects ?? []);
  // Most links are on thousands of pages.
  const alive = new Set<string>();
  const ownAddress = addressOf(manifest.site.origin);
  const targets = furtherTargets(manifest);
  let missing = 0;
  let elsewhere: { page?: string } | undefined;
  // All links are looked through for it, so thousands of dead ones share one look.
  const whereElse = () => {
    elsewhere ??= { page: renamed(expansion) };
    return elsewhere.page;
  };
  const check = (leaf: Link, own?: ExpandedPage, value = leaf.value): Finding[] => {
    if (alive.has(value)) return [];
    const inside = ownAddress(value);
    if (inside !== undefined) {
      const dead = check(leaf, own, inside);
      return dead.length > 0 ? dead : [ownAddressInLink(leaf, inside)];
    }
    const link = { value, pointer: leaf.pointer };
    if (/^(?:call|map):/.test(value))
      return targets.includes(value) ? [] : [missingTarget(link, targets)];
    if (!/^[/#]/.test(value)) return [];
    const { path, hash } = splitAddress(value);
    const target = path || own?.path;
    if (target === undefined) return []; // a place on every page, which has a check of its own
    const found = anchors.get(target);
    const further = found ? undefined : ledOn.get(target);
    if (further !== undefined) return [linkToRedirect(link, further)];
    if (!found)
      return files.has(target)
        ? []
        : [missingPage(link, target, { anchors, whereElse, isFew: ++missing <= FEW })];
    if (hash && !found.has(hash.slice(1))) return [missingAnchor(link, target, hash, found)];
    if (path) alive.add(value);
    return [];
  };
  const parents = (manifest.town_pages ?? []).map(({ parent }, index) => ({
    value: parent,
    pointer: ['town_pages', index, 'parent'],
  }));
  const ofServices = manifest.services.flatMap(({ page }, index) =>
    page ? [{ value: page, pointer: ['services', index, 'page'] }] : [],
  );
  const shared = [
    ...parents,
    ...ofServices,
    ...redirectTargets(manifest, ledOn),
    ...sharedLeaves.filter(isLink),
  ];
  return [
    ...shared.flatMap((link) => check(link)),
    ...placesOnEveryPage(expansion, anchors),
    ...[...pages, notFound].flatMap((page) =>
      page.leaves.filter(isLink).flatMap((link) => check(link, page)),
    ),
  ];
};

/** The words that lead to a further number or place. */
function furtherTargets({ company, integrations }: Manifest): string[] {
  const onMap = integrations?.maps ? (company.locations ?? []) : [];
  return [
    ...furtherPhones(company).map(({ id }) => `call:${id}`),
    ...onMap.flatMap(({ id, address }) => (address.street ? [`map:${id}`] : [])),
  ];
}

function missingTarget({ value, pointer }: Link, targets: string[]): Finding {
  const meant = nearest(value, targets);
  return {
    kind: 'dead-link',
    pointer,
    facts: { link: value, isWord: true, meant },
    ...(meant && { mend: { instead: meant } }),
  };
}

/** The targets of redirects, except for those to another redirect: another rule reports them. */
function redirectTargets({ redirects = [] }: Manifest, table: Map<string, string>): Link[] {
  return redirects.flatMap((redirect, index) =>
    isChained(redirect, table) ? [] : [{ value: redirect.to, pointer: ['redirects', index, 'to'] }],
  );
}

/** The path behind the website's own name in an address, with or without "www."; undefined in any other. */
function addressOf(origin: string): (address: string) => string | undefined {
  const host = (address: string) => /^https:\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1];
  const own = host(origin)?.toLowerCase();
  return (address) =>
    own !== undefined && host(address)?.toLowerCase() === own
      ? address.replace(/^https:\/\/[^/?#]+\/?/i, '/')
      : undefined;
}

const ownAddressInLink = ({ value, pointer }: Link, inside: string): Finding => ({
  kind: 'own-address',
  pointer,
  facts: { link: value },
  mend: { instead: inside },
});

/** The page appears only after a second request of the whole document. */
const linkToRedirect = ({ value, pointer }: Link, to: string): Finding => ({
  kind: 'dead-link',
  pointer,
  facts: { link: value, ledTo: to },
  mend: { instead: to },
});

function missingPage(
  { value, pointer }: Link,
  path: string,
  around: { anchors: Map<string, unknown>; whereElse: () => string | undefined; isFew: boolean },
): Finding {
  const { anchors, whereElse, isFew } = around;
  const slashed = withTrailingSlash(path);
  if (anchors.has(slashed)) {
    const whole = value.replace(path, slashed);
    return { kind: 'dead-link', pointer, facts: { link: value, whole }, mend: { instead: whole } };
  }
  const others = [...anchors.keys()].filter((other) => !other.startsWith(slashed));
  const meant = isFew ? nearest(slashed, others) : undefined;
  return {
    kind: 'dead-link',
    pointer,
    facts: { link: path, page: slashed, meant, unlinked: meant ? undefined : whereElse() },
    ...(meant && { mend: { instead: value.replace(path, meant) } }),
  };
}

/** A page that no link leads to may be the one that was meant, under its new address. */
function renamed({ pages, sharedLeaves }: Expansion): string | undefined {
  const leaves = [...sharedLeaves, ...pages.flatMap((page) => page.leaves)];
  const linked = new Set(leaves.filter(isLink).map(({ value }) => splitAddress(value).path));
  const lonely = pages.filter(({ path, town }) => !town && path !== '/' && !linked.has(path));
  return lonely.length === 1 ? lonely[0]?.path : undefined;
}

function missingAnchor(
  { value, pointer }: Link,
  path: string,
  hash: string,
  known: Set<string>,
): Finding {
  const id = hash.slice(1);
  const meant = nearest(id, known);
  return {
    kind: 'dead-anchor',
    pointer,
    facts: { link: value, id, path, meant, ids: [...known] },
    ...(meant && { mend: { instead: value.replace(hash, `#${meant}`) } }),
  };
}
