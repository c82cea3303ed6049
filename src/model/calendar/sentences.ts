// Says in plain words what a holiday changes.
import { addDays, type Day, longDate, mondayOf, type Weekday, weekdayOf } from './day.ts';
import type { MovedDay } from './service-days.ts';

/** "Friday instead of Thursday, because of Thanksgiving", for a day of this week. */
export function thisWeek({ usual, moved, holiday }: MovedDay): string {
  return moved
    ? `${weekdayOf(moved)} instead of ${weekdayOf(usual)}, because of ${holiday}`
    : `call us about ${weekdayOf(usual)}, because of ${holiday}`;
}

/** "Thursday, December 24 instead of Friday, December 25, because of Christmas", for a day of a later week. */
export function laterWeek({ usual, moved, holiday }: MovedDay): string {
  return moved
    ? `${longDate(moved)} instead of ${longDate(usual)}, because of ${holiday}`
    : `call us about ${longDate(usual)}, because of ${holiday}`;
}

/**
 * One week's changes in one line, such as "Thanksgiving week: Thursday pickup is on Friday, Friday pickup on Saturday."
 * @param week the moved days of one week, in order; at least one
 * @param usualCount how many days of a week have service
 * @param visit the word for a visit, such as "pickup"
 */
export function weekLine(week: MovedDay[], usualCount: number, visit: string): string {
  const names = new Set(week.map(({ holiday }) => holiday));
  return `${[...names].join(' and ')} week: ${changesOf(week, usualCount, visit)}.`;
}

/** The end of a week's line, after the holiday's name. */
export function changesOf(week: MovedDay[], usualCount: number, visit: string): string {
  if (week.length > 1 && week.every(({ moved }) => !moved)) {
    return `call us about your ${visit} day`;
  }
  const isNextDay = ({ usual, moved }: MovedDay) => moved === addDays(usual, 1);
  if (week.length === usualCount && week.every(isNextDay)) return `every ${visit} is one day later`;
  const later = week.filter(isNextDay);
  // Three and more in a row are said together.
  const together = later.length > 2 ? later : [];
  const others = week.filter((day) => day.moved && !together.includes(day));
  const [first, last] = [together[0], together.at(-1)];
  const known = [
    ...(first && last ? [`${span(first, last)} ${visit} is one day later`] : []),
    ...others.map((day, index) => change(day, visit, index > 0)),
  ].join(', ');
  const unset = week.filter(({ moved }) => !moved).map((day) => change(day, visit, false));
  return [...(known ? [known] : []), ...unset].join('; ');
}

/** "Monday to Thursday". */
const span = (first: MovedDay, last: MovedDay) =>
  `${weekdayOf(first.usual)} to ${weekdayOf(last.usual)}`;

function change({ usual, moved }: MovedDay, visit: string, verbIsSaid: boolean): string {
  const subject = `${weekdayOf(usual)} ${visit}`;
  if (!moved) return `for ${subject} call us`;
  return `${subject} ${verbIsSaid ? 'on' : 'is on'} ${weekdayOf(moved)}`;
}

/** The answer to a visitor who asks whether a visit moves. */
export interface DayAnswer {
  now: string;
  /** The next change after this week. */
  next?: string;
}

/**
 * The answer for one weekday, or for all of them.
 * @param moved the moved days from this week on, in order
 * @param asked the visitor's weekday; all days without one
 */
export function answerFor(
  { moved, visit, days }: { moved: MovedDay[]; visit: string; days: readonly unknown[] },
  today: Day,
  asked?: Weekday,
): DayAnswer {
  const nextMonday = addDays(mondayOf(today), 7);
  const mine = moved.filter(({ usual }) => !asked || weekdayOf(usual) === asked);
  const now = mine.filter(({ usual }) => mondayOf(today) <= usual && usual < nextMonday);
  const [next] = mine.filter(({ usual }) => usual >= nextMonday);
  const later = mine.filter(({ usual }) => next && mondayOf(usual) === mondayOf(next.usual));
  const line = (week: MovedDay[]) => weekLine(week, days.length, visit);
  if (asked) {
    return {
      now: `This week: ${now[0] ? thisWeek(now[0]) : `${asked}, as always`}.`,
      ...(next && { next: `Next change: ${laterWeek(next)}.` }),
    };
  }
  return {
    now: now.length > 0 ? line(now) : `This week: every ${visit} is on its usual day.`,
    ...(next && { next: `Next: ${longDate(next.date)}. ${line(later)}` }),
  };
}
