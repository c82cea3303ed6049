// Five years of calendars by the rules that haulers publish. The dates were worked out by hand from a wall calendar.
import Holidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { addDays, dayInYear, type Weekday } from '../../../src/model/calendar/day.ts';
import {
  movedInWeek,
  type Recurrence,
  type ServiceRules,
  serviceRules,
  visitsOf,
} from '../../../src/model/calendar/service-days.ts';
import type { Holiday, ServiceDays } from '../../../src/model/manifest.generated.ts';

const SIX: Holiday[] = [
  { name: 'New Year’s Day', when: 'January 1' },
  { name: 'Memorial Day', when: 'Last Monday in May' },
  { name: 'Independence Day', when: 'July 4' },
  { name: 'Labor Day', when: 'First Monday in September' },
  { name: 'Thanksgiving', when: 'Thanksgiving' },
  { name: 'Christmas', when: 'Christmas' },
];

const hauler = (more: Partial<ServiceDays>): ServiceRules =>
  serviceRules({
    visit: 'pickup',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    holidays: SIX,
    weekend_holidays: 'no_change',
    friday_moves_to: 'Saturday',
    ...more,
  });

/** "05-28>05-29", with the year of a new day in another year, and "none" for a visit that is dropped. */
function visits(rules: ServiceRules, rhythm: Recurrence, from: string, before: string): string[] {
  return visitsOf(rules, rhythm, { from, before }).map(({ usual, change }) => {
    const moved = change?.moved ?? (change?.cancelled ? 'none' : 'call');
    const year = usual.slice(0, 5);
    return usual.slice(5) + (change ? `>${moved.replace(year, '')}` : '');
  });
}

/** The moved visits of a weekday's customers in a year. */
const changed = (rules: ServiceRules, day: Weekday, year: number) =>
  visits(rules, { day }, `${year}-01-01`, `${year + 1}-01-01`)
    .filter((visit) => visit.includes('>'))
    .join(' ');

type Table = [customers: Weekday, year: number, moved: string][];

describe('a holiday on or before the day moves it by one, a Friday holiday to Thursday', () => {
  const rules = hauler({});
  it.each([
    ['Thursday', 2026, '01-01>01-02 05-28>05-29 09-10>09-11 11-26>11-27'],
    ['Thursday', 2027, '06-03>06-04 09-09>09-10 11-25>11-26'],
    ['Thursday', 2028, '06-01>06-02 07-06>07-07 09-07>09-08 11-23>11-24 12-28>12-29'],
    ['Thursday', 2029, '01-04>01-05 05-31>06-01 07-05>07-06 09-06>09-07 11-22>11-23 12-27>12-28'],
    ['Thursday', 2030, '01-03>01-04 05-30>05-31 07-04>07-05 09-05>09-06 11-28>11-29 12-26>12-27'],
    ['Friday', 2026, '01-02>01-03 05-29>05-30 09-11>09-12 11-27>11-28 12-25>12-24'],
    ['Friday', 2027, '01-01>2026-12-31 06-04>06-05 09-10>09-11 11-26>11-27'],
    ['Friday', 2028, '06-02>06-03 07-07>07-08 09-08>09-09 11-24>11-25 12-29>12-30'],
    ['Friday', 2029, '01-05>01-06 06-01>06-02 07-06>07-07 09-07>09-08 11-23>11-24 12-28>12-29'],
    ['Friday', 2030, '01-04>01-05 05-31>06-01 07-05>07-06 09-06>09-07 11-29>11-30 12-27>12-28'],
  ] satisfies Table)('%s %i', (day, year, moved) => {
    expect(changed(rules, day, year)).toBe(moved);
  });
});

