// Addresses, ids, names and entries are there once where visitors or search engines would confuse them.
import type { Town } from '../../../model/manifest.generated.ts';
import type { RuleMessages } from '../../messages/message.ts';
import { capital } from '../../messages/phrases.ts';
import type { Finding } from '../../problem.ts';
import type { ExpandedPage } from '../../site/expand/expand-pages.ts';
import { slugOf } from '../../text/short-names.ts';
import type { Rule, RuleContext } from '../rule.ts';
import {
  firstByName,
  repeated,
  repeatedAnchors,
  repeatedEntries,
  repeatedSections,
} from './repeated-parts.ts';

/** Something that is there twice: `name` is its address, its id or its words, and `on` the page or the list that it is on. */
export interface Duplicate {
  what: keyof typeof WORDS;
  name: string;
  on?: string;
}

interface DuplicateWords {
  sentence: (name: string, on: string) => string;
  hint: string;
  isWarning?: true;
}

const OWN_ID = 'Give this one its own id, or delete it if it is there twice by mistake.';

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
  'copied town': {
    sentence: (_, other) => `This town is a copy of ${other} that still has its id and its slug.`,
    hint: 'Give it its own id, name and slug, and texts that are true of the new town.',
  },
  slug: {
    sentence: (slug, towns) => `Two towns have the slug "${slug}": ${towns}.`,
    hint: 'Each town needs its own slug, because its pages have it in their addresses.',
  },
  'town id': {
    sentence: (id, towns) => `Two towns have the id "${id}": ${towns}.`,
    hint: 'Each town needs its own id.',
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
  county: {
    sentence: (_, town) => `${town} has the same county twice.`,
    hint: 'Keep it once.',
    isWarning: true,
  },
  size: { sentence: (id) => `Two sizes have the id "${id}".`, hint: OWN_ID },
  service: { sentence: (id) => `Two services have the id "${id}".`, hint: OWN_ID },
  contact: { sentence: (id) => `Two numbers or places have the id "${id}".`, hint: OWN_ID },
  'form question': {
    sentence: (id) =>
      `Two questions of the quote form have the id "${id}", so their answers could not be told apart.`,
    hint: OWN_ID,
  },
  anchor: {
    sentence: (id, path) =>
      `Two places on ${path} have the id "${id}"; a link could only reach one.`,
    hint: OWN_ID,
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

export const messages = {
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
      'towns.fredonia.counties: [Chautauqua, Erie, Chautauqua]',
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
      `quote_form.extra_fields: [{ id: gate, kind: text, label: Gate }, { id: gate, kind: text, label: Code }]`,
    ],
    good: [
      'faqs.other: [{ question: When is my bill due?, answer: Soon. }]\npages./lawn-care/.sections.+: { type: faq, heading: Asked, items: faqs.other }',
    ],
  },
} satisfies RuleMessages;

export const check: Rule = (context) => [
  ...repeatedPages(context),
  ...repeatedTowns(context),
  ...repeatedEntries(context),
  ...repeatedAnchors(context),
  ...repeatedSections(context),
];

function repeatedPages({ expansion: { pages }, manifest }: RuleContext): Finding[] {
  const { towns, town_pages = [] } = manifest;
  const bySlug = firstByName(towns, ({ slug }) => slug);
  const byPath = firstByName(pages, ({ path }) => path);
  const byTown = firstByName(towns, ({ name }) => name);
  const templates = town_pages.map(({ service }, index) => ({
    name: service,
    pointer: ['town_pages', index, 'service'],
  }));
  const isOfFirst = ({ town }: ExpandedPage) => !town || byTown.get(town.name) === town;
  return [
    ...repeated(
      'path',
      // Two towns with one slug are a fault of their own; their pages would only repeat it.
      pages
        .filter(({ town }) => !town || bySlug.get(town.slug) === town)
        .map(({ path, pointer }) => ({ name: path, pointer: [...pointer, 'path'] })),
    ),
    ...repeated('template', templates),
    ...repeated(
      'title',
      // A page at an address, or of a town with a name, that another one has is reported for that.
      pages
        .filter((page) => byPath.get(page.path) === page && isOfFirst(page))
        .map(({ seo, pointer }) => ({
          name: seo.meta_title,
          pointer: [...pointer, 'seo', 'meta_title'],
        })),
    ),
  ];
}

function repeatedTowns({ manifest: { towns } }: RuleContext): Finding[] {
  const byId = firstByName(towns, ({ id }) => id);
  const bySlug = firstByName(towns, ({ slug }) => slug);
  const at = (town: Town, field: string) => ['towns', towns.indexOf(town), field];
  // A town that was copied and still has the id and the slug of the other one is one fault.
  const isCopy = (town: Town) =>
    byId.get(town.id) !== town && byId.get(town.id) === bySlug.get(town.slug);
  const copies = towns.filter(isCopy).map((town): Finding => {
    const facts = { what: 'copied town', name: town.id, on: byId.get(town.id)?.name } as const;
    return { kind: 'duplicate', pointer: at(town, 'id'), facts };
  });
  const sameId = (field: 'slug' | 'id', first: Map<string, Town>) =>
    towns
      .filter((town) => first.get(town[field]) !== town && !isCopy(town))
      .map((town): Finding => {
        const own = slugOf(town.name);
        const isFree = [undefined, town].includes(first.get(own));
        const on = `${first.get(town[field])?.name} and ${town.name}`;
        const what = field === 'slug' ? 'slug' : 'town id';
        return {
          kind: 'duplicate',
          pointer: at(town, field),
          facts: { what, name: town[field], on },
          ...(isFree && { mend: { instead: own } }),
        };
      });
  const others = towns.filter((town) => byId.get(town.id) === town);
  const placed = others.flatMap((town) => {
    const { latitude, longitude } = town.coordinates ?? {};
    const name = `${latitude}, ${longitude}`;
    return latitude === undefined ? [] : [{ name, pointer: at(town, 'coordinates') }];
  });
  return [
    ...copies,
    ...sameId('slug', bySlug),
    ...sameId('id', byId),
    ...repeated(
      'town name',
      others.map((town) => ({ name: town.name, pointer: at(town, 'name') })),
    ),
    ...repeated('place', placed),
    ...towns.flatMap((town): Finding[] => {
      const once = [...new Set(town.counties)];
      if (once.length === town.counties.length) return [];
      // Pages would name the county twice: "Erie and Erie County".
      const facts = { what: 'county', name: '', on: town.name } as const;
      return [{ kind: 'duplicate', pointer: at(town, 'counties'), facts, mend: { block: once } }];
    }),
  ];
}
