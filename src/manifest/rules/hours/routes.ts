// Routes, collections and single changes name things and days that exist, and every collection has its day.
import { addDays, isDate, weekdayOf } from '../../../model/calendar/day.ts';
import { isFor, rhythmOf, serviceRules, visitsOf } from '../../../model/calendar/service-days.ts';
import { readStreet, type StreetPart } from '../../../model/calendar/street-line.ts';
import type { Route, ServiceDays, Town } from '../../../model/manifest.generated.ts';
import type { Finding, Pointer } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import { choiceHint } from '../../messages/phrases.ts';
import { closestMatch } from '../../text/nearest.ts';
import { slugOf } from '../../text/strings.ts';
import type { Rule } from '../rule.ts';

interface Fault {
  says: string;
  hint: string;
  isWarning?: true;
}

const withRoutes = (
  routes: string,
  more = '',
  collections = '{ id: paper, name: Paper }',
) => `service_days: { visit: pickup, days: [Monday, Tuesday], weekend_holidays: no_change,
  holidays: [{ name: Rest, when: December 25 }], collections: [${collections}], routes: [${routes}], ${more} }`;

const ROUTE_A =
  '{ id: a, name: Monday A, collections: [{ collection: paper, day: Monday }], towns: [dunkirk] }';

const routeB = (places: string, id = 'b') =>
  `{ id: ${id}, name: ${id}, collections: [{ collection: paper, day: Tuesday }], ${places} }`;

const street = (line: string) => `streets: [{ town: fredonia, names: ["${line}"] }]`;

const change = (fields: string) => `changes: [{ reason: the snow, date: ${fields} }]`;

const weeks = '{ id: paper, name: Paper, weeks: 2 }';

export const { messages, createFinding } = defineMessages({
  'service-days': {
    title: 'Routes, collections, holidays or changes that do not fit together',
    severity: ({ isWarning }: Fault) => (isWarning ? 'warning' : 'error'),
    sentence: ({ says }: Fault) => says,
    hint: ({ hint }: Fault) => hint,
    bad: [
      withRoutes(ROUTE_A.replace('paper', 'papre')),
      withRoutes(ROUTE_A.replace('dunkirk', 'dunkrik')),
      withRoutes(routeB(street('Main Street').replace('fredonia', 'fredonai'))),
      withRoutes(ROUTE_A, change('2026-02-02, routes: [aa]')),
      withRoutes(ROUTE_A, change('2026-02-30')),
      withRoutes(ROUTE_A, '', weeks.replace('2', '2, from: 2026-04-31')),
      withRoutes(ROUTE_A, '', weeks.replace('weeks: 2', 'season: { from: April 31, to: June 1 }')),
      withRoutes(ROUTE_A).replace('December 25', 'Day after February 30'),
      withRoutes(ROUTE_A.replace('id: a', 'id: sheet')),
      withRoutes(ROUTE_A.replace(', day: Monday', '')),
      withRoutes(ROUTE_A, '', weeks),
      withRoutes(
        `${routeB(street('Main Street, 50-'), 'c')}, ${routeB(street('main street, 1-99, odd'))}`,
      ),
      withRoutes(
        `${ROUTE_A}, ${routeB('streets: [{ town: dunkirk, names: [Main Street, Oak Street] }]')}`,
      ),
      withRoutes(ROUTE_A, change('2026-02-03')),
      `towns.fredonia.pickup_days: [Tuesday]
service_days: { visit: visit, days: [Monday], weekend_holidays: ask, holidays: [
        { name: Christmas, when: December 25 }] }`,
      withRoutes(ROUTE_A, change('2026-02-02, towns: [fredonia]')),
    ],
    good: [
      withRoutes(ROUTE_A, change('2026-02-02, routes: [a]')),
      withRoutes(ROUTE_A, change('2026-02-02, towns: [dunkirk]')),
      withRoutes(ROUTE_A).replace('December 25', 'February 29'),
      `service_days: { visit: visit, days: [Monday], weekend_holidays: ask, holidays: [
        { name: Christmas, when: December 25 }], ${change('2026-02-02, towns: [dunkirk]')} }`,
      withRoutes(ROUTE_A, '', weeks.replace('2', '2, from: 2026-01-05')),
      withRoutes(
        `${routeB(street('Main Street, 1-99, odd'), 'c')}, ${routeB(street('Main Street, 1-98, even'))}`,
      ),
      withRoutes(
        `${routeB(street('Main Street, 1-99'), 'c')}, ${routeB(street('Main Street, 100-'))}`,
      ),
      withRoutes(
        `${ROUTE_A}, ${routeB('towns: [dunkirk]').replace('paper', 'glass')}`,
        '',
        '{ id: paper, name: Paper }, { id: glass, name: Glass }',
      ),
    ],
  },
});