describe('all later days of the week move by one, and Saturday is the last', () => {
  const rules = hauler({ friday_holiday_moves_to: 'Saturday' });
  it.each([
    ['Monday', 2026, '05-25>05-26 09-07>09-08'],
    ['Monday', 2027, '05-31>06-01 09-06>09-07'],
    ['Monday', 2028, '05-29>05-30 09-04>09-05 12-25>12-26'],
    ['Monday', 2029, '01-01>01-02 05-28>05-29 09-03>09-04'],
    ['Monday', 2030, '05-27>05-28 09-02>09-03'],
    ['Friday', 2026, '01-02>01-03 05-29>05-30 09-11>09-12 11-27>11-28 12-25>12-26'],
    ['Friday', 2027, '01-01>01-02 06-04>06-05 09-10>09-11 11-26>11-27'],
  ] satisfies Table)('%s %i', (day, year, moved) => {
    expect(changed(rules, day, year)).toBe(moved);
  });
});

describe('only the day of the holiday moves, to the next day that is none', () => {
  const rules = hauler({
    holiday_effect: 'own_day',
    holidays: [...SIX, { name: 'the day after', when: 'Day after Thanksgiving' }],
  });
  it.each([
    ['Wednesday', 2026, ''],
    ['Wednesday', 2029, '07-04>07-05'],
    ['Wednesday', 2030, '12-25>12-26'],
    ['Thursday', 2026, '01-01>01-02 11-26>11-28'],
    ['Thursday', 2027, '11-25>11-27'],
    ['Thursday', 2028, '11-23>11-25'],
    ['Thursday', 2030, '07-04>07-05 11-28>11-30'],
    ['Friday', 2026, '11-27>11-28 12-25>12-26'],
    ['Friday', 2027, '01-01>01-02 11-26>11-27'],
    ['Friday', 2029, '11-23>11-24'],
  ] satisfies Table)('%s %i', (day, year, moved) => {
    expect(changed(rules, day, year)).toBe(moved);
  });
});

describe('nobody comes on a holiday, and the next visit is the usual one', () => {
  const rules = hauler({ holiday_effect: 'no_visit' });
  it.each([
    ['Monday', 2026, '05-25>none 09-07>none'],
    ['Monday', 2028, '05-29>none 09-04>none 12-25>none'],
    ['Monday', 2029, '01-01>none 05-28>none 09-03>none'],
    ['Thursday', 2026, '01-01>none 11-26>none'],
    ['Thursday', 2027, '11-25>none'],
    ['Thursday', 2030, '07-04>none 11-28>none'],
    ['Friday', 2026, '12-25>none'],
    ['Friday', 2027, '01-01>none'],
  ] satisfies Table)('%s %i', (day, year, moved) => {
    expect(changed(rules, day, year)).toBe(moved);
  });
});

describe('a Saturday holiday is kept on Friday and a Sunday holiday on Monday, with a day of delay', () => {
  const rules = hauler({
    weekend_holidays: 'observed',
    holidays: [
      { name: 'New Year’s Day', when: 'New Year’s Day' },
      { name: 'Juneteenth', when: 'June 19' },
      { name: 'Independence Day', when: 'July 4' },
      { name: 'Christmas', when: 'December 25' },
    ],
  });
  it.each([
    ['Monday', 2026, ''],
    ['Monday', 2027, '07-05>07-06'],
    ['Monday', 2028, '06-19>06-20 12-25>12-26'],
    ['Monday', 2029, '01-01>01-02'],
    ['Monday', 2030, ''],
    ['Friday', 2026, '01-02>01-03 06-19>06-18 07-03>07-02 12-25>12-24'],
    ['Friday', 2027, '01-01>2026-12-31 06-18>06-17 07-09>07-10 12-24>12-23 12-31>12-30'],
    ['Friday', 2028, '06-23>06-24 07-07>07-08 12-29>12-30'],
    ['Friday', 2029, '01-05>01-06 06-22>06-23 07-06>07-07 12-28>12-29'],
    ['Friday', 2030, '01-04>01-05 06-21>06-22 07-05>07-06 12-27>12-28'],
  ] satisfies Table)('%s %i', (day, year, moved) => {
    expect(changed(rules, day, year)).toBe(moved);
  });

  it('and nobody comes on the Saturday itself', () => {
    const toSaturday = { ...rules, friday_holiday_moves_to: 'Saturday' } as const;
    expect(changed(toSaturday, 'Friday', 2026)).toBe(
      '01-02>01-03 06-19>06-20 07-03>call 12-25>12-26',
    );
  });
});

