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
import type { Holiday, Manifest, Route, ServiceDays } from '../../../model/manifest.generated.ts';
import type { Finding, Pointer } from '../../diagnostic.ts';
import { choiceHint } from '../../messages/choices.ts';
import { kindsOf } from '../../messages/message.ts';
import { inWords } from '../../messages/phrases.ts';
import { nearest } from '../../text/nearest.ts';
import { slugOf } from '../../text/short-names.ts';
import type { Rule } from '../rule.ts';
import { isReal } from './alerts.ts';
import { plainName, YEARS } from './holiday-dates.ts';

interface Unknown {
  what: 'collection' | 'route' | 'town';
  name: string;
  names: string[];
}

type Unworkable = { collection: string; lacks: 'day' | 'from' } | { id: string };

interface Twice {
  place: string;
  routes: string[];
  collection: string;
}

type Idle =
  | { route: string }
  | { collection: string }
  | { day: string; route: string }
  | { date: string; weekday: string }
  | { town: string }
  | { holiday: string; other: string }
  | { holiday: string; effect: string };

/** Service days with routes. */
const withRoutes = (
  routes: string,
  more = '',
  collections = '{ id: trash, name: Trash }',
) => `service_days: { visit: pickup, days: [Monday, Tuesday], weekend_holidays: no_change,
  holidays: [{ name: Rest, when: December 25 }], collections: [${collections}], routes: [${routes}], ${more} }`;

const A =
  '{ id: a, name: Monday A, collections: [{ collection: trash, day: Monday }], towns: [dunkirk] }';

/** Another route in places. */
const B = (places: string, id = 'b') =>
  `{ id: ${id}, name: ${id}, collections: [{ collection: trash, day: Tuesday }], ${places} }`;

const street = (line: string) => `streets: [{ town: fredonia, names: ["${line}"] }]`;

const change = (fields: string) => `changes: [{ reason: the snow, date: ${fields} }]`;

const weeks = '{ id: trash, name: Trash, weeks: 2 }';

