// Whether the structured data of pages says what they show: one sentence for each statement that they do not.
import { formatDate } from '../../src/model/calendar/day.ts';
import { references, typedParts } from '../support/sites/json-ld.ts';
import { everyPage, type FoundSite, plain } from './judge-pages.ts';
import type { PageFacts } from './page-facts.ts';

type Node = Record<string, unknown>;

/** Statements that a page does not show, and graphs that are not whole. */
export function structuredDataFaults(found: FoundSite): string[] {
  const due = new Map(everyPage(found.site).map((page) => [page.path, page.structured_data]));
  return found.pages.flatMap((page) => {
    const texts = page.structuredData;
    if (texts.length !== (due.get(page.path) ? 1 : 0)) {
      return [`${page.path} has ${texts.length} graphs`];
    }
    return texts.flatMap((text) =>
      graphFaults(text, page, found).map((said) => `${page.path}: ${said}`),
    );
  });
}

function graphFaults(text: string, page: PageFacts, found: FoundSite): string[] {
  let graph: Node[];
  try {
    graph = (JSON.parse(text) as { '@graph': Node[] })['@graph'];
  } catch {
    return ['the structured data is no JSON'];
  }
  const names = new Set(graph.map((node) => node['@id']));
  const lost = references(graph).filter((name) => !names.has(name));
  return [
    ...lost.map((name) => `the structured data says nothing about ${name}`),
    ...typedParts(graph).flatMap((part) => partFaults(part, page, found)),
  ];
}

/** The schedule names a holiday by its rule ("last Monday in May, office closed"), a closure by its first day. */
function closedDayShown(part: Node, words: string): string[] {
  const day = formatDate(String(part.validFrom));
  const isHoliday = part.validFrom === part.validThrough && words.includes('office close');
  return isHoliday || words.includes(plain(day)) ? [] : [`the closed day "${day}" is not shown`];
}

/** The texts that the page has to show of a part of each type. */
function partFaults(part: Node, page: PageFacts, found: FoundSite): string[] {
  const types = [part['@type']].flat().map(String);
  const words = plain(page.words);
  const shown = (what: string, value: unknown, where = words) =>
    value === undefined || where.includes(plain(String(value)))
      ? []
      : [`${what} "${value}" is not shown`];
  const empty = Object.entries(part).flatMap(([name, value]) =>
    value === '' || value === null ? [`${types[0]} has an empty ${name}`] : [],
  );
  const checks: Record<string, () => string[]> = {
    Organization: () => [
      ...shown('the company', part.name),
      ...reached('tel:', part.telephone, page),
      ...reached('mailto:', part.email, page),
    ],
    PostalAddress: () =>
      [part.streetAddress, part.addressLocality].flatMap((line) => shown('the address', line)),
    OpeningHoursSpecification: () =>
      part.validFrom
        ? closedDayShown(part, words)
        : [part.opens, part.closes].flatMap((time) => timeShown(time, found)),
    AggregateRating: () =>
      [part.ratingValue, part.reviewCount].flatMap((value) => shownSomewhere(value, found)),
    WebPage: () => [...shown('the name', part.name), ...shown('the description', part.description)],
    Service: () => [...serviceShown(part, page, found), ...isPage(part.url, found)],
    ListItem: () => isPage(part.item, found),
    Question: () => shown('the question', part.name),
    Answer: () => shown('the answer', part.text),
    City: () => shown('the town', part.name),
  };
  return [...empty, ...types.flatMap((type) => checks[type]?.() ?? [])];
}

/** A service is named here or on the page that sells it: by its own name, or by that of its kind. */
function serviceShown(
  { name, serviceType, url }: Node,
  page: PageFacts,
  found: FoundSite,
): string[] {
  const { origin } = found.site.facts;
  const own = found.pages.filter(({ path }) => origin + path === url);
  const isShown = [page, ...own].some(({ words }) =>
    [name, serviceType].some((said) => plain(words).includes(plain(String(said)))),
  );
  return isShown ? [] : [`the service "${name}" is not shown`];
}

/** Search engines get only numbers and mail addresses that have a link to dial or write to. */
function reached(scheme: string, value: unknown, { links }: PageFacts): string[] {
  return value === undefined || links.includes(scheme + value)
    ? []
    : [`no link leads to ${scheme}${value}`];
}

function isPage(address: unknown, { site }: FoundSite): string[] {
  const { origin } = site.facts;
  const isOne = everyPage(site).some(({ path }) => address === origin + path);
  return isOne ? [] : [`${address} is no page`];
}

function shownSomewhere(value: unknown, { pages }: FoundSite): string[] {
  const isShown = pages.some(({ words }) =>
    new RegExp(`(?<![\\d.])${value}(?![\\d.]\\d)`).test(words),
  );
  return isShown ? [] : [`the rating ${value} is shown nowhere`];
}

/** `17:00` is shown as 5 PM, 5:00 p.m. and the like. */
function timeShown(time: unknown, { pages }: FoundSite): string[] {
  const [hour = 0, minute = 0] = String(time).split(':').map(Number);
  const minutes = minute === 0 ? '(:00)?' : `:${String(minute).padStart(2, '0')}`;
  const said = new RegExp(`\\b${hour % 12 || 12}${minutes}\\s*${hour < 12 ? 'a' : 'p'}\\.?m`, 'i');
  return pages.some(({ words }) => said.test(words)) ? [] : [`the time ${time} is shown nowhere`];
}
