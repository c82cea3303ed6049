// Checks the pickups that holidays move, and when holidays are, against tables made by hand from the calendar.
import { describe, expect, it } from 'vitest';
import { dayInYear, formatDate } from '../../../src/model/calendar/day.ts';
import {
  changedWeeks,
  movedInWeek,
  type Recurrence,
  type ServiceRules,
  visitsOf,
} from '../../../src/model/calendar/service-days.ts';
import type { Route } from '../../../src/model/manifest.generated.ts';

const RULES: ServiceRules = {
  holiday_effect: 'later_days',
  friday_holiday_moves_to: 'Thursday',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  holidays: [
    { name: 'New Year’s Day', when: 'January 1' },
    { name: 'Memorial Day', when: 'Last Monday in May' },
    { name: 'Independence Day', when: 'July 4' },
    { name: 'Labor Day', when: 'First Monday in September' },
    { name: 'Thanksgiving', when: 'Fourth Thursday in November' },
    { name: 'Christmas', when: 'December 25' },
  ],
  weekend_holidays: 'no_change',
  friday_moves_to: 'Saturday',
};

/** Moved pickups of a week in short: "Th26>Fr27" is Thursday the 26th, moved to Friday the 27th. */
function movedFrom(monday: string, changed: Partial<ServiceRules> = {}): string {
  const short = (day: string) => `${formatDate(day).slice(0, 2)}${day.slice(8)}`;
  return movedInWeek({ ...RULES, ...changed }, monday)
    .map(
      ({ usual, moved, cancelled }) =>
        `${short(usual)}>${moved ? short(moved) : cancelled ? 'none' : 'call'}`,
    )
    .join(' ');
}

const A_MONDAY_HOLIDAY = '2026-09-07';
const JULY_4_ON_A_SATURDAY = '2026-06-29';
const JULY_4_ON_A_SUNDAY = '2027-06-28';

describe('pickups', () => {
  it.each([
    [
      'a Monday holiday moves all days',
      A_MONDAY_HOLIDAY,
      'Mo07>Tu08 Tu08>We09 We09>Th10 Th10>Fr11 Fr11>Sa12',
    ],
    [
      'a Tuesday holiday leaves Monday alone',
      '2028-07-03',
      'Tu04>We05 We05>Th06 Th06>Fr07 Fr07>Sa08',
    ],
    ['a Wednesday holiday moves three days', '2029-07-02', 'We04>Th05 Th05>Fr06 Fr06>Sa07'],
    ['Thanksgiving moves Thursday and Friday', '2026-11-23', 'Th26>Fr27 Fr27>Sa28'],
    ['a Friday holiday moves Friday to Thursday', '2026-12-21', 'Fr25>Th24'],
    [
      'January 1 counts in a week that begins in December',
      '2030-12-30',
      'We01>Th02 Th02>Fr03 Fr03>Sa04',
    ],
    ['a Saturday holiday changes nothing', JULY_4_ON_A_SATURDAY, ''],
    ['a week without a holiday changes nothing', '2026-11-16', ''],
  ])('%s', (_, monday, moved) => {
    expect(movedFrom(monday)).toBe(moved);
  });

  it('follow the setting for weekends', () => {
    const observed = { weekend_holidays: 'observed' } as const;
    expect(movedFrom(JULY_4_ON_A_SATURDAY, observed)).toBe('Fr03>Th02');
    expect(movedFrom(JULY_4_ON_A_SUNDAY, observed)).toBe('');
    expect(movedFrom('2027-07-05', observed)).toBe(
      'Mo05>Tu06 Tu06>We07 We07>Th08 Th08>Fr09 Fr09>Sa10',
    );
    const ask = { weekend_holidays: 'ask' } as const;
    expect(movedFrom(JULY_4_ON_A_SATURDAY, ask)).toBe('Fr03>call');
    expect(movedFrom('2027-07-05', ask)).toBe('Mo05>call Tu06>call We07>call Th08>call Fr09>call');
  });

  it('of a Friday have no day when nobody has set it', () => {
    expect(movedFrom('2026-11-23', { friday_moves_to: 'ask' })).toBe('Th26>Fr27 Fr27>call');
    expect(movedFrom('2026-12-21', { friday_moves_to: 'ask' })).toBe('Fr25>Th24');
  });

  it('of a Saturday have no later day in their week', () => {
    const days = [...RULES.days, 'Saturday' as const];
    expect(movedFrom(JULY_4_ON_A_SATURDAY, { days })).toBe('Sa04>call');
  });

  it('skip a second holiday of the same week', () => {
    const holidays = [...RULES.holidays, { name: 'Christmas Eve', when: 'December 24' }];
    // 2024: Tuesday and Wednesday.
    expect(movedFrom('2024-12-23', { holidays })).toBe('Tu24>Th26 We25>Fr27 Th26>Sa28 Fr27>call');
  });

  it('name the holiday that moves them, with its own date', () => {
    const [first] = movedInWeek({ ...RULES, weekend_holidays: 'observed' }, '2027-07-05');
    expect(first).toMatchObject({ holiday: 'Independence Day', date: '2027-07-04' });
  });

  it('of two years are those of their weeks', () => {
    const moved = changedWeeks(RULES, '2026-11-25', '2028-11-25').flat();
    expect(moved[0]?.usual).toBe('2026-12-25');
    expect([...new Set(moved.map(({ date }) => date))]).toEqual([
      '2026-12-25',
      '2027-01-01',
      '2027-05-31',
      '2027-09-06',
      '2027-11-25',
      '2028-05-29',
      '2028-07-04',
      '2028-09-04',
      '2028-11-23',
    ]);
  });
});