export const { messages, found } = kindsOf({
  'unknown-route': {
    title: 'A route, collection or town of the routes that does not exist',
    sentence: ({ what, name }: Unknown) =>
      `There is no ${what} with the ${what === 'town' ? 'slug' : 'id'} "${name}".`,
    hint: ({ what, name, names }: Unknown) =>
      names.length > 0
        ? choiceHint(name, names, `under \`${what}s\``)
        : `There are no ${what}s yet: write them under \`${what}s:\`, or delete this one.`,
    bad: [
      withRoutes(A.replace('trash', 'tarsh')),
      withRoutes(A.replace('dunkirk', 'dunkrik')),
      withRoutes(B(street('Main Street').replace('fredonia', 'fredonai'))),
      withRoutes(A, change('2026-02-02, routes: [aa]')),
      withRoutes(A, change('2026-02-02, towns: [dunkrik]')),
    ],
    good: [
      withRoutes(A, change('2026-02-02, routes: [a]')),
      withRoutes(A, change('2026-02-02, towns: [dunkirk]')),
    ],
  },
  'no-such-date': {
    title: 'A date that the calendar does not have',
    sentence: ({ date }: { date: string }) => `There is no day ${date} in the calendar.`,
    hint: () => 'Correct the day or the month.',
    bad: [
      withRoutes(A, change('2026-02-30')),
      withRoutes(A, change('2026-02-02, to: 2026-02-31')),
      withRoutes(A, '', weeks.replace('2', '2, from: 2026-04-31')),
      withRoutes(A, '', weeks.replace('weeks: 2', 'dates: [2026-06-31]')),
      withRoutes(A, '', weeks.replace('weeks: 2', 'season: { from: April 31, to: June 1 }')),
      withRoutes(A).replace('December 25', 'Day after February 30'),
    ],
    good: [withRoutes(A).replace('December 25', 'February 29')],
  },
  'unworkable-route': {
    title: 'A route whose visits or addresses cannot be worked out',
    sentence: (facts: Unworkable) => {
      if ('id' in facts)
        return `A route cannot have the id "${facts.id}": the website has a file of that name.`;
      return facts.lacks === 'day'
        ? `Nothing says on which weekday ${facts.collection} is picked up here.`
        : `${facts.collection} is not picked up each week, and nothing says in which weeks.`;
    },
    hint: (facts: Unworkable) => {
      if ('id' in facts) return 'Give it another id, such as its weekday.';
      return facts.lacks === 'day'
        ? 'Add `day:`. The collection itself may have `weekday_of_month:` or `dates:` instead.'
        : 'Add `from:` with the date of a first visit, such as 2026-01-05; weeks are counted from it.';
    },
    bad: [
      withRoutes(A.replace(', day: Monday', '')),
      withRoutes(A, '', weeks),
      withRoutes(A.replace('id: a', 'id: sheet')),
    ],
    good: [
      withRoutes(
        A.replace(', day: Monday', ''),
        '',
        weeks.replace('weeks: 2', 'weekday_of_month: First Tuesday'),
      ),
      withRoutes(A.replace('Monday }', 'Monday, from: 2026-01-05 }'), '', weeks),
    ],
  },
  'place-on-two-routes': {
    title: 'A street or town that two routes have for the same collection',
    severity: 'warning',
    sentence: ({ place, routes, collection }: Twice) =>
      `${place} is on ${inWords(routes)}, both with ${collection}.`,
    hint: () =>
      'Keep it on one of the two, or write the house numbers of each: visitors would find two days.',
    bad: [
      withRoutes(`${B(street('Main Street, 50-'), 'c')}, ${B(street('main street, 1-99, odd'))}`),
      withRoutes(`${A}, ${B('streets: [{ town: dunkirk, names: [Main Street, Oak Street] }]')}`),
      withRoutes(`${A}, ${B('towns: [dunkirk]')}`),
    ],
    good: [
      withRoutes(
        `${B(street('Main Street, 1-99, odd'), 'c')}, ${B(street('Main Street, 1-98, even'))}`,
      ),
      withRoutes(`${B(street('Main Street, 1-99'), 'c')}, ${B(street('Main Street, 100-'))}`),
      withRoutes(
        `${A}, ${B('towns: [dunkirk]').replace('trash', 'glass')}`,
        '',
        '{ id: trash, name: Trash }, { id: glass, name: Glass }',
      ),
    ],
  },
  'idle-schedule': {
    title: 'A part of the service days that has no effect',
    severity: 'warning',
    sentence: (facts: Idle) => {
      if ('date' in facts)
        return `Nobody is served on ${facts.weekday}, ${facts.date}, so this change changes nothing.`;
      if ('day' in facts)
        return `${facts.route} is on ${facts.day}, which is not one of the \`days\`: the line of a holiday week leaves it out.`;
      if ('route' in facts)
        return `${facts.route} goes nowhere: it has no towns, ZIP codes or streets.`;
      if ('collection' in facts) return `${facts.collection} is on no route.`;
      if ('town' in facts)
        return `No route goes in ${facts.town}, so the change does nothing there.`;
      return 'other' in facts
        ? `${facts.holiday} is always on the same date as ${facts.other}.`
        : `${facts.holiday} has a day to which its visits move, but its effect is ${facts.effect}.`;
    },
    hint: (facts: Idle) => {
      if ('date' in facts) return 'Write the usual date of the visits after `date:`.';
      if ('day' in facts) return 'Add the weekday to `days:`.';
      return 'effect' in facts
        ? 'Delete `moves_to`, or write `effect: own_day`.'
        : 'Complete it, or delete it.';
    },
    bad: [
      withRoutes(A.replace(', towns: [dunkirk]', '')),
      withRoutes(A, '', '{ id: trash, name: Trash }, { id: bulk, name: Bulk }'),
      withRoutes(A.replace('Monday }', 'Friday }')),
      withRoutes(A, change('2026-02-03')),
      withRoutes(A, change('2026-02-02, towns: [fredonia]')),
      withRoutes(A).replace('December 25 }', 'Christmas }, { name: Break, when: December 25 }'),
      withRoutes(A).replace('December 25', 'December 25, effect: no_visit, moves_to: Tuesday'),
    ],
    good: [
      withRoutes(A).replace('December 25', 'December 25, effect: own_day, moves_to: Tuesday'),
      withRoutes(A).replace('December 25 }', 'Christmas }, { name: Eve, when: December 24 }'),
    ],
  },
});

const AT = ['service_days'];

export const check: Rule = ({ manifest }) => {
  const { service_days } = manifest;
  if (!service_days) return [];
  const wrong = [...unknownNames(service_days, manifest), ...wrongDates(service_days)];
  // What follows from names and dates is only of interest when they are right.
  return wrong.length > 0
    ? wrong
    : [
        ...unworkable(service_days),
        ...onTwoRoutes(service_days, manifest),
        ...idleRoutes(service_days),
        ...idleChanges(service_days, manifest),
        ...idleHolidays(service_days),
      ];
};

