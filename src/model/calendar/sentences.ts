// Says in plain words what a holiday changes.
import { addDays, longDate, weekdayOf } from './day.ts';
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
 * @param noun the visit: "pickup"
 */
export function weekLine(week: MovedDay[], usualCount: number, noun: string): string {
  const name = [...new Set(week.map(({ holiday }) => holiday))].join(' and ');
  const isNextDay = week.every(({ usual, moved }) => moved === addDays(usual, 1));
  const changes =
    isNextDay && week.length === usualCount
      ? `every ${noun} is one day later`
      : week.map((day, index) => change(day, noun, index > 0)).join(', ');
  return `${name} week: ${changes}.`;
}

function change({ usual, moved }: MovedDay, noun: string, verbIsSaid: boolean): string {
  const subject = `${weekdayOf(usual)} ${noun}`;
  if (!moved) return `for ${subject} call us`;
  return `${subject} ${verbIsSaid ? 'on' : 'is on'} ${weekdayOf(moved)}`;
}
