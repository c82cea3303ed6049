// A calendar with one route of each kind, for tests of its files.
import { siteCalendar } from '../../../src/manifest/site/resolve/holiday-notices.ts';
import { parseText } from '../../../src/manifest/yaml/parse.ts';
import type { Day } from '../../../src/model/calendar/day.ts';
import type { SiteCalendar } from '../../../src/model/calendar/site-calendar.ts';
import type { Manifest, ServiceDays } from '../../../src/model/manifest.generated.ts';
import { calendarFiles } from '../../../src/node/calendar/calendar-files.ts';
import { manifestText, siteOf } from '../../manifest/real-manifest.ts';

const manifest = parseText(manifestText).data as Manifest;

/** The day of the builds. */
export const TODAY = '2026-11-27';

/** Service days without routes: each customer has a weekday. */
export const WEEKDAYS_ONLY: ServiceDays = {
  visit: 'pickup',
  days: ['Thursday', 'Friday'],
  holidays: [
    { name: 'Thanksgiving', when: 'Fourth Thursday in November' },
    { name: 'Christmas', when: 'December 25' },
    { name: 'New Year’s Day', when: 'January 1' },
  ],
  weekend_holidays: 'no_change',
  friday_moves_to: 'ask',
};

/** Every kind of collection, moved and cancelled visits, and all kinds of places. */
export const WITH_ROUTES: ServiceDays = {
  ...WEEKDAYS_ONLY,
  reminder: '18:30',
  collections: [
    { id: 'trash', name: 'Trash' },
    { id: 'recycling', name: 'Paper; cans, “Müller \\ Söhne”', weeks: 2, from: '2026-01-05' },
    { id: 'leaves', name: 'Leaves', season: { from: 'October 1', to: 'January 31' } },
    { id: 'bulk', name: 'Bulk', weekday_of_month: 'First Tuesday' },
    { id: 'tires', name: 'Tires', dates: ['2026-12-05', '2027-05-08'] },
  ],
  routes: [
    {
      id: 'friday-a',
      name: 'Friday A',
      collections: [
        { collection: 'trash', day: 'Friday' },
        { collection: 'recycling', day: 'Friday' },
        { collection: 'leaves', day: 'Thursday' },
        { collection: 'bulk' },
        { collection: 'tires' },
      ],
      streets: [{ town: 'salamanca', names: ['Main Street, 1-99, odd', 'Broad Street'] }],
    },
    {
      id: 'friday-b',
      name: 'Friday B',
      collections: [{ collection: 'recycling', day: 'Friday', from: '2026-01-12' }],
      towns: ['dunkirk'],
      zips: ['14779'],
      streets: [{ town: 'salamanca', names: ['Main Street, 100-', 'Elm Street, 2-8'] }],
    },
  ],
  changes: [
    { date: '2026-12-11', to: '2026-12-14', reason: 'the snowstorm' },
    { date: '2026-12-18', reason: 'the flood', routes: ['friday-a'] },
  ],
};

/** The calendar of service days on the day of a build. */
export function calendarOf(service_days: ServiceDays, today = TODAY): SiteCalendar {
  const calendar = siteCalendar({ ...manifest, service_days }, today);
  if (!calendar) throw new Error('there are no service days');
  return calendar;
}

export const { facts } = siteOf(manifestText);

/** The files of service days by their addresses. */
export const filesOf = (days: ServiceDays, today = TODAY): Map<string, string> =>
  new Map(
    calendarFiles({
      calendar: calendarOf(days, today),
      facts: { ...facts, style: '<style>:root{--brand:#123456}</style>' },
    }).map(({ path, text }) => [path, text]),
  );

/** The calendars of service days by their addresses. */
export const calendarsOf = (days: ServiceDays, today = TODAY): Map<string, string> =>
  new Map([...filesOf(days, today)].filter(([path]) => path.endsWith('.ics')));

/** The day of a visit, and what is picked up. */
export type ReadVisit = [day: Day, name: string];

/** The visits of a route from the week before the build on, as the site has them. */
export function visitsOf(days: ServiceDays, id: string): ReadVisit[] {
  const route = calendarOf(days).routes.find((each) => each.id === id);
  return (route?.collections ?? []).flatMap(({ name, visits }) =>
    visits
      .filter(({ change }) => !change?.cancelled)
      .map(({ usual, change }): ReadVisit => [change?.moved ?? usual, name]),
  );
}
