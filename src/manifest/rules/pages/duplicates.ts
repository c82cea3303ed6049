// Addresses, ids, names and entries are there once where visitors or search engines would confuse them.
import type { Manifest } from '../../../model/manifest.generated.ts';
import type { Finding, Pointer } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import type { ExpandedPage } from '../../site/expand/expand-pages.ts';
import { slugOf } from '../../text/strings.ts';
import { asArray, asObject, valueAt } from '../../text/values.ts';
import { anchorsOf } from '../links/anchors.ts';
import type { Rule } from '../rule.ts';

interface Duplicate {
  entries: string;
  field: string;
  value: string;
  isWarning?: boolean;
}

export const { messages, createFinding } = defineMessages({
  duplicate: {
    title: 'The same address, id, name or entry twice',
    severity: ({ isWarning }: Duplicate) => (isWarning ? 'warning' : 'error'),
    sentence: ({ entries, field, value }: Duplicate) =>
      `Two ${entries} have the ${field} "${value}".`,
    hint: () => 'Delete this one if it is there twice by mistake, or give it its own.',
    bad: [
      `pages.+: { path: /about/, label: Again, seo: { meta_title: Again, meta_description: Again. },
        sections: [{ type: hero, heading: Once more }] }`,
      'town_pages.planting.path: /lawn-care/{slug}/',
      'towns.fredonia.slug: dunkirk',
      'towns.fredonia.id: dunkirk\ntowns.1.slug: dunkirk',
      'towns.fredonia.name: Dunkirk',
      'towns.fredonia.coordinates: { latitude: 42.4795, longitude: -79.3339 }',
      `town_pages.+: { service: planting, path: "/more/{slug}/", parent: /lawn-care/, label: "{town}",
        seo: { meta_title: "More in {place}", meta_description: "{town.planting.meta_description}" },
        sections: [{ type: hero, heading: More }] }`,
      'size_lists.planting.+: { id: yard-10, size_label: 10 Yard, cubic_yards: 10, description: An attic. }',
      'faqs.billing.ways-to-pay.id: due-date',
      'faqs.billing.ways-to-pay.question: When is my bill due?',
      'pages./about/.sections.text.id: questions',
      'pages./about/.sections.+: { type: faq, heading: Once more, items: faqs.billing }',
      'pages./lawn-care/.seo.meta_title: About {company}',
      `service_days: { visit: visit, days: [Monday], weekend_holidays: ask, holidays: [
        { name: Christmas, when: December 25 }, { name: Christmas Day, when: December 25 }] }`,
      `quote_form.extra_fields: [{ id: gate, kind: text, label: Gate }, { id: gate, kind: text, label: Code }]`,
    ],
    good: [
      'faqs.other: [{ question: When is my bill due?, answer: Soon. }]\npages./lawn-care/.sections.+: { type: faq, heading: Asked, items: faqs.other }',
      `service_days: { visit: visit, days: [Monday], weekend_holidays: ask, holidays: [
        { name: Founders’ Day, when: 2027-05-03 }, { name: Founders’ Day, when: 2028-05-01 }] }`,
    ],
  },
});

/** A list whose entries differ in a field. */
interface List extends Omit<Duplicate, 'value'> {
  at: Pointer;
  /** A second list that must not repeat a value of this one. */
  beside?: Pointer;
}

const TOWNS = ['id', 'slug', 'name'].map((field) => ({ entries: 'towns', field, at: ['towns'] }));

/** The other lists. Links, placeholders and requests refer to entries by their ids. */
function listsOf({ size_lists = {}, faqs }: Manifest): List[] {
  const byId = (entries: string, ...at: Pointer): List => ({ entries, field: 'id', at });
  return [
    { entries: 'towns', field: 'coordinates', at: ['towns'], isWarning: true },
    { entries: 'town pages', field: 'service', at: ['town_pages'] },
    ...Object.keys(size_lists).map((list) => byId('sizes', 'size_lists', list)),
    byId('services', 'services'),
    byId('collections', 'service_days', 'collections'),
    byId('routes', 'service_days', 'routes'),
    { ...byId('numbers or places', 'company', 'phones'), beside: ['company', 'locations'] },
    byId('questions of the quote form', 'quote_form', 'extra_fields'),
    { entries: 'holidays', field: 'name', at: ['service_days', 'holidays'], isWarning: true },
    ...Object.keys(faqs).map((list) => ({
      ...{ entries: `entries of faqs.${list}`, field: 'question' },
      ...{ at: ['faqs', list], isWarning: true },
    })),
  ];
}

