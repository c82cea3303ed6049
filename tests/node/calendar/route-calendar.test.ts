// Reads the calendars of routes with the parsers of other programs, as subscribers do.
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type Day } from '../../../src/model/calendar/day.ts';
import type { ServiceDays } from '../../../src/model/manifest.generated.ts';
import { calendarFiles } from '../../../src/node/calendar/calendar-files.ts';
import { manifestText, siteOf } from '../../manifest/real-manifest.ts';
import { calendarOf, TODAY, WEEKDAYS_ONLY, WITH_ROUTES } from './routes.ts';

const { facts } = siteOf(manifestText);

/** The calendars by their addresses. */
const filesOf = (days: ServiceDays, today = TODAY) =>
  new Map(
    calendarFiles({ calendar: calendarOf(days, today), facts })
      .filter(({ path }) => path.endsWith('.ics'))
      .map(({ path, text }) => [path, text]),
  );

/** The day of an event, and its name. */
type Read = [day: Day, name: string];

/** Where the process is: programs take the days of a calendar for moments there. */
const ZONE = 'America/New_York';

const localDay = (date: Date): Day => date.toLocaleDateString('sv', { timeZone: ZONE });
const utcDay = (date: Date): Day => date.toISOString().slice(0, 10);

const READERS: [string, (text: string) => Read[]][] = [
  [
    'ical.js',
    (text) =>
      new ICAL.Component(ICAL.parse(text))
        .getAllSubcomponents('vevent')
        .map((part) => new ICAL.Event(part))
        .map(({ startDate, summary }) => [startDate.toString(), summary]),
  ],
  [
    'node-ical, event by event',
    (text) => nodeEvents(text).map(({ start, summary }) => [localDay(start), String(summary)]),
  ],
  [
    'node-ical, expanded',
    (text) =>
      nodeEvents(text)
        .flatMap((event) =>
          nodeIcal.expandRecurringEvent(event, {
            from: new Date('2026-01-01T12:00:00Z'),
            to: new Date('2029-12-31T12:00:00Z'),
          }),
        )
        .map(({ start, summary }) => [localDay(start), String(summary)]),
  ],
  [
    'ts-ics',
    (text) =>
      (convertIcsCalendar(undefined, text).events ?? []).map(({ start, summary }) => [
        utcDay(start.date),
        summary,
      ]),
  ],
];

const nodeEvents = (text: string) =>
  Object.values(nodeIcal.sync.parseICS(text)).filter(
    (part): part is VEvent => part?.type === 'VEVENT',
  );

/** The visits of a route from a day on, as the calendar of the site has them. */
function visitsOf(days: ServiceDays, id: string, from: Day): Read[] {
  const route = calendarOf(days).routes.find((each) => each.id === id);
  return (route?.collections ?? []).flatMap(({ name, visits }) =>
    visits
      .filter(({ usual, change }) => usual >= from && !change?.cancelled)
      .map(({ usual, change }): Read => [change?.moved ?? usual, name]),
  );
}

describe(`a calendar read in ${ZONE}`, () => {
  const { TZ } = process.env;
  beforeAll(() => {
    process.env.TZ = ZONE;
  });
  afterAll(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });

  describe.each(READERS)('by %s', (_, read) => {
    it.each([
      ['a weekday with a moved visit', WEEKDAYS_ONLY, 'thursday'],
      ['a weekday with visits to call about', WEEKDAYS_ONLY, 'friday'],
      ['a route with every kind of collection', WITH_ROUTES, 'friday-a'],
      ['a route with one collection every other week', WITH_ROUTES, 'friday-b'],
    ])('has the days of %s', (_, days, id) => {
      const text = filesOf(days).get(`/calendar/${id}.ics`) ?? '';
      // Monday of the week of the build.
      const expected = visitsOf(days, id, '2026-11-23');
      expect(read(text).toSorted()).toEqual(expected.toSorted());
    });
  });

  it('moves and drops the visits of a storm and of a flood', () => {
    const [, read] = READERS[0] ?? [];
    const december = (id: string) =>
      read?.(filesOf(WITH_ROUTES).get(`/calendar/${id}.ics`) ?? '')
        .filter(([day, name]) => name === 'Trash' && day.startsWith('2026-12'))
        .map(([day]) => day);
    expect(december('friday-a')).toEqual(['2026-12-04', '2026-12-14', '2026-12-24', '2026-12-31']);
  });
});

