// Addresses, ids, names and entries are there once where visitors or search engines would confuse them.

import type { Finding, Pointer } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import { capital } from '../../messages/phrases.ts';
import type { ExpandedPage } from '../../site/expand/expand-pages.ts';
import type { Leaf } from '../../site/expand/leaf.ts';
import { slugOf } from '../../text/short-names.ts';
import { asArray, asObject, valueAt } from '../../text/values.ts';
import { plainName } from '../hours/holiday-dates.ts';
import { anchorsOf, WITH_QUESTIONS } from '../links/anchors.ts';
import type { Rule, RuleContext } from '../rule.ts';

/** Something that is there twice: `name` is its address, its id or its words, and `on` where or among what it is. */
interface Duplicate {
  what: keyof typeof WORDS;
  name: string;
  on?: string;
}

interface DuplicateWords {
  sentence: (name: string, on: string) => string;
  hint: string;
  isWarning?: true;
}

const WORDS = {
  path: {
    sentence: (path) => `Two pages have the address ${path}; only one of them could be shown.`,
    hint: 'Give this one an address of its own, or delete it.',
  },
  template: {
    sentence: (service) =>
      `The service "${service}" has two entries under \`town_pages\`, so every town would get two pages for it.`,
    hint: 'Keep one of the two. For what only some towns show, use a section with `only_with`.',
  },
  title: {
    sentence: (title) =>
      `Two pages have the search title "${title}"; search engines would show only one.`,
    hint: 'Give each page a title that says what is on it.',
  },
  slug: {
    sentence: (slug) => `Two towns have the slug "${slug}".`,
    hint: 'Each town needs its own slug, because its pages have it in their addresses.',
  },
  'town name': {
    sentence: (name) =>
      `Two towns have the name ${name}, so nobody could tell them apart in a list.`,
    hint: 'Give this town its own name, or delete it if it is there twice by mistake.',
  },
  place: {
    sentence: (place) =>
      `Two towns have the coordinates ${place}, so one would hide the other on the map.`,
    hint: 'Look up those of this town.',
    isWarning: true,
  },
  id: {
    sentence: (id, entries) => `Two ${entries} have the id "${id}".`,
    hint: 'Give this one its own id, or delete it if it is there twice by mistake.',
  },
  anchor: {
    sentence: (id, path) =>
      `Two places on ${path} have the id "${id}"; a link could only reach one.`,
    hint: 'Give this one its own id, or delete it if it is there twice by mistake.',
  },
  'shown list': {
    sentence: (list, path) =>
      `Two sections on ${path} show the list ${list}, so each of its questions is there twice.`,
    hint: 'Delete this one if it is there twice by mistake, or name another list.',
  },
  question: {
    sentence: (question, list) => `The question "${question}" is in the list ${list} twice.`,
    hint: 'Keep one of the two, with the answer that is right.',
    isWarning: true,
  },
  holiday: {
    sentence: (name) => `${name} is in the list of holidays twice.`,
    hint: 'Keep one of the two, with the date that is right, or give this one its own name.',
    isWarning: true,
  },
  section: {
    sentence: (_, place) => `${capital(place)} says the same as one above it.`,
    hint: 'Delete one of the two, or write other words.',
    isWarning: true,
  },
} satisfies Record<string, DuplicateWords>;

const wordsOf = ({ what }: Duplicate): DuplicateWords => WORDS[what];

const SECTION =
  '{ type: text, heading: One truck in 1995, paragraphs: [We began with one truck., We now have four.] }';