function unknownNames(
  { collections = [], routes = [], changes = [] }: ServiceDays,
  { towns }: Manifest,
): Finding[] {
  const known = {
    collection: collections.map(({ id }) => id),
    route: routes.map(({ id }) => id),
    town: towns.map(({ slug }) => slug),
  };
  const look = (what: Unknown['what'], name: string, ...at: Pointer) => {
    const names = known[what];
    const instead = nearest(name, names);
    return names.includes(name)
      ? []
      : [found('unknown-route', [...AT, ...at], { what, name, names }, { instead })];
  };
  return [
    ...routes.flatMap((route, at) => [
      ...route.collections.flatMap(({ collection }, entry) =>
        look('collection', collection, 'routes', at, 'collections', entry, 'collection'),
      ),
      ...(route.towns ?? []).flatMap((town, index) =>
        look('town', town, 'routes', at, 'towns', index),
      ),
      ...(route.streets ?? []).flatMap(({ town }, index) =>
        look('town', town, 'routes', at, 'streets', index, 'town'),
      ),
    ]),
    ...changes.flatMap((change, at) => [
      ...(change.routes ?? []).flatMap((id, index) =>
        look('route', id, 'changes', at, 'routes', index),
      ),
      ...(change.towns ?? []).flatMap((town, index) =>
        look('town', town, 'changes', at, 'towns', index),
      ),
    ]),
  ];
}

/** Dates as they are written: whole ones, and days of a month. Other rules for holidays are right in each year. */
const DATE = /(?:\d{4}-\d\d-\d\d|[A-Z][a-z]+ \d+)$/;

function wrongDates(days: ServiceDays): Finding[] {
  const findings: Finding[] = [];
  const walk = (value: unknown, pointer: Pointer, key: string): void => {
    const [date] = (typeof value === 'string' && DATES.test(key) && DATE.exec(value)) || [];
    if (date && !isReal(date)) findings.push(found('no-such-date', pointer, { date }));
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      const isIndex = Array.isArray(value);
      walk(inner, [...pointer, isIndex ? Number(name) : name], isIndex ? key : name);
    }
  };
  const { holidays, collections, routes, changes } = days;
  walk({ holidays, collections, routes, changes }, AT, '');
  return findings;
}

const DATES = /^(?:when|from|to|date|dates)$/;

/** Files of the build in the folder of the routes' files. */
const OWN = ['sheet', 'places', 'streets'];

function unworkable({ collections = [], routes = [] }: ServiceDays): Finding[] {
  return routes.flatMap(({ id, collections: entries }, at) => [
    ...(OWN.includes(id) ? [found('unworkable-route', [...AT, 'routes', at, 'id'], { id })] : []),
    ...entries.flatMap((entry, index) => {
      const { day, dates, weekday_of_month, weeks = 1, from } = rhythmOf({ collections }, entry);
      const lacks =
        dates || weekday_of_month
          ? undefined
          : !day
            ? 'day'
            : weeks > 1 && !from
              ? 'from'
              : undefined;
      const collection = nameOf(entry.collection, collections);
      const pointer = [...AT, 'routes', at, 'collections', index, 'collection'];
      return lacks ? [found('unworkable-route', pointer, { collection, lacks })] : [];
    }),
  ]);
}

const nameOf = (id: string, collections: { id: string; name: string }[]) =>
  collections.find((collection) => collection.id === id)?.name ?? id;

/** A street or a whole town on a route, and where it is written. */
interface Place extends Partial<StreetPart> {
  town: string;
  route: Route;
  pointer: Pointer;
}

/** The first place of each two routes in a town that both have. */
function onTwoRoutes(
  { collections = [], routes = [] }: ServiceDays,
  { towns }: Manifest,
): Finding[] {
  const whole = routes.flatMap((route, at): Place[] =>
    (route.towns ?? []).map((town, index) => {
      return { town, route, pointer: [...AT, 'routes', at, 'towns', index] };
    }),
  );
  const streets = routes.flatMap((route, at): Place[] =>
    (route.streets ?? []).flatMap(({ town, names }, list) =>
      names.map((line, index) => {
        const pointer = [...AT, 'routes', at, 'streets', list, 'names', index];
        return { town, route, pointer, ...readStreet(line) };
      }),
    ),
  );
  const seen = new Map<string, Place[]>();
  const told = new Set<string>();
  return [...whole, ...streets].flatMap((place) => {
    const { town, name = '', route, pointer } = place;
    const own = `${town} ${slugOf(name)}`;
    const before = [...(seen.get(`${town} `) ?? []), ...(seen.get(own) ?? [])];
    seen.set(own, [...(seen.get(own) ?? []), place]);
    const other = before.find((one) => sharedBy(one.route, route) && overlap(one, place));
    const pair = `${town} ${other?.route.id} ${route.id}`;
    if (!other || told.has(pair)) return [];
    told.add(pair);
    const facts = {
      place: other.name ? name : (towns.find(({ slug }) => slug === town)?.name ?? town),
      routes: [other.route.name, route.name],
      collection: nameOf(sharedBy(other.route, route) ?? '', collections),
    };
    return [found('place-on-two-routes', pointer, facts)];
  });
}

