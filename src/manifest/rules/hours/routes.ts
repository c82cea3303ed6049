// Routes, their collections and single changes are about things and days that exist, and each of them has an effect.
import { addDays, dayInYear, weekdayOf } from '../../../model/calendar/day.ts';
import {
  isFor,
  rhythmOf,
  serviceRules,
  townsOf,
  visitsOf,
} from '../../../model/calendar/service-days.ts';
import { readStreet, type StreetPart } from '../../../model/calendar/street-line.ts';
import type { Manifest, Route, ServiceDays } from '../../../model/manifest.generated.ts';
import type { Finding, Pointer } from '../../diagnostic.ts';
import { choiceHint } from '../../messages/choices.ts';
import { kindsOf } from '../../messages/message.ts';
import { nearest } from '../../text/nearest.ts';
import { slugOf } from '../../text/short-names.ts';
import type { Rule } from '../rule.ts';
import { isReal } from './alerts.ts';
import { plainName, YEARS } from './holiday-dates.ts';

interface Fault {
  what: keyof typeof WORDS;
  /** What it is about. */
  name: string;
  /** The other route, day or holiday. */
  other?: string;
  /** The names of which it could be one. */
  names?: string[];
}

interface FaultWords {
  sentence: (name: string, other?: string) => string;
  hint: string;
  isWarning?: true;
}

const WORDS = {
  collection: {
    sentence: (id) => `There is no collection with the id "${id}".`,
    hint: 'Write it under `collections:`, or delete this one.',
  },
  route: {
    sentence: (id) => `There is no route with the id "${id}".`,
    hint: 'Write it under `routes:`, or delete this one.',
  },
  town: {
    sentence: (slug) => `There is no town with the slug "${slug}".`,
    hint: 'Write it under `towns:`, or delete this one.',
  },
  date: {
    sentence: (date) => `There is no day ${date} in the calendar.`,
    hint: 'Correct the day or the month.',
  },
  'own file': {
    sentence: (id) => `No route can have the id "${id}": the website has a file of that name.`,
    hint: 'Give it another id, such as its weekday.',
  },
  'no day': {
    sentence: (collection) => `Nothing says on which weekday ${collection} is picked up here.`,
    hint: 'Add `day:`. The collection itself may have `weekday_of_month:` or `dates:` instead.',
  },
  'no first date': {
    sentence: (collection) =>
      `${collection} is not picked up each week, and nothing says in which weeks.`,
    hint: 'Add `from:` with the date of a first visit, such as 2026-01-05; weeks are counted from it.',
  },
  'two routes': {
    sentence: (place, other) => `"${place}" is on ${other} already, for the same collection.`,
    hint: 'Keep it on one of the two, or write the house numbers of each: visitors would find two days.',
    isWarning: true,
  },
  nowhere: {
    sentence: (route) => `${route} goes nowhere: it has no towns, ZIP codes or streets.`,
    hint: 'Say where it goes, or delete it.',
    isWarning: true,
  },
  unused: {
    sentence: (collection) => `${collection} is on no route.`,
    hint: 'Add it to the routes on which it is picked up, or delete it.',
    isWarning: true,
  },
  'other day': {
    sentence: (route, day) =>
      `${route} is on ${day}, which is not one of the \`days\`: the line of a holiday week leaves it out.`,
    hint: 'Add the weekday to `days:`.',
    isWarning: true,
  },
  'no visit': {
    sentence: (date, weekday) =>
      `Nobody is served on ${weekday}, ${date}, so this change changes nothing.`,
    hint: 'Write the usual date of the visits after `date:`.',
    isWarning: true,
  },
  'not there': {
    sentence: (town) => `No route goes in ${town}, so the change does nothing there.`,
    hint: 'Delete the town here, or write it under its routes.',
    isWarning: true,
  },
  twin: {
    sentence: (holiday, other) => `${holiday} is always on the same date as ${other}.`,
    hint: 'Delete one of the two.',
    isWarning: true,
  },
  ignored: {
    sentence: (holiday, effect) =>
      `${holiday} has a day to which its visits move, but its effect is ${effect}.`,
    hint: 'Delete `moves_to`, or write `effect: own_day`.',
    isWarning: true,
  },
} satisfies Record<string, FaultWords>;