export const { messages, found } = defineMessages({
  duplicate: {
    title: 'The same address, id, name or entry twice',
    severity: (facts: Duplicate) => (wordsOf(facts).isWarning ? 'warning' : 'error'),
    sentence: (facts: Duplicate, place: string) =>
      wordsOf(facts).sentence(facts.name, facts.on ?? place),
    hint: (facts: Duplicate) => wordsOf(facts).hint,
    bad: [
      `pages.+: { path: /about/, label: Again, seo: { meta_title: Again, meta_description: Again. },
        sections: [{ type: hero, heading: Once more }] }`,
      'town_pages.planting.path: /lawn-care/{slug}/',
      'towns.fredonia.slug: dunkirk',
      'towns.fredonia.id: dunkirk',
      'towns.fredonia.id: dunkirk\ntowns.1.slug: dunkirk',
      'towns.fredonia.name: Dunkirk',
      'towns.fredonia.coordinates: { latitude: 42.4795, longitude: -79.3339 }',
      `town_pages.+: { service: planting, path: "/more/{slug}/", parent: /lawn-care/, label: "{town}",
        seo: { meta_title: "More in {place}", meta_description: "{town.planting.meta_description}" },
        sections: [{ type: hero, heading: More }] }`,
      'services.+: { id: mowing, label: Mowing }',
      'size_lists.planting.+: { id: yard-10, size_label: 10 Yard, cubic_yards: 10, description: An attic. }',
      'faqs.billing.ways-to-pay.id: due-date',
      'faqs.billing.ways-to-pay.question: When is my bill due?',
      'pages./about/.sections.text.id: questions',
      'pages./about/.sections.+: { type: faq, heading: Once more, items: faqs.billing }',
      'pages./lawn-care/.seo.meta_title: About {company}',
      'town_pages.planting.seo.meta_title: Planters near you',
      `pages./about/.sections.+: ${SECTION}`,
      `service_days: { visit: visit, days: [Monday], weekend_holidays: ask, holidays: [
        { name: Christmas, when: December 25 }, { name: Christmas Day, when: December 25 }] }`,
      `service_days: { visit: visit, days: [Monday], weekend_holidays: ask, holidays: [{ name: Christmas, when: December 25 }],
        collections: [{ id: paper, name: Paper }], routes: [
        { id: a, name: A, collections: [{ collection: paper, day: Monday }], towns: [dunkirk] },
        { id: a, name: B, collections: [{ collection: paper, day: Monday }], towns: [fredonia] }] }`,
      `quote_form.extra_fields: [{ id: gate, kind: text, label: Gate }, { id: gate, kind: text, label: Code }]`,
    ],
    good: [
      'faqs.other: [{ question: When is my bill due?, answer: Soon. }]\npages./lawn-care/.sections.+: { type: faq, heading: Asked, items: faqs.other }',
    ],
  },
});

export const check: Rule = (context) => [
  ...repeatedPages(context),
  ...repeatedTowns(context),
  ...repeatedEntries(context),
  ...[...context.expansion.pages, context.expansion.notFound].flatMap(repeatedAnchors),
  ...repeatedSections(context),
];

interface Named {
  name: string;
  /** The name as it is written. */
  shown?: string;
  pointer: Pointer;
  on?: string;
  instead?: string;
}

/** The names that were there before, at their second and later places. */
function repeated(what: Duplicate['what'], names: Named[]): Finding[] {
  const seen = new Set<string>();
  return names
    .filter(({ name }) => seen.has(name) || !seen.add(name))
    .map(({ name, shown = name, pointer, on, instead }) =>
      found('duplicate', pointer, { what, name: shown, on }, { instead }),
    );
}

/** The first entry of each name. */
const firstByName = <T>(entries: T[], nameOf: (entry: T) => string): Map<string, T> =>
  new Map(entries.toReversed().map((entry) => [nameOf(entry), entry]));

function repeatedPages({ expansion: { pages }, manifest }: RuleContext): Finding[] {
  const { towns, town_pages = [] } = manifest;
  const bySlug = firstByName(towns, ({ slug }) => slug);
  const byPath = firstByName(pages, ({ path }) => path);
  const byTown = firstByName(towns, ({ name }) => name);
  // Two towns with one slug or name, and two pages with one address, are reported for that alone.
  const paths = pages.filter(({ town }) => !town || bySlug.get(town.slug) === town);
  const titles = pages.filter(
    (page) =>
      byPath.get(page.path) === page && (!page.town || byTown.get(page.town.name) === page.town),
  );
  return [
    ...repeated(
      'path',
      paths.map(({ path, pointer }) => ({ name: path, pointer: [...pointer, 'path'] })),
    ),
    ...repeated('template', named(town_pages, ['town_pages'], 'service')),
    ...repeated(
      'title',
      titles.map(({ seo, pointer }) => ({
        name: seo.meta_title,
        pointer: [...pointer, 'seo', 'meta_title'],
      })),
    ),
  ];
}

