// The facts that many places of a site repeat, whether a change of one explains a change on a page, and where addresses lead.
import { capital } from '../../../manifest/messages/phrases.ts';
import { hoursWords } from '../../../manifest/site/office-hours.ts';
import { escapePattern } from '../../../manifest/text/strings.ts';
import { redirectedPaths, redirectTable } from '../../../model/redirects.ts';
import type { PageSource, Site, SiteFacts } from '../../../model/site.ts';
import { pageName, type SiteNames } from './site-names.ts';

/** A fact that differs between two sites. */
export interface FactChange {
  /** The forms in which pages show the fact: the number, and the link that dials it. */
  forms: [before: string, after: string][];
  /** Whether the header or the foot of every page shows it. */
  everywhere: boolean;
  /** The sentence; `place` is empty or begins with " on ". */
  say(place: string): string;
}

interface FactForms {
  name: string;
  everywhere?: boolean;
  forms(facts: SiteFacts): string[];
}

/** A fact that a site may lack, as a form; none is an empty text. */
const text = (fact: unknown) => (fact === undefined ? '' : String(fact));

const hoursForms =
  (...names: string[]) =>
  ({ company }: SiteFacts) =>
    names.map((name) => text(hoursWords(company.hours)[name]));

const FACTS: FactForms[] = [
  { name: 'company’s name', everywhere: true, forms: ({ company }) => [company.name] },
  {
    name: 'phone number',
    everywhere: true,
    forms: ({ company, phone_href }) => [company.phone, phone_href],
  },
  {
    name: 'e-mail address',
    everywhere: true,
    forms: ({ company, email_href }) => [text(company.email), text(email_href)],
  },
  {
    name: 'office’s address',
    everywhere: true,
    forms: ({ address, map_href }) => [text(address), text(map_href)],
  },
  { name: 'link to the map', everywhere: true, forms: ({ map_href }) => [text(map_href)] },
  { name: 'weekday hours', everywhere: true, forms: hoursForms('hours_weekdays', 'hours') },
  { name: 'weekend hours', everywhere: true, forms: hoursForms('hours_weekend', 'hours') },
  { name: 'office hours', everywhere: true, forms: hoursForms('hours') },
  {
    name: 'list of closures',
    everywhere: true,
    forms: ({ company: { closures = [] } }) => [
      closures.map(({ reason, from, to = '' }) => [reason, from, to].join(' ').trim()).join('; '),
    ],
  },
  { name: 'founding year', forms: ({ company }) => [text(company.founded)] },
  { name: 'rating', forms: ({ company }) => [text(company.rating?.value)] },
  { name: 'number of reviews', forms: ({ company }) => [text(company.rating?.count)] },
  { name: 'price range', forms: ({ company }) => [text(company.price_range)] },
  { name: 'description of the service area', forms: ({ company }) => [company.service_area] },
  {
    name: 'company’s picture',
    forms: ({ company, origin }) => [company.image, origin + company.image],
  },
  { name: 'website’s own address', forms: ({ origin }) => [origin] },
  { name: 'language', forms: ({ locale }) => [locale] },
];

/** The facts that differ between two sites: those of the company, names of towns, addresses of pages. */
export function factChanges(
  before: Site,
  after: Site,
  pages: [PageSource, PageSource][],
  names: SiteNames,
): FactChange[] {
  const company: FactChange[] = [];
  for (const { name, everywhere = false, forms } of FACTS) {
    const [old, fresh] = [forms(before.facts), forms(after.facts)];
    // A further form of a fact changes with it: the map link follows the address.
    const isShown = company.some(({ forms: [, ...further] }) =>
      further.some(([form]) => form === old[0]),
    );
    if (old[0] === fresh[0] || isShown) continue;
    company.push({
      everywhere,
      forms: old.map((form, index) => [form, fresh[index] ?? '']),
      say: (place) => sayChange(name, old[0], fresh[0], place),
    });
  }
  return [...company, ...renamedTowns(pages), ...movedPages(pages, after, names)];
}

/** A fact may change, come or go. */
function sayChange(name: string, old = '', fresh = '', place = ''): string {
  const many = name.endsWith('hours');
  if (name.endsWith('picture') && old && fresh) return `The ${name} is another one${place}`;
  if (old === '') return `The ${name} ${many ? 'are' : 'is'} new${place}: ${fresh}`;
  if (fresh === '') return `The ${name} ${many ? 'go' : 'goes'} away${place}: ${old}`;
  return `The ${name} ${many ? 'change' : 'changes'}${place}: ${old} → ${fresh}`;
}

function renamedTowns(pages: [PageSource, PageSource][]): FactChange[] {
  const name = ({ town }: PageSource) => town?.name ?? '';
  const names = new Map(pages.map(([old, fresh]) => [name(old), name(fresh)]));
  const renamed = [...names].filter(([old, fresh]) => old && fresh && old !== fresh);
  return renamed.map(([old, fresh]) => ({
    everywhere: false,
    forms: [[old, fresh]],
    say: (place) => `The town ${old} is now called ${fresh}${place}`,
  }));
}

function movedPages(
  pages: [PageSource, PageSource][],
  after: Site,
  names: SiteNames,
): FactChange[] {
  const moved = pages.filter(([old, fresh]) => old.path !== fresh.path);
  return moved.map(([old, fresh]) => ({
    everywhere: false,
    forms: [[old.path, fresh.path]],
    say: () =>
      `${capital(pageName(fresh))} moves to the address ${fresh.path}; the old one, ${old.path}, leads to ${names.target(old.path, after)} from then on`,
  }));
}

/** The facts whose change turns one value into the other; empty when the values differ in anything else. */
export function explain(before: unknown, after: unknown, changes: FactChange[]): FactChange[] {
  if (before === undefined || after === undefined || typeof before === 'object') return [];
  const forms = changes
    .flatMap((change) => change.forms.map(([from, to]) => ({ change, from, to })))
    .filter(({ from }) => from !== '')
    .sort((a, b) => b.from.length - a.from.length);
  if (forms.length === 0) return [];
  // The old text as a pattern that allows the old form or the new one at each mention of the fact.
  const found: typeof forms = [];
  const parts = String(before).split(
    new RegExp(`(${forms.map(({ from }) => whole(from)).join('|')})`, 'u'),
  );
  const pattern = parts.map((part) => {
    const form = forms.find(({ from }) => from === part);
    if (!form) return escapePattern(part);
    found.push(form);
    return `(${escapePattern(form.to)}|${escapePattern(form.from)})`;
  });
  const match = new RegExp(`^${pattern.join('')}$`, 'u').exec(String(after));
  if (!match) return [];
  const used = found.filter(({ from }, index) => match[index + 1] !== from);
  return [...new Set(used.map(({ change }) => change))];
}

/** A pattern for the text without a letter or digit directly beside it: 16 is not in 1600. */
function whole(text: string): string {
  const start = /^[\p{L}\d]/u.test(text) ? '(?<![\\p{L}\\d])' : '';
  const end = /[\p{L}\d]$/u.test(text) ? '(?![\\p{L}\\d])' : '';
  return start + escapePattern(text) + end;
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
  names: SiteNames,
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
    .map((from) => `The address ${from} leads to ${names.target(from, after)} from then on`);
}