const wordsOf = ({ what }: Fault): FaultWords => WORDS[what];

/** Service days with routes. */
const withRoutes = (
  routes: string,
  more = '',
  collections = '{ id: paper, name: Paper }',
) => `service_days: { visit: pickup, days: [Monday, Tuesday], weekend_holidays: no_change,
  holidays: [{ name: Rest, when: December 25 }], collections: [${collections}], routes: [${routes}], ${more} }`;

const A =
  '{ id: a, name: Monday A, collections: [{ collection: paper, day: Monday }], towns: [dunkirk] }';

/** Another route in places. */
const B = (places: string, id = 'b') =>
  `{ id: ${id}, name: ${id}, collections: [{ collection: paper, day: Tuesday }], ${places} }`;

const street = (line: string) => `streets: [{ town: fredonia, names: ["${line}"] }]`;

const change = (fields: string) => `changes: [{ reason: the snow, date: ${fields} }]`;

const weeks = '{ id: paper, name: Paper, weeks: 2 }';

export const { messages, found } = kindsOf({
  'service-days': {
    title: 'Routes, collections, holidays or changes that do not fit together',
    severity: (facts: Fault) => (wordsOf(facts).isWarning ? 'warning' : 'error'),
    sentence: (facts: Fault) => wordsOf(facts).sentence(facts.name, facts.other),
    hint: (facts: Fault) =>
      facts.names?.length ? choiceHint(facts.name, facts.names) : wordsOf(facts).hint,
    bad: [
      withRoutes(A.replace('paper', 'papre')),
      withRoutes(A.replace('dunkirk', 'dunkrik')),
      withRoutes(B(street('Main Street').replace('fredonia', 'fredonai'))),
      withRoutes(A, change('2026-02-02, routes: [aa]')),
      withRoutes(A, change('2026-02-30')),
      withRoutes(A, '', weeks.replace('2', '2, from: 2026-04-31')),
      withRoutes(A, '', weeks.replace('weeks: 2', 'season: { from: April 31, to: June 1 }')),
      withRoutes(A).replace('December 25', 'Day after February 30'),
      withRoutes(A.replace('id: a', 'id: sheet')),
      withRoutes(A.replace(', day: Monday', '')),
      withRoutes(A, '', weeks),
      withRoutes(`${B(street('Main Street, 50-'), 'c')}, ${B(street('main street, 1-99, odd'))}`),
      withRoutes(`${A}, ${B('streets: [{ town: dunkirk, names: [Main Street, Oak Street] }]')}`),
      withRoutes(A.replace(', towns: [dunkirk]', '')),
      withRoutes(A, '', '{ id: paper, name: Paper }, { id: bulk, name: Bulk }'),
      withRoutes(A.replace('Monday }', 'Friday }')),
      withRoutes(A, change('2026-02-03')),
      withRoutes(A, change('2026-02-02, towns: [fredonia]')),
      withRoutes(A).replace('25 }', '25 }, { name: Break, when: Christmas }'),
      withRoutes(A).replace('25 }', '25, effect: no_visit, moves_to: Tuesday }'),
    ],
    good: [
      withRoutes(A, change('2026-02-02, routes: [a]')),
      withRoutes(A, change('2026-02-02, towns: [dunkirk]')),
      withRoutes(A).replace('December 25', 'February 29'),
      withRoutes(A, '', weeks.replace('2', '2, from: 2026-01-05')),
      withRoutes(
        `${B(street('Main Street, 1-99, odd'), 'c')}, ${B(street('Main Street, 1-98, even'))}`,
      ),
      withRoutes(`${B(street('Main Street, 1-99'), 'c')}, ${B(street('Main Street, 100-'))}`),
      withRoutes(
        `${A}, ${B('towns: [dunkirk]').replace('paper', 'glass')}`,
        '',
        '{ id: paper, name: Paper }, { id: glass, name: Glass }',
      ),
      withRoutes(A).replace('25 }', '25, effect: own_day, moves_to: Tuesday }'),
    ],
  },
});

