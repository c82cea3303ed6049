// The office hours in words: days with the same hours together, in the order of the week.
import { WEEKDAYS, type Weekday } from '../../model/calendar/day.ts';
import type { OpenHours } from '../../model/manifest.generated.ts';
import type { HoursLine } from '../../model/site.ts';
import { english, type Translate } from '../../model/words/words.ts';

/** The days of a week, from Monday on. */
export const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(1), WEEKDAYS[0]];

const WORKDAYS = WEEK.slice(0, 5);
const WEEKEND = WEEK.slice(5);

/** The days of an entry; empty when its last day comes before its first. */
export function daysOf({ from, to = from }: OpenHours): Weekday[] {
  return WEEK.slice(WEEK.indexOf(from), WEEK.indexOf(to) + 1);
}

/** One line for each group of neighboring days with the same hours; closed days are lines too. */
export function hoursLines(
  hours: OpenHours[],
  t = english,
  days: readonly Weekday[] = WEEK,
): HoursLine[] {
  const groups: { days: Weekday[]; times?: string }[] = [];
  for (const day of days) {
    const times = timesOn(day, hours, t);
    const last = groups.at(-1);
    if (last && last.times === times) last.days.push(day);
    else groups.push({ days: [day], ...(times && { times }) });
  }
  return groups.map(({ days, ...times }) => ({ days: inWords(days, t), ...times }));
}

/** The placeholders about hours. */
export function hoursWords(hours: OpenHours[] = [], t = english): Record<string, string> {
  if (hours.length === 0) return {};
  return {
    hours: sentence(hoursLines(hours, t), t),
    hours_weekdays: weekdayTimes(hours, t),
    hours_weekend: sentence(hoursLines(hours, t, WEEKEND), t),
  };
}

/** The times of most weekdays, and in brackets the days that differ: texts say "Monday to Friday" before them. */
function weekdayTimes(hours: OpenHours[], t: Translate): string {
  const all = WORKDAYS.map((day) => timesOn(day, hours, t));
  const count = (times?: string) => all.filter((other) => other === times).length;
  const [usual] = all.toSorted((a, b) => count(b) - count(a));
  const others = hoursLines(hours, t, WORKDAYS).filter(({ times }) => times !== usual);
  return (usual ?? t('closed')) + (others.length > 0 ? ` (${sentence(others, t)})` : '');
}

const sentence = (lines: HoursLine[], t: Translate) =>
  lines.map(({ days, times = t('closed') }) => `${days} ${times}`).join(', ');

function inWords(days: Weekday[], t: Translate): string {
  const [first = '', last = ''] = [days[0], days.at(-1)].map((day) => day && t(day));
  if (first === last) return first;
  return t(days.length === 2 ? '{first} and {last}' : '{first} to {last}', { first, last });
}

/** "7:00 AM to 5:00 PM"; undefined on a day on which the office is closed. */
function timesOn(day: Weekday, hours: OpenHours[], t: Translate): string | undefined {
  const spans = hours
    .filter((entry) => daysOf(entry).includes(day))
    .sort((a, b) => a.opens.localeCompare(b.opens))
    .map(({ opens, closes }) =>
      opens === '00:00' && closes === '23:59'
        ? t('24 hours')
        : t('{first} to {last}', { first: clock(opens, t), last: clock(closes, t) }),
    );
  return spans.length > 0
    ? spans.reduce((first, last) => t('{first} and {last}', { first, last }))
    : undefined;
}

/** "5:00 PM" for 17:00. */
function clock(time: string, t: Translate): string {
  const [hour = '', minute] = time.split(':');
  return t(Number(hour) < 12 ? '{time} AM' : '{time} PM', {
    time: `${Number(hour) % 12 || 12}:${minute}`,
  });
}