/** A collection that two routes have. */
const sharedBy = (a: Route, b: Route): string | undefined =>
  a === b
    ? undefined
    : a.collections
        .map(({ collection }) => collection)
        .find((id) => b.collections.some(({ collection }) => collection === id));

function overlap(a: Partial<StreetPart>, b: Partial<StreetPart>): boolean {
  const isBefore = (one: Partial<StreetPart>, other: Partial<StreetPart>) =>
    one.to !== undefined && one.to < (other.from ?? 0);
  return !(a.side && b.side && a.side !== b.side) && !isBefore(a, b) && !isBefore(b, a);
}

function idleRoutes({ days, collections = [], routes = [] }: ServiceDays): Finding[] {
  const used = new Set(
    routes.flatMap((route) => route.collections.map((entry) => entry.collection)),
  );
  return [
    ...collections.flatMap(({ id, name: collection }, at) =>
      used.has(id)
        ? []
        : [found('idle-schedule', [...AT, 'collections', at, 'id'], { collection })],
    ),
    ...routes.flatMap(({ name: route, towns, zips, streets, collections: entries }, at) => [
      ...(towns || zips || streets
        ? []
        : [found('idle-schedule', [...AT, 'routes', at, 'name'], { route })]),
      ...entries.flatMap(({ day }, index) => {
        const pointer = [...AT, 'routes', at, 'collections', index, 'day'];
        return !day || days.includes(day) ? [] : [found('idle-schedule', pointer, { day, route })];
      }),
    ]),
  ];
}

function idleChanges(days: ServiceDays, { towns }: Manifest): Finding[] {
  const { changes = [], routes = [], collections = [] } = days;
  const rules = { ...serviceRules(days), holidays: [] };
  return changes.flatMap((change, at) => {
    const { date } = change;
    const span = { from: date, before: addDays(date, 1) };
    const nowhere = (change.towns ?? []).filter(
      (town) => !routes.some((route) => townsOf(route).includes(town)),
    );
    const isServed =
      routes.length === 0
        ? days.days.includes(weekdayOf(date))
        : routes
            .filter((route) => isFor(change, route))
            .some((route) =>
              route.collections.some(
                (entry) => visitsOf(rules, rhythmOf({ collections }, entry), span).length > 0,
              ),
            );
    const pointer = [...AT, 'changes', at];
    if (nowhere.length > 0)
      return nowhere.map((slug) => {
        const index = change.towns?.indexOf(slug) ?? 0;
        const town = towns.find((one) => one.slug === slug)?.name ?? slug;
        return found('idle-schedule', [...pointer, 'towns', index], { town });
      });
    const facts = { date, weekday: weekdayOf(date) };
    return isServed ? [] : [found('idle-schedule', [...pointer, 'date'], facts)];
  });
}

function idleHolidays({ holidays, holiday_effect = 'later_days' }: ServiceDays): Finding[] {
  const datesOf = ({ when }: Holiday) => YEARS.map((year) => dayInYear(when, year)).join();
  return holidays.flatMap((holiday, at) => {
    const { name, moves_to, effect = holiday_effect } = holiday;
    const own = datesOf(holiday);
    // A date of one year may be of none of these.
    const twin = (/\d/.test(own) ? holidays.slice(0, at) : []).find(
      (one) => datesOf(one) === own && plainName(one.name) !== plainName(name),
    );
    const isIgnored = moves_to && effect !== 'later_days' && effect !== 'own_day';
    const pointer = [...AT, 'holidays', at];
    const facts = { holiday: name };
    return [
      ...(twin
        ? [found('idle-schedule', [...pointer, 'when'], { ...facts, other: twin.name })]
        : []),
      ...(isIgnored
        ? [found('idle-schedule', [...pointer, 'moves_to'], { ...facts, effect })]
        : []),
    ];
  });
}
