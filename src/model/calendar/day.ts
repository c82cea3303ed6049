// Days of the calendar without a clock: dates as ISO 8601 writes them, and rules such as "Fourth Thursday in November".
import { english } from '../words/words.ts';

/** A date, such as "2026-11-26". Dates compare as texts. */
export type Day = string;

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const NTH = ['First', 'Second', 'Third', 'Fourth'];

const DAY_LENGTH = 86_400_000;

/** The date of a year, a month that counts from 1, and a day of the month. A day beyond the month's end runs on. */
export function dayOf(year: number, month: number, day: number): Day {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The date so many days later, or earlier for a negative count. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * DAY_LENGTH).toISOString().slice(0, 10);
}

/** The place of a date in its week: 0 is Sunday. */
function weekdayIndex(day: Day): number {
  return new Date(day).getUTCDay();
}

/** The weekday of a date. */
export function weekdayOf(day: Day): Weekday {
  return WEEKDAYS[weekdayIndex(day)] as Weekday;
}

/** The date of a weekday in the week of a day. */
export const inWeekOf = (day: Day, weekday: Weekday): Day =>
  addDays(mondayOf(day), (WEEKDAYS.indexOf(weekday) + 6) % 7);

/** The Monday of the week that a date is in; weeks begin on Monday. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((weekdayIndex(day) + 6) % 7));
}

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** "Thursday, November 26". */
export function formatDate(day: Day, t = english): string {
  const parts = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Date(day).toLocaleDateString(t('en-US'), parts);
}

/** "Nov 23–27", "Dec 28 – Jan 1"; for ranges of less than a year. */
export function formatDateRange(from: Day, to: Day, t = english): string {
  const format = new Intl.DateTimeFormat(t('en-US'), {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const [first, last] = [new Date(from), new Date(to)];
  // Across months format the ends apart: over New Year, `formatRange` would add the years.
  return first.getUTCMonth() === last.getUTCMonth()
    ? format.formatRange(first, last).replace(/\s*–\s*/, '–')
    : `${format.format(first)} – ${format.format(last)}`;
}

/**
 * The date on which a holiday falls in a year. Undefined when the rule is of no known form, and for the date of another year.
 * @param rule a fixed date, "July 4", or the end of a month that is shorter; a weekday of a month, "Fourth Thursday in November", "Last Monday in May"; a holiday
 *   with a name, "Good Friday"; the "Day after" or "Day before" one of these; or a date of one year, "2027-12-24"
 */
export function dayInYear(rule: string, year: number): Day | undefined {
  const [, side, baseRule = ''] = /^Day (after|before) (.+)$/.exec(rule) ?? [];
  if (side) {
    const day = dayInYear(baseRule, year);
    return day && addDays(day, side === 'after' ? 1 : -1);
  }
  if (/^\d/.test(rule)) return yearOf(rule) === year ? rule : undefined;
  const afterEaster = AFTER_EASTER[rule];
  if (afterEaster !== undefined) return addDays(easterOf(year), afterEaster);
  const rewritten = HOLIDAY_RULES[rule] ?? rule;
  return fixedDate(rewritten, year) ?? nthWeekday(rewritten, year);
}

/** The rule for each holiday that is known by name. */
const HOLIDAY_RULES: Record<string, string> = {
  Thanksgiving: 'Fourth Thursday in November',
  Christmas: 'December 25',
  'New Year’s Day': 'January 1',
};

/** By how many days a holiday is after Easter. */
const AFTER_EASTER: Record<string, number> = { 'Good Friday': -2, Easter: 0, 'Easter Monday': 1 };

/** Easter Sunday of the Gregorian calendar: the anonymous algorithm of 1876, as Meeus gives it (Astronomical Algorithms, 8). */
function easterOf(year: number): Day {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moved = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * a + century - Math.floor(century / 4) - moved + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((a + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1);
}

function fixedDate(rule: string, year: number): Day | undefined {
  const [, name, day] = /^(\w+) (\d{1,2})$/.exec(rule) ?? [];
  const month = monthNumber(name);
  // In most years February has no 29th.
  return month ? [dayOf(year, month, Number(day)), dayOf(year, month + 1, 0)].sort()[0] : undefined;
}

function nthWeekday(rule: string, year: number): Day | undefined {
  const [, nth = '', name] = /^(\w+ \w+) in (\w+)$/.exec(rule) ?? [];
  const month = monthNumber(name);
  return month ? nthWeekdayOf(nth, year, month) : undefined;
}

/** The date of a weekday in a month: "First Tuesday", "Last Friday". Undefined when the rule is not of this form. */
export function nthWeekdayOf(rule: string, year: number, month: number): Day | undefined {
  const [nth = '', weekday = ''] = rule.split(' ');
  const weekdayNumber = (WEEKDAYS as readonly string[]).indexOf(weekday);
  if (weekdayNumber === -1) return undefined;
  if (nth === 'Last') {
    const end = dayOf(year, month + 1, 0);
    return addDays(end, -((weekdayIndex(end) - weekdayNumber + 7) % 7));
  }
  const first = dayOf(year, month, 1);
  const week = NTH.indexOf(nth);
  return week === -1
    ? undefined
    : addDays(first, ((weekdayNumber - weekdayIndex(first) + 7) % 7) + 7 * week);
}

function monthNumber(name = ''): number {
  return (MONTHS as readonly string[]).indexOf(name) + 1;
}

/** Whether the calendar has a date, such as "2026-12-24" or "January 15": February 30 would be March 1. */
export function isDate(date: string): boolean {
  const inYear = /^[A-Z]/.test(date) ? dayInYear(date, 2024) : undefined;
  if (inYear) return Number(inYear.slice(8)) === Number(date.split(' ')[1]);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return date === '' || dayOf(year, month, day) === date;
}
