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

/** The Monday of the week that a date is in; weeks begin on Monday. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((weekdayIndex(day) + 6) % 7));
}

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** "Thursday, November 26". */
export function longDate(day: Day, t = english): string {
  const parts = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Date(day).toLocaleDateString(t('en-US'), parts);
}

/**
 * The date on which a yearly day falls. Undefined when the rule is of neither form.
 * @param rule a fixed date, "July 4", or a weekday of a month, "Fourth Thursday in November", "Last Monday in May"
 */
export function dayInYear(rule: string, year: number): Day | undefined {
  return fixedDate(rule, year) ?? nthWeekday(rule, year);
}

function fixedDate(rule: string, year: number): Day | undefined {
  const [, name, day] = /^(\w+) (\d{1,2})$/.exec(rule) ?? [];
  const month = monthNumber(name);
  return month ? dayOf(year, month, Number(day)) : undefined;
}

function nthWeekday(rule: string, year: number): Day | undefined {
  const [, nth = '', weekday = '', name] = /^(\w+) (\w+) in (\w+)$/.exec(rule) ?? [];
  const month = monthNumber(name);
  const wanted = (WEEKDAYS as readonly string[]).indexOf(weekday);
  if (!month || wanted === -1) return undefined;
  if (nth === 'Last') {
    const end = dayOf(year, month + 1, 0);
    return addDays(end, -((weekdayIndex(end) - wanted + 7) % 7));
  }
  const first = dayOf(year, month, 1);
  const week = NTH.indexOf(nth);
  return week === -1
    ? undefined
    : addDays(first, ((wanted - weekdayIndex(first) + 7) % 7) + 7 * week);
}

function monthNumber(name = ''): number {
  return (MONTHS as readonly string[]).indexOf(name) + 1;
}