/** Reports an entry once: a copy repeats the id, the address and the title of the original. */
export const check: Rule = ({ manifest, expansion: { pages, notFound } }) => {
  const ofLists = (lists: List[]) =>
    lists.flatMap(({ at, beside = [], ...facts }) => {
      const values = (list: Pointer) => valuesIn(manifest, list, facts.field);
      return repeated(facts, [...values(at), ...values(beside)]);
    });
  const sameTowns = ofLists(TOWNS);
  const copies = new Set(sameTowns.map(({ pointer }) => manifest.towns[Number(pointer[1])]));
  const ofPages = (field: string, valueOfPage: (page: ExpandedPage) => string, ...at: Pointer) => {
    const once = pages.filter(({ town }) => !town || !copies.has(town));
    const toValue = (page: ExpandedPage) => ({
      value: valueOfPage(page),
      pointer: [...page.pointer, ...at],
    });
    return repeated({ entries: 'pages', field }, once.map(toValue));
  };
  const byEntry = new Map<string, Finding>();
  for (const finding of [
    ...sameTowns,
    ...ofPages('address', ({ path }) => path, 'path'),
    ...ofPages('search title', ({ seo }) => seo.meta_title, 'seo', 'meta_title'),
    ...[...pages, notFound].flatMap(repeatedAnchors),
    ...ofLists(listsOf(manifest)),
  ]) {
    const index = finding.pointer.findLastIndex((step) => typeof step === 'number');
    const entry = finding.pointer.slice(0, index + 1).join('/');
    if (!byEntry.has(entry)) byEntry.set(entry, finding);
  }
  return [...byEntry.values()];
};

interface Value {
  value: string;
  /** What makes two values equal, where that is not the text alone. */
  key?: string;
  pointer: Pointer;
  replacement?: string;
}

/** A finding for each value that an earlier entry has. */
function repeated(facts: Omit<Duplicate, 'value'>, values: Value[]): Finding[] {
  const seen = new Set<string>();
  return values
    .filter(({ value, key = value }) => seen.has(key) || !seen.add(key))
    .map(({ value, pointer, replacement }) =>
      createFinding('duplicate', pointer, { ...facts, value }, { replacement }),
    );
}

/** Makes "Christmas Day" and "Christmas" equal. */
const plainName = (name: string) => slugOf(name).replace(/-day$/, '');

function valuesIn(manifest: Manifest, at: Pointer, field: string): Value[] {
  const slugs = new Set(manifest.towns.flatMap(({ id, slug }) => [id, slug]));
  return asArray(valueAt(manifest, at)).flatMap((item, index): Value[] => {
    const { [field]: value, ...fields } = asObject(item);
    if (value === undefined) return [];
    const slugOfName = slugOf(String(fields.name));
    const replacement =
      at[0] === 'towns' && /id|slug/.test(field) && !slugs.has(slugOfName) ? slugOfName : undefined;
    const text =
      value === Object(value) ? Object.values(asObject(value)).join(', ') : String(value);
    const pointer = [...at, index, field];
    if (at[1] !== 'holidays') return [{ value: text, pointer, replacement }];
    // A holiday on no fixed day has an entry for each year.
    const [year = ''] = /^\d{4}/.exec(String(fields.when)) ?? [];
    return [{ value: text, key: plainName(text) + year, pointer }];
  });
}

/** Anchors that a page has twice. If two sections show one list of questions, the second section is reported. */
function repeatedAnchors({ path, sections }: ExpandedPage): Finding[] {
  const first = new Map<string, string>();
  return sections.flatMap((section) =>
    anchorsOf({ sections: [section] }).flatMap(({ value, pointer }) => {
      const earlier = first.get(value);
      if (earlier === undefined) first.set(value, pointer.join('/'));
      if (earlier === undefined) return [];
      const place = earlier === pointer.join('/') ? [...section.pointer, 'type'] : pointer;
      const facts = { entries: `places on ${path}`, field: 'id', value };
      return [createFinding('duplicate', place, facts)];
    }),
  );
}