describe('a holiday', () => {
  const CHRISTMAS_WEEK = '2026-12-21';
  const THANKSGIVING_WEEK = '2026-11-23';
  const thanksgiving = (more: Partial<ServiceRules['holidays'][number]>) => ({
    holidays: [{ name: 'Thanksgiving', when: 'Thanksgiving', ...more }],
  });

  it.each([
    [
      'moves a Friday to Saturday',
      CHRISTMAS_WEEK,
      { friday_holiday_moves_to: 'Saturday' },
      'Fr25>Sa26',
    ],
    ['changes nothing', THANKSGIVING_WEEK, { holiday_effect: 'nothing' }, ''],
    [
      'leaves its own day and the later ones to a call',
      THANKSGIVING_WEEK,
      { holiday_effect: 'ask' },
      'Th26>call Fr27>call',
    ],
    [
      'has an effect of its own',
      THANKSGIVING_WEEK,
      thanksgiving({ effect: 'no_visit' }),
      'Th26>none',
    ],
    [
      'names the day for its visits',
      THANKSGIVING_WEEK,
      thanksgiving({ effect: 'own_day', moves_to: 'Wednesday' }),
      'Th26>We25',
    ],
    [
      'moves the later days as always when its own visits go to a day with a name',
      A_MONDAY_HOLIDAY,
      {
        holidays: [{ name: 'Labor Day', when: 'First Monday in September', moves_to: 'Saturday' }],
      },
      'Mo07>Sa12 Tu08>We09 We09>Th10 Th10>Fr11 Fr11>Sa12',
    ],
    [
      'counts on a weekday when it alone is observed',
      JULY_4_ON_A_SATURDAY,
      { holidays: [{ name: 'Independence Day', when: 'July 4', observed: true }] },
      'Fr03>Th02',
    ],
    [
      'joins the day after it',
      THANKSGIVING_WEEK,
      {
        holiday_effect: 'own_day',
        holidays: [
          { name: 'Thanksgiving', when: 'Thanksgiving' },
          { name: 'the day after', when: 'Day after Thanksgiving' },
        ],
      },
      'Th26>Sa28 Fr27>Sa28',
    ],
  ] satisfies [string, string, Partial<ServiceRules>, string][])(
    '%s',
    (_, monday, rules, moved) => {
      expect(movedFrom(monday, rules)).toBe(moved);
    },
  );

  it.each([
    ['Fourth Thursday in November', '2026-11-26'],
    ['Good Friday', '2026-04-03'],
    ['Easter', '2027-03-28'],
    ['Easter Monday', '2030-04-22'],
    ['Day after Thanksgiving', '2029-11-23'],
    ['Day before Christmas', '2028-12-24'],
    ['Day after Fourth Thursday in November', '2026-11-27'],
    ['2027-12-24', '2027-12-24'],
  ])('is on its date: %s', (when, date) => {
    expect(dayInYear(when, Number(date.slice(0, 4)))).toBe(date);
  });

  it('has no date where its text is of another form', () => {
    expect(dayInYear('Sometime in May', 2026)).toBeUndefined();
    expect(dayInYear('Fifth Monday in May', 2026)).toBeUndefined();
  });
});