const fault = (at: Pointer, facts: Fault, instead?: string): Finding =>
  found('service-days', ['service_days', ...at], facts, { instead });

export const check: Rule = ({ manifest }) => {
  const days = manifest.service_days;
  if (!days) return [];
  const wrong = wrongNames(days, manifest);
  // What follows from names and dates is only of interest when they are right.
  return wrong.length > 0
    ? wrong
    : [
        ...routeFaults(days),
        ...onTwoRoutes(days, manifest),
        ...idleChanges(days, manifest),
        ...idleHolidays(days),
      ];
};

/** The keys of names, each with what it names. In a change `routes` are names. */
const NAMES = { collection: 'collection', routes: 'route', towns: 'town', town: 'town' } as const;

const DATES = new Set(['when', 'from', 'to', 'date', 'dates']);

/** Dates as they are written: whole ones, and days of a month. Weekdays of a month are in each year. */
const DATE = /(?:\d{4}-\d\d-\d\d|[A-Z][a-z]+ \d+)$/;

/** Names of nothing, and dates that no calendar has. */
function wrongNames({ holidays, collections, routes, changes }: ServiceDays, { towns }: Manifest) {
  const known = {
    collection: collections?.map(({ id }) => id) ?? [],
    route: routes?.map(({ id }) => id) ?? [],
    town: towns.map(({ slug }) => slug),
  };
  const wrongIn = (value: unknown, at: Pointer, key: string): Finding[] => {
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([name, inner]) =>
        Array.isArray(value)
          ? wrongIn(inner, [...at, Number(name)], key)
          : wrongIn(inner, [...at, name], name),
      );
    if (typeof value !== 'string') return [];
    const [date = ''] = (DATES.has(key) && DATE.exec(value)) || [];
    const what = NAMES[key as keyof typeof NAMES];
    const names = what && known[what];
    return [
      ...(isReal(date) ? [] : [fault(at, { what: 'date', name: date })]),
      ...(!names || names.includes(value)
        ? []
        : [fault(at, { what, name: value, names }, nearest(value, names))]),
    ];
  };
  return wrongIn({ holidays, collections, routes, changes }, [], '');
}

/** Files of the build in the folder of the routes' files. */
const OWN = ['sheet', 'places', 'streets'];

function routeFaults({ days, collections = [], routes = [] }: ServiceDays): Finding[] {
  const used = new Set(routes.flatMap((route) => route.collections.map((one) => one.collection)));
  return [
    ...collections.flatMap(({ id, name }, at) =>
      used.has(id) ? [] : [fault(['collections', at, 'id'], { what: 'unused', name })],
    ),
    ...routes.flatMap(({ id, name: route, towns, zips, streets, collections: entries }, at) => [
      ...(OWN.includes(id) ? [fault(['routes', at, 'id'], { what: 'own file', name: id })] : []),
      ...(towns || zips || streets
        ? []
        : [fault(['routes', at, 'name'], { what: 'nowhere', name: route })]),
      ...entries.flatMap((entry, index) => {
        const pointer = ['routes', at, 'collections', index];
        const {
          day,
          dates,
          weekday_of_month,
          weeks: every = 1,
          from,
        } = rhythmOf({ collections }, entry);
        const name = collections.find((one) => one.id === entry.collection)?.name ?? '';
        const missing = !day ? 'no day' : every > 1 && !from ? 'no first date' : undefined;
        return [
          ...(missing && !dates && !weekday_of_month
            ? [fault([...pointer, 'collection'], { what: missing, name })]
            : []),
          ...(day && !days.includes(day)
            ? [fault([...pointer, 'day'], { what: 'other day', name: route, other: day })]
            : []),
        ];
      }),
    ]),
  ];
}

/** A street, or with an empty name a whole town, on a route. */
interface Place extends StreetPart {
  town: string;
  route: Route;
  pointer: Pointer;
}