function repeatedTowns({ manifest: { towns } }: RuleContext): Finding[] {
  const taken = new Set(towns.flatMap(({ id, slug }) => [id, slug]));
  const of = (field: 'id' | 'slug' | 'name', on?: string) =>
    named(towns, ['towns'], field, on).map((one, index) => {
      const own = slugOf(towns[index]?.name ?? '');
      return { ...one, ...(field !== 'name' && !taken.has(own) && { instead: own }) };
    });
  const byId = firstByName(towns, ({ id }) => id);
  // A town that was copied and still has the id of the other one is one fault.
  const isOwn = (_: Named, index: number) => byId.get(towns[index]?.id ?? '') === towns[index];
  const placed = towns.map(({ coordinates, id }, index) => ({
    name: coordinates ? `${coordinates.latitude}, ${coordinates.longitude}` : id,
    pointer: ['towns', index, 'coordinates'],
  }));
  return [
    ...repeated('id', of('id', 'towns')),
    ...repeated('slug', of('slug').filter(isOwn)),
    ...repeated('town name', of('name').filter(isOwn)),
    ...repeated('place', placed.filter(isOwn)),
  ];
}

/** The entries of a list with the names that they have in a field. */
const named = (list: unknown[] = [], at: Pointer, field: string, on?: string): Named[] =>
  list.map((entry, index) => {
    return { name: String(asObject(entry)[field]), pointer: [...at, index, field], on };
  });

/** Sizes, services, questions and holidays. */
function repeatedEntries({ manifest }: RuleContext): Finding[] {
  const { size_lists = {}, faqs, service_days } = manifest;
  const holidays = named(service_days?.holidays, ['service_days', 'holidays'], 'name');
  const ids = (of: string, ...places: Pointer[]) => {
    const all = places.flatMap((at) => named(asArray(valueAt(manifest, at)), at, 'id', of));
    return repeated('id', all);
  };
  return [
    ...Object.keys(size_lists).flatMap((list) => ids('sizes', ['size_lists', list])),
    ...ids('services', ['services']),
    ...ids('collections', ['service_days', 'collections']),
    ...ids('routes', ['service_days', 'routes']),
    // Links and placeholders name numbers and places by their ids.
    ...ids('numbers or places', ['company', 'phones'], ['company', 'locations']),
    ...ids('questions of the quote form', ['quote_form', 'extra_fields']),
    ...repeated(
      'holiday',
      holidays.map((one) => ({ ...one, shown: one.name, name: plainName(one.name) })),
    ),
    ...Object.entries(faqs).flatMap(([list, questions]) => {
      const byId = firstByName(questions, ({ id, question }) => id ?? question);
      // A question that was copied with its id is reported for that.
      const isFirst = (_: Named, index: number) => {
        const id = questions[index]?.id;
        return id === undefined || byId.get(id) === questions[index];
      };
      const all = named(questions, ['faqs', list], 'question', `faqs.${list}`);
      return repeated('question', all.filter(isFirst));
    }),
  ];
}

/** Anchors of a page, and lists that two of its sections show. */
function repeatedAnchors({ path: on, sections }: ExpandedPage): Finding[] {
  const seen = new Map<string, Leaf>();
  return sections.flatMap((section) =>
    anchorsOf({ sections: [section] }).flatMap((leaf): Finding[] => {
      const first = seen.get(leaf.value);
      if (!first) seen.set(leaf.value, leaf);
      if (!first) return [];
      const { pointer, value } = leaf;
      if (first.pointer.join('/') !== pointer.join('/'))
        return [found('duplicate', pointer, { what: 'anchor', name: value, on })];
      const list = pointer.slice(0, -2).join('.');
      return [
        found('duplicate', [...section.pointer, 'type'], { what: 'shown list', name: list, on }),
      ];
    }),
  );
}

/** A second hero is a fault of its own, and so are questions and sections with the same ids. */
const OTHERWISE_REPORTED = ['hero', ...WITH_QUESTIONS];

/** Sections of a page that say the same. */
function repeatedSections({ manifest }: RuleContext): Finding[] {
  const { pages, town_pages = [], not_found } = manifest;
  const lists = [
    ...pages.map((page, index) => ({ page, at: ['pages', index] })),
    ...town_pages.map((page, index) => ({ page, at: ['town_pages', index] })),
    { page: not_found, at: ['not_found'] },
  ];
  return lists.flatMap(({ page, at }) => {
    const named = page.sections.flatMap((section, index) =>
      section.id !== undefined || OTHERWISE_REPORTED.includes(section.type)
        ? []
        : [
            {
              name: JSON.stringify({ ...section, tone: undefined }),
              pointer: [...at, 'sections', index],
            },
          ],
    );
    return repeated('section', named);
  });
}