const thursday = (days = WEEKDAYS_ONLY, today = TODAY) =>
  filesOf(days, today).get('/calendar/thursday.ics') ?? '';
const linesOf = (text: string, name: string) => text.match(new RegExp(`^${name}:.*$`, 'gm')) ?? [];

describe('the events of a calendar', () => {
  it('keep their identifiers when a visit moves', () => {
    const identifiers = linesOf(thursday(), 'UID');
    expect(new Set(identifiers).size).toBe(identifiers.length);
    expect(identifiers[0]).toMatch(/^UID:thursday-visit-2026-11-26@/);
    const never = { ...WEEKDAYS_ONLY, holiday_effect: 'nothing' } as const;
    expect(linesOf(thursday(never), 'UID')).toEqual(identifiers);
  });

  it('have the same name each time, and the reason in their description', () => {
    expect(new Set(linesOf(thursday(), 'SUMMARY'))).toEqual(new Set(['SUMMARY:Pickup']));
    expect(thursday()).toContain(
      'DESCRIPTION:Friday instead of Thursday\\, because of Thanksgiving\r\n',
    );
  });

  it('say that a visit without a known day is to be asked for', () => {
    const friday = filesOf(WEEKDAYS_ONLY).get('/calendar/friday.ics');
    expect(friday).toContain('DESCRIPTION:Call us about Friday\\, because of Thanksgiving\r\n');
  });

  it('name the dates of a visit that moves to another week', () => {
    const [event] = new ICAL.Component(
      ICAL.parse(filesOf(WITH_ROUTES).get('/calendar/friday-a.ics') ?? ''),
    )
      .getAllSubcomponents('vevent')
      .filter((part) => String(part.getFirstPropertyValue('uid')).includes('trash-2026-12-11'));
    expect(event?.getFirstPropertyValue('description')).toBe(
      'Monday, December 14 instead of Friday, December 11, because of the snowstorm',
    );
  });

  it('all have another stamp when a rule changes, and on another day', () => {
    const stamps = (text: string) => ({
      own: new Set([...linesOf(text, 'DTSTAMP'), ...linesOf(text, 'LAST-MODIFIED')]),
      count: linesOf(text, 'DTSTAMP').length + linesOf(text, 'LAST-MODIFIED').length,
    });
    const before = stamps(thursday());
    expect(before.count).toBe(2 * linesOf(thursday(), 'UID').length);
    expect(before.own.size).toBe(2);
    const changes = [{ date: '2027-03-04', reason: 'the flood' }];
    for (const after of [
      thursday({ ...WEEKDAYS_ONLY, changes }),
      thursday({ ...WEEKDAYS_ONLY, reminder: '19:00' }),
      thursday(WEEKDAYS_ONLY, addDays(TODAY, 1)),
    ]) {
      expect([...stamps(after).own].filter((stamp) => before.own.has(stamp))).toEqual([]);
    }
  });

  it('are the same, to the byte, in a second build of the day', () => {
    expect(thursday(structuredClone(WEEKDAYS_ONLY))).toBe(thursday());
  });

  it('remind on the evening before, where the business asks for it', () => {
    const text = filesOf(WITH_ROUTES).get('/calendar/friday-b.ics') ?? '';
    const [event] = convertIcsCalendar(undefined, text).events ?? [];
    expect(event?.alarms).toMatchObject([
      { trigger: { type: 'relative', value: { before: true, hours: 5, minutes: 30 } } },
    ]);
    expect(thursday()).not.toContain('VALARM');
  });
});

describe('the file of a calendar', () => {
  it('is at the address that subscribers of a weekday have', () => {
    expect([...filesOf(WEEKDAYS_ONLY).keys()]).toEqual([
      '/calendar/thursday.ics',
      '/calendar/friday.ics',
    ]);
  });

  it('says its name and how often it changes', () => {
    const calendar = new ICAL.Component(ICAL.parse(thursday()));
    expect(calendar.getFirstPropertyValue('name')).toBe(`${facts.company.name}: Thursday pickup`);
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('P1D');
  });

  it('has lines of at most 75 bytes that end as RFC 5545 wants it', () => {
    const name = `Über “Müller \\ Söhne”; ${'by seven, '.repeat(8)}`;
    const text = thursday({ ...WEEKDAYS_ONLY, visit: name });
    expect(text.endsWith('\r\n')).toBe(true);
    const lines = text.split('\r\n');
    expect(lines.join('')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
    const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(event?.getFirstPropertyValue('summary')).toBe(name);
  });
});