const createFault = (at: Pointer, facts: Fault, replacement?: string): Finding =>
  createFinding('service-days', ['service_days', ...at], facts, { replacement });

export const check: Rule = ({ manifest: { service_days: days, towns } }) => {
  if (!days) return [];
  const slugs = towns.map(({ slug }) => slug);
  const unknownNames = findUnknownNames(days, slugs);
  // The other checks need valid names and dates.
  return unknownNames.length > 0
    ? unknownNames
    : [
        ...routeFaults(days),
        ...placesOnTwoRoutes(days),
        ...idleChanges(days),
        ...unservedDays(days, towns),
      ];
};

const DATES = new Set(['when', 'from', 'to', 'date', 'dates']);

/** A full date, or a month and a day. Weekdays of a month exist in every year. */
const DATE = /(?:\d{4}-\d\d-\d\d|[A-Z][a-z]+ \d+)$/;

/** Findings for ids and slugs that nothing has, and for dates that do not exist. */
function findUnknownNames(
  { holidays, collections = [], routes = [], changes }: ServiceDays,
  towns: string[],
): Finding[] {
  // By key, the names that its values may have. The `routes` of a change are ids.
  const namesByKey: Record<string, string[]> = {
    collection: collections.map(({ id }) => id),
    routes: routes.map(({ id }) => id),
    towns,
    town: towns,
  };
  const findIn = (value: unknown, at: Pointer, key: string): Finding[] => {
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([name, inner]) =>
        Array.isArray(value)
          ? findIn(inner, [...at, Number(name)], key)
          : findIn(inner, [...at, name], name),
      );
    if (typeof value !== 'string') return [];
    const names = namesByKey[key];
    const [date = ''] = (DATES.has(key) && DATE.exec(value)) || [];
    if (!isDate(date)) {
      const says = `There is no day ${date} in the calendar.`;
      return [createFault(at, { says, hint: 'Correct the day or the month.' })];
    }
    if (!names || names.includes(value)) return [];
    const noun = key.replace(/s$/, '');
    const says = `There is no ${noun} "${value}".`;
    const hint = names.length
      ? choiceHint(value, names)
      : `Write it under \`${noun}s:\`, or delete it here.`;
    return [createFault(at, { says, hint }, closestMatch(value, names))];
  };
  return findIn({ holidays, collections, routes, changes }, [], '');
}

/** Ids that would clash with the build's own files in the folder of the routes. */
const RESERVED_IDS = ['sheet', 'places', 'streets'];

/** Findings for routes with a reserved id, and for collections without a day. */
function routeFaults({ collections = [], routes = [] }: ServiceDays): Finding[] {
  return routes.flatMap(({ id, collections: rhythms }, at) => {
    const takenId = {
      says: `No route can have the id "${id}": the website has a file of that name.`,
      hint: 'Give it another id, such as its weekday.',
    };
    return [
      ...(RESERVED_IDS.includes(id) ? [createFault(['routes', at, 'id'], takenId)] : []),
      ...rhythms.flatMap((entry, index) => {
        const { day, dates, weekday_of_month, weeks, from } = rhythmOf({ collections }, entry);
        const everyWeek = weeks === undefined || weeks === 1;
        if (dates || weekday_of_month || (day && (everyWeek || from))) return [];
        const name = collections.find((collection) => collection.id === entry.collection)?.name;
        const facts = day
          ? {
              says: `${name} is not picked up each week, and nothing says in which weeks.`,
              hint: 'Add `from:` with the date of a first visit, such as 2026-01-05; weeks are counted from it.',
            }
          : {
              says: `Nothing says on which weekday ${name} is picked up here.`,
              hint: 'Add `day:`. The collection itself may have `weekday_of_month:` or `dates:` instead.',
            };
        return [createFault(['routes', at, 'collections', index, 'collection'], facts)];
      }),
    ];
  });
}