describe('a rhythm', () => {
  const days = (rhythm: Recurrence, from: string, before: string, rules = RULES, route?: Route) =>
    visitsOf(rules, rhythm, { from, before }, route).map(
      ({ usual, change }) => usual + (change ? `>${change.moved ?? 'none'}` : ''),
    );

  it('of every other week goes on over a year with 53 weeks', () => {
    expect(
      days({ day: 'Monday', weeks: 2, from: '2026-12-16' }, '2026-12-10', '2027-01-30'),
    ).toEqual(['2026-12-14', '2026-12-28', '2027-01-11', '2027-01-25']);
  });

  it('of a weekday of the month is once in each', () => {
    const first = { weekday_of_month: 'First Tuesday' };
    expect(days(first, '2026-11-04', '2027-02-28')).toEqual([
      '2026-12-01',
      '2027-01-05',
      '2027-02-02',
    ]);
  });

  it('has a season that ends on the last day of February in every year', () => {
    const winter = { day: 'Monday', season: { from: 'February 20', to: 'February 29' } } as const;
    const daysOf = (from: string, before: string) =>
      visitsOf(RULES, winter, { from, before }).map(({ usual }) => usual);
    // March 1, 2027 and February 29, 2028 are Mondays.
    expect(daysOf('2027-02-01', '2027-03-08')).toEqual(['2027-02-22']);
    expect(daysOf('2028-02-01', '2028-03-08')).toEqual(['2028-02-21', '2028-02-28']);
  });

  it('has its season, over New Year too', () => {
    const winter = { day: 'Thursday', season: { from: 'December 28', to: 'January 8' } } as const;
    expect(days(winter, '2026-12-01', '2027-02-01')).toEqual(['2026-12-31', '2027-01-07']);
  });

  it('of single dates has no others', () => {
    expect(
      days({ day: 'Monday', dates: ['2026-10-03', '2026-05-02'] }, '2026-01-01', '2027-01-01'),
    ).toEqual(['2026-05-02', '2026-10-03']);
  });

  it('follows the changes that are for its route or its town', () => {
    const changes = [
      { date: '2026-02-02', to: '2026-02-04', reason: 'the snow', routes: ['a'] },
      { date: '2026-02-09', reason: 'the flood', towns: ['elm'] },
      { date: '2026-02-16', reason: 'the parade', routes: ['b'] },
    ];
    const route = {
      id: 'a',
      name: 'A',
      collections: [],
      streets: [{ town: 'elm', names: ['Oak Street'] }],
    };
    const rules = { ...RULES, changes };
    const monday = { day: 'Monday' } as const;
    expect(days(monday, '2026-02-01', '2026-02-20', rules, route)).toEqual([
      '2026-02-02>2026-02-04',
      '2026-02-09>none',
      '2026-02-16',
    ]);
    expect(days(monday, '2026-02-01', '2026-02-10', rules)).toEqual(['2026-02-02', '2026-02-09']);
  });
});