describe('three holidays, recycling in A and B weeks, yard waste in its season, bulk on the first Tuesday', () => {
  const rules = hauler({
    holidays: SIX.filter(({ name }) => /New|Thanks|Christ/.test(name)),
    friday_holiday_moves_to: 'Saturday',
  });
  const recycling = (from: string): Recurrence => ({ day: 'Friday', weeks: 2, from });

  it('A weeks and B weeks take turns over week 53', () => {
    expect(visits(rules, recycling('2026-12-11'), '2026-12-07', '2027-02-01')).toEqual([
      '12-11',
      '12-25>12-26',
      '01-08',
      '01-22',
    ]);
    expect(visits(rules, recycling('2026-12-18'), '2026-12-07', '2027-02-01')).toEqual([
      '12-18',
      '01-01>01-02',
      '01-15',
      '01-29',
    ]);
  });

  it.each([
    [2026, '04-06', '11-30'],
    [2027, '04-05', '11-29'],
    [2028, '04-03', '11-27'],
    [2029, '04-02', '11-26'],
    [2030, '04-01', '11-25'],
  ])('yard waste of %i is from %s to %s', (year, first, last) => {
    const yard: Recurrence = { day: 'Monday', season: { from: 'April 1', to: 'November 30' } };
    const days = visits(rules, yard, `${year}-01-01`, `${year + 1}-01-01`);
    expect([days[0], days.at(-1)]).toEqual([first, last]);
    expect(days).toHaveLength(35);
  });

  it('bulk is once a month, and the day after New Year’s Day when that is the Tuesday', () => {
    const bulk: Recurrence = { weekday_of_month: 'First Tuesday' };
    expect(visits(rules, bulk, '2027-01-01', '2028-01-01').join(' ')).toBe(
      '01-05 02-02 03-02 04-06 05-04 06-01 07-06 08-03 09-07 10-05 11-02 12-07',
    );
    expect(visits(rules, bulk, '2030-01-01', '2030-02-01')).toEqual(['01-01>01-02']);
  });
});

describe('the dates of holidays are those of a library', () => {
  const YEARS = Array.from({ length: 11 }, (_, index) => 2026 + index);
  const listed = YEARS.flatMap((year) => new Holidays('US').getHolidays(year)).map(
    ({ date, name, substitute }) => ({ day: date.slice(0, 10), name, substitute }),
  );

  it.each([
    ['New Year’s Day', 'New Year’s Day'],
    ['Martin Luther King Jr. Day', 'Third Monday in January'],
    ['Washington’s Birthday', 'Third Monday in February'],
    ['Easter Sunday', 'Easter'],
    ['Memorial Day', 'Last Monday in May'],
    ['Juneteenth', 'June 19'],
    ['Independence Day', 'July 4'],
    ['Labor Day', 'First Monday in September'],
    ['Columbus Day', 'Second Monday in October'],
    ['Veterans Day', 'November 11'],
    ['Thanksgiving Day', 'Thanksgiving'],
    ['Day after Thanksgiving Day', 'Day after Thanksgiving'],
    ['Christmas Eve', 'Day before Christmas'],
    ['Christmas Day', 'Christmas'],
  ])('%s', (name, when) => {
    const days = listed.filter((one) => one.name.replace("'", '’') === name).map(({ day }) => day);
    expect(days).toEqual(YEARS.map((year) => dayInYear(when, year)));
  });

  it('on weekends too, when they are observed', () => {
    const rules = hauler({ weekend_holidays: 'observed', holidays: SIX });
    const observed = listed.filter(
      ({ name, substitute }) => substitute && /^(?:New Year|Independence|Christmas)/.test(name),
    );
    expect(observed.length).toBeGreaterThan(7);
    for (const { day } of observed) {
      const monday = new Date(day).getUTCDay() === 1 ? day : addDays(day, -4);
      expect(movedInWeek(rules, monday)[0]?.usual).toBe(day);
    }
  });
});