/** The first place of each two routes in a town that both have. */
function onTwoRoutes({ routes = [] }: ServiceDays, { towns }: Manifest): Finding[] {
  const places = routes.flatMap((route, at): Place[] => [
    ...(route.towns ?? []).map((town, index) => {
      return { town, route, name: '', pointer: ['routes', at, 'towns', index] };
    }),
    ...(route.streets ?? []).flatMap(({ town, names }, list) =>
      names.map((line, index) => {
        const pointer = ['routes', at, 'streets', list, 'names', index];
        return { town, route, pointer, ...readStreet(line) };
      }),
    ),
  ]);
  const seen = new Map<string, Place[]>();
  const told = new Set<string>();
  const wholeFirst = places.toSorted((a, b) => Number(a.name !== '') - Number(b.name !== ''));
  return wholeFirst.flatMap((place) => {
    const { town, name, route, pointer } = place;
    const own = `${town} ${slugOf(name)}`;
    const before = [...(seen.get(`${town} `) ?? []), ...(seen.get(own) ?? [])];
    seen.set(own, [...(seen.get(own) ?? []), place]);
    const other = before.find((one) => shareCollection(one.route, route) && overlap(one, place));
    const pair = `${town} ${other?.route.id} ${route.id}`;
    if (!other || told.has(pair)) return [];
    told.add(pair);
    const what = name || towns.find(({ slug }) => slug === town)?.name || town;
    return [fault(pointer, { what: 'two routes', name: what, other: other.route.name })];
  });
}

const shareCollection = (a: Route, b: Route): boolean =>
  a !== b &&
  a.collections.some((one) =>
    b.collections.some(({ collection }) => collection === one.collection),
  );

function overlap(a: StreetPart, b: StreetPart): boolean {
  const isBefore = (one: StreetPart, other: StreetPart) =>
    one.to !== undefined && one.to < (other.from ?? 0);
  return !(a.side && b.side && a.side !== b.side) && !isBefore(a, b) && !isBefore(b, a);
}

function idleChanges(days: ServiceDays, { towns }: Manifest): Finding[] {
  const { changes = [], routes = [], collections = [] } = days;
  const rules = { ...serviceRules(days), holidays: [] };
  return changes.flatMap((one, at) => {
    const { date } = one;
    const isVisited = (route: Route) =>
      route.collections.some((entry) => {
        const rhythm = rhythmOf({ collections }, entry);
        return visitsOf(rules, rhythm, { from: date, before: addDays(date, 1) }).length > 0;
      });
    const isServed =
      routes.length === 0
        ? days.days.includes(weekdayOf(date))
        : routes.some((route) => isFor(one, route) && isVisited(route));
    const nowhere = (one.towns ?? []).flatMap((slug, index) => {
      if (routes.some((route) => townsOf(route).includes(slug))) return [];
      const name = towns.find((town) => town.slug === slug)?.name ?? slug;
      return [fault(['changes', at, 'towns', index], { what: 'not there', name })];
    });
    const facts = { what: 'no visit', name: date, other: weekdayOf(date) } as const;
    return nowhere.length > 0 || isServed ? nowhere : [fault(['changes', at, 'date'], facts)];
  });
}

function idleHolidays({ holidays, holiday_effect = 'later_days' }: ServiceDays): Finding[] {
  const dates = holidays.map(({ when }) => YEARS.map((year) => dayInYear(when, year)).join(''));
  return holidays.flatMap(({ name, moves_to, effect = holiday_effect }, at) => {
    // A date of one year may be in none of these.
    const twin = holidays.find(
      (one, index) =>
        index < at &&
        dates[at] &&
        dates[index] === dates[at] &&
        plainName(one.name) !== plainName(name),
    );
    const isIgnored = moves_to && effect !== 'later_days' && effect !== 'own_day';
    return [
      ...(twin ? [fault(['holidays', at, 'when'], { what: 'twin', name, other: twin.name })] : []),
      ...(isIgnored
        ? [fault(['holidays', at, 'moves_to'], { what: 'ignored', name, other: effect })]
        : []),
    ];
  });
}
