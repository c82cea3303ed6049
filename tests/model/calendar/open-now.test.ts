// The line that says whether the office is open, worked out in the time zone of the site.
import { describe, expect, it } from 'vitest';
import { openingHours } from '../../../src/manifest/site/office-hours.ts';
import { openingText } from '../../../src/model/calendar/open-now.ts';
import { zonedTimeToEpoch } from '../../../src/model/calendar/zone.ts';
import type { Closure, Company, Holiday, Manifest } from '../../../src/model/manifest.generated.ts';
import { es } from '../../../src/model/words/es.ts';
import { english, translator } from '../../../src/model/words/words.ts';

const ZONE = 'America/New_York';
const WEEK: Company['hours'] = [{ from: 'Monday', to: 'Friday', opens: '07:00', closes: '17:00' }];
const HOLIDAYS: Holiday[] = [
  { name: 'Thanksgiving', when: 'Thanksgiving', office_closed: true },
  { name: 'Christmas Eve', when: 'December 24', office_closes: '12:30' },
];

interface Office {
  hours?: Company['hours'];
  closures?: Closure[];
  holidays?: Holiday[];
  t?: typeof english;
}

function openingAt(
  today: string,
  { hours = WEEK, closures, holidays = HOLIDAYS, t = english }: Office = {},
) {
  const manifest = {
    company: { hours, ...(closures && { closures }) },
    service_days: { visit: 'visit', days: ['Monday'], holidays },
  } as Manifest;
  return openingHours(manifest, ZONE, today, t);
}

function textAt(
  time: string,
  { built = '2026-11-02', ...office }: Office & { built?: string } = {},
) {
  const opening = openingAt(built, office);
  return opening && openingText(opening, zonedTimeToEpoch(time, ZONE), office.t ?? english);
}

describe('the line of the office', () => {
  it.each([
    ['2026-11-23T06:59', 'Opens at 7 AM'],
    ['2026-11-23T07:00', 'Open until 5 PM'],
    ['2026-11-23T16:59', 'Open until 5 PM'],
    ['2026-11-23T17:00', 'Opens Tuesday 7 AM'],
    ['2026-11-27T18:00', 'Opens Monday 7 AM'],
    ['2026-11-28T10:00', 'Opens Monday 7 AM'],
    // The evening before Thanksgiving, and the day itself.
    ['2026-11-25T20:00', 'Opens Friday 7 AM'],
    ['2026-11-26T10:00', 'Opens Friday 7 AM'],
    ['2026-12-24T12:29', 'Open until 12:30 PM'],
    ['2026-12-24T12:30', 'Opens Friday 7 AM'],
  ])('at %s says "%s"', (time, text) => {
    expect(textAt(time)).toBe(text);
  });

  it('goes by the time zone of the site, not by that of the browser', () => {
    const opening = openingAt('2026-11-02');
    const moment = Date.parse('2026-11-23T21:59:00Z');
    expect(opening && openingText(opening, moment, english)).toBe('Open until 5 PM');
    expect(opening && openingText(opening, moment + 60_000, english)).toBe('Opens Tuesday 7 AM');
  });

  it('names the date on which a long closure ends', () => {
    const closures = [{ from: 'January 15', to: 'March 15', reason: 'Winter break' }];
    expect(textAt('2027-02-01T10:00', { closures })).toBe('Opens Tuesday, March 16 7 AM');
  });

  it('knows breaks, days by appointment, and offices that never close', () => {
    const hours: Company['hours'] = [
      { from: 'Monday', opens: '13:00', closes: '17:30' },
      { from: 'Monday', opens: '08:00', closes: '12:00' },
      { from: 'Tuesday', opens: '08:00', closes: '12:00', by_appointment: true },
    ];
    expect(textAt('2026-11-23T09:00', { hours })).toBe('Open until 12 PM');
    expect(textAt('2026-11-23T12:30', { hours })).toBe('Opens at 1 PM');
    expect(textAt('2026-11-23T18:00', { hours })).toBe('Opens Monday, November 30 8 AM');
    const always: Company['hours'] = [
      { from: 'Monday', to: 'Sunday', opens: '00:00', closes: '23:59' },
    ];
    expect(textAt('2026-11-22T03:00', { hours: always })).toBe('Open now');
  });

  it('is written in the language of the page', () => {
    expect(textAt('2026-11-28T10:00', { t: translator(es) })).toBe(
      'Abre el lunes a las 7\u00a0a.\u00a0m.',
    );
  });
});

describe('without script the line', () => {
  const usual = (hours: Company['hours'], closures?: Closure[]) =>
    openingAt('2026-02-02', { hours, ...(closures && { closures }) })?.usual;

  it('has the usual week in short', () => {
    expect(usual(WEEK)).toBe('Mon–Fri 7–5');
    expect(usual([...(WEEK ?? []), { from: 'Saturday', opens: '08:30', closes: '12:00' }])).toBe(
      'Mon–Fri 7–5, Sat 8:30–12',
    );
    expect(usual([{ from: 'Monday', to: 'Sunday', opens: '13:00', closes: '18:00' }])).toBe(
      'Mon–Sun 1–6 PM',
    );
  });

  it('stays empty where the usual week is long or a closure makes it untrue', () => {
    const days = ['Monday', 'Wednesday', 'Friday'] as const;
    expect(usual(days.map((from) => ({ from, opens: '08:00', closes: '12:00' })))).toBeUndefined();
    const winter = { from: 'January 15', to: 'March 15', reason: 'Winter break' };
    expect(usual(WEEK, [winter])).toBeUndefined();
  });

  it('is not there for an office without set hours', () => {
    expect(openingAt('2026-02-02', { hours: [{ from: 'Monday', by_appointment: true }] })).toBe(
      undefined,
    );
  });
});
