// Works out which visits a holiday moves, and to which day.
import { addDays, type Day, dayInYear, mondayOf, type Weekday, weekdayOf, yearOf } from './day.ts';

/** A yearly day without service. */
export interface ObservedHoliday {
  name: string;
  /** "July 4", "Fourth Thursday in November" or "Last Monday in May". */
  when: string;
  /** Whether the office is closed too. */
  office_closed?: boolean;
}

/** The weekdays of service and the days that change them. */
export interface ServiceRules {
  days: Weekday[];
  holidays: ObservedHoliday[];
  /** `observed` counts a Saturday holiday on Friday and a Sunday holiday on Monday. */
  weekend_holidays: 'no_change' | 'observed' | 'ask';
  /** The day of a Friday visit in a week with an earlier holiday. */
  friday_moves_to: 'Saturday' | 'ask';
}

/** A visit that a holiday moves. */
export interface MovedDay {
  holiday: string;
  /** The day of the holiday itself. */
  date: Day;
  usual: Day;
  /** Absent when the rules do not say it: visitors are asked to call. */
  moved?: Day;
}

/** A holiday in one year. */
interface FreeDay {
  name: string;
  date: Day;
  /** The day on which it counts. */
  counts: Day;
  /** True when nobody has set whether it counts. */
  uncertain: boolean;
}

/**
 * Moved visits by week, of the weeks with any that begin from one day on and before another one.
 * Specification, section 9: a holiday on or before the usual day moves that week's visit one day later; a Friday
 * holiday moves it to Thursday.
 */
export function changedWeeks(rules: ServiceRules, from: Day, before: Day): MovedDay[][] {
  return mondaysOf(from, before)
    .map((monday) => movedInWeek(rules, monday))
    .filter((week) => week.length > 0);
}

/** Moved visits of one week. */
export function movedInWeek(rules: ServiceRules, monday: Day): MovedDay[] {
  const free = freeDays(rules, monday);
  if (free.length === 0) return [];
  return usualDays(rules, monday).flatMap((usual) => {
    const cause = free.findLast(({ counts }) => counts <= usual);
    if (!cause) return [];
    const { name: holiday, date, uncertain } = cause;
    return [{ holiday, date, usual, ...(!uncertain && movedTo(rules, usual, free)) }];
  });
}

/** Holidays that count in a week, in order. */
function freeDays(rules: ServiceRules, monday: Day): FreeDay[] {
  const sunday = addDays(monday, 6);
  // A weekend's holiday may count in the next week.
  const years = new Set([addDays(monday, -2), sunday].map(yearOf));
  return [...years]
    .flatMap((year) => rules.holidays.flatMap((holiday) => freeDay(rules, holiday, year)))
    .filter(({ counts }) => monday <= counts && counts <= sunday)
    .sort((a, b) => (a.counts < b.counts ? -1 : 1));
}

function freeDay(rules: ServiceRules, { name, when }: ObservedHoliday, year: number): FreeDay[] {
  const date = dayInYear(when, year);
  if (!date) return [];
  const isServed = rules.days.includes(weekdayOf(date));
  const nearest = isServed ? 0 : (NEAREST[weekdayOf(date)] ?? 0);
  if (nearest !== 0 && rules.weekend_holidays === 'no_change') return [];
  const uncertain = nearest !== 0 && rules.weekend_holidays === 'ask';
  return [{ name, date, counts: addDays(date, nearest), uncertain }];
}

/** The way from a day of the weekend to the weekday that federal offices take off instead (5 U.S.C. 6103). */
const NEAREST: Partial<Record<Weekday, number>> = { Saturday: -1, Sunday: 1 };

/** The day of a visit at or after a holiday. */
function movedTo(rules: ServiceRules, usual: Day, free: FreeDay[]): Pick<MovedDay, 'moved'> {
  const isFree = (day: Day) => free.some(({ counts }) => counts === day);
  const isFriday = weekdayOf(usual) === 'Friday';
  const earlier = free.filter(({ counts }) => counts < usual).length;
  if (isFriday && earlier === 0) return { moved: addDays(usual, -1) };
  if (isFriday && rules.friday_moves_to === 'ask') return {};
  let moved = addDays(usual, earlier + (isFree(usual) ? 1 : 0));
  while (isFree(moved)) moved = addDays(moved, 1);
  // No rule sends anybody on a Sunday.
  return weekdayOf(moved) === 'Sunday' ? {} : { moved };
}

function usualDays({ days }: ServiceRules, monday: Day): Day[] {
  return [0, 1, 2, 3, 4, 5, 6]
    .map((count) => addDays(monday, count))
    .filter((day) => days.includes(weekdayOf(day)));
}

function mondaysOf(from: Day, before: Day): Day[] {
  const found: Day[] = [];
  // The first Monday that is not before the first day.
  let monday = mondayOf(addDays(from, 6));
  for (; monday < before; monday = addDays(monday, 7)) found.push(monday);
  return found;
}