/** A street, or with an empty name a whole town, on a route. */
interface Place extends StreetPart {
  town: string;
  route: Route;
  pointer: Pointer;
}

/** Findings for streets and towns that are on two routes: the first for each pair of routes in a town. */
function placesOnTwoRoutes({ routes = [] }: ServiceDays): Finding[] {
  const towns = routes.flatMap((route, at) =>
    (route.towns ?? []).map((town, index): Place => {
      return { town, route, name: '', pointer: ['routes', at, 'towns', index] };
    }),
  );
  const streets = routes.flatMap((route, at) =>
    (route.streets ?? []).flatMap(({ town, names }, list) =>
      names.map((line, index): Place => {
        const pointer = ['routes', at, 'streets', list, 'names', index];
        return { town, route, pointer, ...readStreet(line) };
      }),
    ),
  );
  const seen = new Map<string, Place[]>();
  const reportedPairs = new Set<string>();
  return [...towns, ...streets].flatMap((place) => {
    const { town, name, route, pointer } = place;
    const streetKey = `${town} ${slugOf(name)}`;
    const same = seen.get(streetKey) ?? [];
    seen.set(streetKey, [...same, place]);
    const before = name ? [...(seen.get(`${town} `) ?? []), ...same] : same;
    const otherRoute = before.find((earlier) => isTwice(earlier, place))?.route;
    const pair = `${town} ${otherRoute?.id} ${route.id}`;
    if (!otherRoute || reportedPairs.has(pair)) return [];
    reportedPairs.add(pair);
    const says = `"${name || town}" is on ${otherRoute.name} already, for the same collection.`;
    const hint =
      'Keep it on one of the two, or write the house numbers of each: visitors would find two days.';
    return [createFault(pointer, { says, hint, isWarning: true })];
  });
}

/** Whether two routes have a collection, and house numbers of a street, in common. */
function isTwice(a: Place, b: Place): boolean {
  const isBefore = (one: StreetPart, other: StreetPart) =>
    one.to !== undefined && one.to < (other.from ?? 0);
  const ids = b.route.collections.map(({ collection }) => collection);
  return (
    a.route !== b.route &&
    a.route.collections.some(({ collection }) => ids.includes(collection)) &&
    !(a.side && b.side && a.side !== b.side) &&
    !isBefore(a, b) &&
    !isBefore(b, a)
  );
}

/** Findings for changes of a day on which none of their routes or towns has a visit. */
function idleChanges(days: ServiceDays): Finding[] {
  const { changes = [], routes } = days;
  const rules = serviceRules(days);
  return changes.flatMap((change, at) => {
    const { date } = change;
    const day = { from: date, before: addDays(date, 1) };
    const isServed = (route: Route) =>
      isFor(change, route) &&
      route.collections.some((entry) => visitsOf(rules, rhythmOf(days, entry), day).length > 0);
    const weekday = weekdayOf(date);
    // Without routes, a change of some towns stands on the pages of these.
    const isShown = routes ? routes.some(isServed) : !change.routes && days.days.includes(weekday);
    if (isShown) return [];
    const says = `No visit for which this change could be is on ${weekday}, ${date}, so it changes nothing.`;
    const hint =
      'Write the usual date of the visits after `date:`, and only routes or towns that have one then.';
    return [createFault(['changes', at, 'date'], { says, hint, isWarning: true })];
  });
}

/** Findings for days of towns on which nobody is served; routes have days of their own. */
function unservedDays({ days, routes, visit }: ServiceDays, towns: Town[]): Finding[] {
  if (routes) return [];
  return towns.flatMap(({ name, pickup_days = [] }, town) =>
    pickup_days.flatMap((day, at) => {
      if (days.includes(day)) return [];
      const says = `${name} has a ${visit} on ${day}, which is none of the days under service_days, so its pages name no change of it.`;
      const hint = 'Write the days of this town alone, each as it stands under `days:` there.';
      const pointer = ['towns', town, 'pickup_days', at];
      return [createFinding('service-days', pointer, { says, hint, isWarning: true })];
    }),
  );
}
