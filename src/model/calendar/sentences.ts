// Says in plain words what a holiday changes.
import { english, type Translate } from '../words/words.ts';
import {
  addDays,
  type Day,
  formatDate,
  inWeekOf,
  mondayOf,
  type Weekday,
  weekdayOf,
} from './day.ts';
import { isOpen, type MovedDay } from './service-days.ts';

/** "Friday instead of Thursday, because of Thanksgiving", for a day of this week. */
export const thisWeek = (day: MovedDay, t = english): string =>
  instead(day, (date) => t(weekdayOf(date)), t);

/** "Thursday, December 24 instead of Friday, December 25, because of Christmas", for a day of a later week. */
export const laterWeek = (day: MovedDay, t = english): string =>
  instead(day, (date) => formatDate(date, t), t);

function instead(
  { usual, moved, cancelled, holiday }: MovedDay,
  name: (day: Day) => string,
  t: Translate,
) {
  const parts = { usual: name(usual), holiday };
  if (cancelled) return t('not on {usual}, because of {holiday}', parts);
  return moved
    ? t('{moved} instead of {usual}, because of {holiday}', { ...parts, moved: name(moved) })
    : t('call us about {usual}, because of {holiday}', parts);
}

/**
 * One week's changes in one line, such as "Thanksgiving week: Thursday pickup is on Friday, Friday pickup on Saturday."
 * Each single change (`changes:` in the manifest) follows as a sentence of its own.
 * @param week the moved days of one week, in order; at least one
 * @param usualCount how many days of a week have service
 * @param visit the word for a visit, such as "pickup"
 * @param dates what follows the name of the week, such as ", Nov 23–27"
 */
export function weekLine(
  week: MovedDay[],
  usualCount: number,
  visit: string,
  t = english,
  dates = '',
): string {
  const days = week.filter(({ single }) => !single);
  const names = [...new Set(days.map(({ holiday }) => holiday))];
  const holiday = names.reduce(
    (first, last) => (first ? t('{first} and {last}', { first, last }) : last),
    '',
  );
  const changes = changesOf(days, usualCount, visit, t);
  return [
    ...(days.length > 0
      ? [t('{holiday} week{dates}: {changes}.', { holiday, dates, changes })]
      : []),
    ...week.filter(({ single }) => single).map((day) => singleLine(day, visit, t)),
  ].join(' ');
}

/** "Pickup: Friday, January 30 instead of Thursday, January 29, because of the snowstorm." */
export const singleLine = (day: MovedDay, subject: string, t = english): string =>
  `${subject.charAt(0).toUpperCase() + subject.slice(1)}: ${laterWeek(day, t)}.`;

/** The end of a week's line, after the holiday's name. */
export function changesOf(
  week: MovedDay[],
  usualCount: number,
  visit: string,
  t = english,
): string {
  if (week.length > 1 && week.every(isOpen)) {
    return t('call us about your {visit} day', { visit });
  }
  const isNextDay = ({ usual, moved }: MovedDay) => moved === addDays(usual, 1);
  if (week.length === usualCount && week.every(isNextDay))
    return t('every {visit} is one day later', { visit });
  const later = week.filter(isNextDay);
  // Three and more in a row are said together.
  const together = later.length > 2 ? later : [];
  const singleMoves = week.filter((day) => day.moved && !together.includes(day));
  const [first, last] = [together[0], together.at(-1)];
  const decided = [
    ...(first && last
      ? [t('{days} {visit} is one day later', { days: span(first, last, t), visit })]
      : []),
    ...singleMoves.map((day, index) => change(day, visit, index > 0, t)),
    ...week
      .filter(({ cancelled }) => cancelled)
      .map(({ usual }) => t('no {day} {visit}', { day: t(weekdayOf(usual)), visit })),
  ].join(', ');
  const unset = week.filter(isOpen).map((day) => change(day, visit, false, t));
  return [...(decided ? [decided] : []), ...unset].join('; ');
}

/** "Monday to Thursday". */
const span = (first: MovedDay, last: MovedDay, t: Translate) =>
  t('{first} to {last}', { first: t(weekdayOf(first.usual)), last: t(weekdayOf(last.usual)) });

function change({ usual, moved }: MovedDay, visit: string, verbIsSaid: boolean, t: Translate) {
  const parts = { day: t(weekdayOf(usual)), visit };
  if (!moved) return t('for {day} {visit} call us', parts);
  const verb = verbIsSaid ? '{day} {visit} on {moved}' : '{day} {visit} is on {moved}';
  return t(verb, { ...parts, moved: t(weekdayOf(moved)) });
}

/** "Thanksgiving moves your Friday pickup to Saturday, November 28." */
function movesLine({ usual, moved = usual, holiday }: MovedDay, visit: string, t: Translate) {
  const parts = { holiday, visit, day: t(weekdayOf(usual)), date: formatDate(moved, t) };
  const line = t('{holiday} moves your {day} {visit} to {date}.', parts);
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** The last day on which a visitor may look out for a visit; one that nobody has set may be a day later. */
const lastDay = ({ usual, moved = addDays(usual, 1), cancelled }: MovedDay): Day =>
  cancelled || moved < usual ? usual : moved;

/**
 * The answer to a visitor who asks whether a visit moves, on one weekday or on all of them: this week, or the next one
 * once this week's visits are over; whether a call is needed; and the next change, except beside that of all days.
 * @param moved the moved days from this week on, in order
 * @param weekday the visitor's weekday; all days without one
 */
export function answerFor(
  { moved, visit, days }: { moved: MovedDay[]; visit: string; days: { weekday: Weekday }[] },
  today: Day,
  weekday?: Weekday,
  t = english,
) {
  const nextMonday = addDays(mondayOf(today), 7);
  const mine = moved.filter(({ usual }) => !weekday || weekdayOf(usual) === weekday);
  const due = mine.filter((day) => lastDay(day) >= today);
  const isDue =
    days.some(({ weekday: day }) => day === (weekday ?? day) && inWeekOf(today, day) >= today) ||
    due.some(({ usual }) => usual < nextMonday);
  const until = isDue ? nextMonday : addDays(nextMonday, 7);
  const dueNow = due.filter(({ usual }) => usual < until);
  const [next] = due.filter(({ usual }) => usual >= until);
  const later = due.filter(({ usual }) => next && mondayOf(usual) === mondayOf(next.usual));
  const line = (week: MovedDay[]) => weekLine(week, days.length, visit, t);
  const inWeek = (change: string) =>
    t(isDue ? 'This week: {change}.' : 'Next week: {change}.', { change });
  const call = dueNow.some(isOpen) && { call: true };
  if (weekday) {
    const usual = formatDate(inWeekOf(isDue ? today : nextMonday, weekday), t);
    const [change] = dueNow;
    return {
      now: change?.moved
        ? movesLine(change, visit, t)
        : inWeek(change ? laterWeek(change, t) : t('{day}, as always', { day: usual })),
      ...call,
      ...(next && { next: t('Next change: {change}.', { change: laterWeek(next, t) }) }),
    };
  }
  if (dueNow.length > 0) return { now: line(dueNow), ...call };
  return {
    now: inWeek(t('every {visit} is on its usual day', { visit })),
    ...(next && {
      next: t('Next: {date}. {change}', { date: formatDate(next.date, t), change: line(later) }),
    }),
  };
}
