// Every internal link leads to a page, a place on a page, or a file in public/.
import type { Manifest } from '../../../model/manifest.generated.ts';
import { splitAddress, withTrailingSlash } from '../../../model/path.ts';
import { furtherPhones } from '../../../model/phones.ts';
import { redirectTable, resolveRedirect } from '../../../model/redirects.ts';
import type { Finding } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import { choiceHint, didYouMean } from '../../messages/phrases.ts';
import type { ExpandedPage } from '../../site/expand/expand-pages.ts';
import { closestMatch } from '../../text/nearest.ts';
import type { Rule, RuleContext } from '../rule.ts';
import { anchorsByPath, type Link, linksOf, linksWithin } from './anchors.ts';
import { isChained } from './redirects.ts';

interface DeadLink {
  link: string;
  withSlash?: string;
  /** The page that a redirect at this address leads to. */
  ledTo?: string;
  page?: string;
  /** Whether it is a link word for a number or a place of the company, such as `call:billing`. */
  isWord?: boolean;
  meant?: string;
}

interface DeadAnchor {
  link: string;
  id: string;
  path: string;
  ids: string[];
}

export const { messages, createFinding } = defineMessages({
  'dead-link': {
    title: 'A link to a page that does not exist',
    sentence: ({ link, withSlash, ledTo, page, isWord }: DeadLink) => {
      if (isWord)
        return `The link "${link}" leads nowhere: the company has no such number, or no such place with a street and a maps service.`;
      if (withSlash) return `The link "${link}" lacks the slash at its end.`;
      return ledTo
        ? `No page has the address "${link}": visitors who open it are only led on to ${ledTo}.`
        : `The link "${link}" leads nowhere: there is no page ${page} and no such file in public/.`;
    },
    hint: ({ withSlash, ledTo, meant, isWord }: DeadLink) => {
      if (withSlash ?? ledTo) return `Write ${withSlash ?? ledTo}`;
      if (meant) return didYouMean(meant);
      return isWord
        ? 'Add it to `phones:` or `locations:` under `company:`, or delete the link.'
        : 'Write the address of a page, or delete the link.';
    },
    bad: [
      'navigation.links.About.to: /abuot/',
      'navigation.links.About.to: /nowhere-at-all/',
      'navigation.links.About.to: /images',
      'navigation.links.About.to: /team.html',
      'navigation.links.About.to: /about',
      'services.mowing.page: /mowing-the-lawn-in-town/',
      'pages./about/.translation_of: /abuot/',
      'translations: { es: [{ text: /about/, translation: /abuot/ }] }',
      'translations: { es: [{ text: Closed, translation: "[Cerrado](/abuot/)" }] }',
      'redirects.0.to: /abuot/',
      'navigation.links.About.to: /blog/crew/\nredirects.+: { from: /blog/*, to: /about/ }',
      'footer.links.0.to: call:emergency',
      'faqs.billing.due-date.answer: Ask [the family](/abuot/) any day.',
    ],
    good: [
      'navigation.links.About.to: /images/yard.webp',
      'faqs.billing.due-date.answer: Ask [the family](/about/#due-date), or [call](call).',
    ],
  },
  'dead-anchor': {
    title: 'A link to a place that the page does not have',
    sentence: ({ link, id, path }: DeadAnchor) =>
      `The link "${link}" leads to a place that does not exist: no section of ${path} has the id "${id}".`,
    hint: ({ id, ids }: DeadAnchor) =>
      ids.length > 0
        ? `${choiceHint(id, ids)} Or delete the link.`
        : 'No section there has an id: give one to the section that is meant, or delete the link.',
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
});

/** The number of dead links for which the intended page is searched. */
const MAX_SEARCHED_LINKS = 50;

/** The parts that every page shows, including the not-found page. */
const ON_EVERY_PAGE = ['navigation', 'footer'];

export const check: Rule = (context) => {
  const { manifest, expansion, schema } = context;
  const { notFound, sharedLeaves } = expansion;
  const findLinks = linksOf(schema);
  const pages = [...expansion.pages, notFound];
  const findDead = deadLinkFinder(context, pages);
  const shared = sharedLeaves.flatMap(findLinks);
  const everywhere = shared.filter(
    ({ value, pointer }) => value.startsWith('#') && ON_EVERY_PAGE.includes(String(pointer[0])),
  );
  return [
    ...[...linksBesidePages(manifest), ...shared].flatMap((link) => findDead(link)),
    // Every page must have the anchor: report the first page without it.
    ...everywhere.flatMap((link) => {
      const without = pages.find((page) => findDead(link, page).length > 0);
      return without ? findDead(link, without) : [];
    }),
    ...pages.flatMap((page) =>
      page.leaves.flatMap(findLinks).flatMap((link) => findDead(link, page)),
    ),
  ];
};

function linksBesidePages({ pages, town_pages = [], services, ...others }: Manifest): Link[] {
  const { redirects = [], translations = {} } = others;
  const ledOn = redirectTable(redirects);
  return [
    ...pages.flatMap(({ translation_of: value }, index) =>
      value ? [{ value, pointer: ['pages', index, 'translation_of'] }] : [],
    ),
    // The menu of another language may lead elsewhere.
    ...Object.entries(translations).flatMap(([language, pairs]) =>
      pairs.flatMap(({ text, translation: value }, index) => {
        const pointer = ['translations', language, index, 'translation'];
        return text.startsWith('/') ? [{ value, pointer }] : linksWithin({ value, pointer });
      }),
    ),
    ...town_pages.map(({ parent: value }, index) => ({
      value,
      pointer: ['town_pages', index, 'parent'],
    })),
    ...services.flatMap(({ page }, index) =>
      page ? [{ value: page, pointer: ['services', index, 'page'] }] : [],
    ),
    // Another rule reports redirects to another redirect.
    ...redirects.flatMap((redirect, index) =>
      isChained(redirect, ledOn)
        ? []
        : [{ value: redirect.to, pointer: ['redirects', index, 'to'] }],
    ),
  ];
}

/** Returns a function that finds what is wrong with a link on a page, or on none in particular. */
function deadLinkFinder({ manifest, files }: RuleContext, pages: ExpandedPage[]) {
  const anchors = anchorsByPath(pages);
  const ledOn = redirectTable(manifest.redirects ?? []);
  const ownAddress = addressOf(manifest.site.origin);
  const targets = furtherTargets(manifest);
  let missing = 0;
  const findDead = (leaf: Link, page?: ExpandedPage, link = leaf.value): Finding[] => {
    const { pointer, part } = leaf;
    const localPath = ownAddress(link);
    if (localPath !== undefined) {
      const findings = findDead(leaf, page, localPath);
      const facts = { link: leaf.value };
      return findings.length > 0
        ? findings
        : [createFinding('own-address', pointer, facts, { part, replacement: localPath })];
    }
    const deadLinkFinding = (facts: Omit<DeadLink, 'link'>, replacement?: string) => [
      createFinding('dead-link', pointer, { link, ...facts }, { part, replacement }),
    ];
    if (/^(?:call|sms|map):/.test(link)) {
      const meant = closestMatch(link, targets);
      return targets.includes(link) ? [] : deadLinkFinding({ isWord: true, meant }, meant);
    }
    if (!/^[/#]/.test(link)) return [];
    const { path, hash } = splitAddress(link);
    const target = path || page?.path;
    // Without a page, an anchor alone cannot be checked.
    if (target === undefined) return [];
    const ids = anchors.get(target);
    const ledTo = ids ? undefined : resolveRedirect(ledOn, target);
    // A redirect costs visitors a second request for the document.
    if (ledTo !== undefined) return deadLinkFinding({ ledTo }, ledTo);
    if (!ids) {
      if (files.has(target)) return [];
      const pagePath = withTrailingSlash(target);
      const withSlash = link.replace(target, pagePath);
      if (anchors.has(pagePath)) return deadLinkFinding({ withSlash }, withSlash);
      const others = [...anchors.keys()].filter((other) => !other.startsWith(pagePath));
      const meant = ++missing <= MAX_SEARCHED_LINKS ? closestMatch(pagePath, others) : undefined;
      return deadLinkFinding({ page: pagePath, meant }, meant && link.replace(target, meant));
    }
    const id = hash.slice(1);
    if (hash && !ids.has(id)) {
      const meant = closestMatch(id, ids);
      const facts = { link, id, path: target, ids: [...ids] };
      const replacement = meant && link.replace(hash, `#${meant}`);
      return [createFinding('dead-anchor', pointer, facts, { part, replacement })];
    }
    return [];
  };
  return findDead;
}

/** The link words for further numbers and places. */
function furtherTargets({ company, integrations }: Manifest): string[] {
  const onMap = integrations?.maps ? (company.locations ?? []) : [];
  return [
    ...furtherPhones(company).flatMap(({ id }) => [`call:${id}`, `sms:${id}`]),
    ...onMap.flatMap(({ id, address }) => (address.street ? [`map:${id}`] : [])),
  ];
}

/** Returns a function that gives the path of an address on this website, with or without "www."; undefined for others. */
function addressOf(origin: string): (address: string) => string | undefined {
  const host = (address: string) =>
    /^https:\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1]?.toLowerCase();
  const siteHost = host(origin);
  return (address) =>
    siteHost !== undefined && host(address) === siteHost
      ? address.replace(/^https:\/\/[^/?#]+\/?/i, '/')
      : undefined;
}
