// The office hours in words: days with the same hours together, in the order of the week, and closures below them.
import {
  addDays,
  type Day,
  dayInYear,
  inWeekOf,
  WEEKDAYS,
  type Weekday,
  weekdayOf,
  yearOf,
} from '../../model/calendar/day.ts';
import { clockWords, type OpeningHours, type SpecialHours } from '../../model/calendar/open-now.ts';
import type { Closure, Manifest, OpenHours } from '../../model/manifest.generated.ts';
import type { HoursLine } from '../../model/site.ts';
import { english, type Translate } from '../../model/words/words.ts';

export const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(1), WEEKDAYS[0]];

const WORKDAYS = WEEK.slice(0, 5);
const WEEKEND = WEEK.slice(5);

/** The days of an entry; empty when its last day comes before its first. */
export function daysOf({ from, to = from }: Pick<OpenHours, 'from' | 'to'>): Weekday[] {
  return WEEK.slice(WEEK.indexOf(from), WEEK.indexOf(to) + 1);
}

/** Opening hours that need no appointment. */
export type FixedHours = OpenHours & Required<Pick<OpenHours, 'opens' | 'closes'>>;

/** The entries that are not by appointment. */
export const fixedHours = (hours: OpenHours[] = []): FixedHours[] =>
  hours.filter(
    (entry): entry is FixedHours =>
      !entry.by_appointment && entry.opens !== undefined && entry.closes !== undefined,
  );

const CLOSED = { opens: '00:00', closes: '00:00' };

/** Pages state the closures and holidays of two years after their build. */
const HOURS_DAYS_AHEAD = 2 * 365;

const isAhead = (today: Day, from: Day, through = from): boolean =>
  today <= through && from < addDays(today, HOURS_DAYS_AHEAD);

/** The closures of the office or of a place in the next two years that are not over. */
export const closureHours = (closures: Closure[] = [], today: Day): SpecialHours[] =>
  closures.flatMap(({ from: first, to = first }) =>
    [-1, 0, 1, 2].flatMap((later) => {
      const from = dayInYear(first, yearOf(today) + later) ?? '';
      // A closure may end in the next year.
      const through = [0, 1]
        .map((years) => dayInYear(to, yearOf(from) + years) ?? '')
        .find((day) => from !== '' && from <= day);
      return through && isAhead(today, from, through)
        ? [{ ...CLOSED, validFrom: from, validThrough: through }]
        : [];
    }),
  );

/** The office's hours on holidays that close it or end its day early, for days on which it is usually open. */
export function holidayHours({ company, service_days }: Manifest, today: Day): SpecialHours[] {
  const closures = closureHours(company.closures, today);
  const isUsual = (day: Day) =>
    isAhead(today, day) &&
    !closures.some(({ validFrom, validThrough }) => validFrom <= day && day <= validThrough);
  return (service_days?.holidays ?? []).flatMap(({ when, office_closed, office_closes }) =>
    [0, 1, 2]
      .map((later) => dayInYear(when, yearOf(today) + later) ?? '')
      .filter(isUsual)
      .flatMap((day): SpecialHours[] => {
        const open = openOn(weekdayOf(day), company.hours);
        const left = office_closed
          ? open.slice(0, 1).map(() => CLOSED)
          : open.filter(({ opens }) => office_closes && opens < office_closes);
        return left.map(({ opens, closes }) => ({
          opens,
          closes: office_closes && office_closes < closes ? office_closes : closes,
          validFrom: day,
          validThrough: day,
        }));
      }),
  );
}

/** The hours of a weekday that are not by appointment. */
const openOn = (day: Weekday, hours?: OpenHours[]): FixedHours[] =>
  fixedHours(hours).filter((entry) => daysOf(entry).includes(day));

/**
 * A line for each closure that is not over: "Winter break, January 15 to March 15". A closure of a single year names the
 * year, so that the line stays true on an old build.
 */
export const closureLines = (closures: Closure[] = [], today: Day, t: Translate): HoursLine[] =>
  closures.flatMap((closure) => {
    const [span] = closureHours([closure], today);
    if (!span) return [];
    const parts = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
    const year = /^\d/.test(closure.from) ? ({ year: 'numeric' } as const) : {};
    const [first = '', last = ''] = [span.validFrom, span.validThrough].map((day) =>
      new Date(day).toLocaleDateString(t('en-US'), { ...parts, ...year }),
    );
    const days = first === last ? first : t('{first} to {last}', { first, last });
    return [{ days: `${closure.reason}, ${days}`, times: t('closed') }];
  });

/** One line for each group of neighboring days with the same hours; closed days are lines too. */
export function hoursLines(
  hours: OpenHours[],
  t = english,
  days: readonly Weekday[] = WEEK,
): HoursLine[] {
  const groups = groupDays(days, (day) => timesOn(day, hours, t));
  return groups.map(({ days, ...times }) => ({ days: formatDays(days, t), ...times }));
}

/** Neighboring days with the same times together. */
function groupDays(days: readonly Weekday[], timesOf: (day: Weekday) => string | undefined) {
  const groups: { days: Weekday[]; times?: string }[] = [];
  for (const day of days) {
    const times = timesOf(day);
    const last = groups.at(-1);
    if (last && last.times === times) last.days.push(day);
    else groups.push({ days: [day], ...(times && { times }) });
  }
  return groups;
}

/** The facts for a line that says whether the office is open; undefined if it has no set hours. */
export function openingHours(
  manifest: Manifest,
  zone: string,
  today: Day,
  t: Translate,
): OpeningHours | undefined {
  const { hours, closures } = manifest.company;
  if (fixedHours(hours).length === 0) return undefined;
  const closed = closureHours(closures, today);
  const usual = shortHours(hours, t);
  return {
    // During a closure, the usual week does not hold.
    ...(usual && !closed.some(({ validFrom }) => validFrom <= today) && { usual }),
    zone,
    week: WEEKDAYS.map((day) => openOn(day, hours).map(({ opens, closes }) => ({ opens, closes }))),
    special: [...closed, ...holidayHours(manifest, today)],
  };
}

/** The usual week in short, such as "Mon–Fri 7–5"; undefined if it takes more than two parts. */
function shortHours(hours: OpenHours[] | undefined, t: Translate): string | undefined {
  const name = (day?: Weekday) =>
    new Date(inWeekOf('2024-01-01', day ?? 'Monday')).toLocaleDateString(t('en-US'), {
      weekday: 'short',
      timeZone: 'UTC',
    });
  const groups = groupDays(WEEK, (day) =>
    openOn(day, hours)
      .map((span) => formatOpeningTimes(span, t))
      .sort()
      .join(', '),
  ).filter(({ times }) => times);
  if (groups.length > 2) return undefined;
  return groups
    .map(({ days, times }) => {
      const [first, last] = [name(days[0]), name(days.at(-1))];
      return `${first === last ? first : `${first}–${last}`} ${times}`;
    })
    .join(', ');
}

/** "7–5" from morning to evening, "8–11 AM" within one half of the day. */
function formatOpeningTimes(
  { opens, closes }: Pick<FixedHours, 'opens' | 'closes'>,
  t: Translate,
): string {
  if (isAllDay(opens, closes)) return t('24 hours');
  const times = [opens, closes];
  // A clock of 24 hours says by itself which half of the day it is.
  if (t('{time} AM') === t('{time} PM'))
    return times.map((time) => clockWords(time, t, true)).join('–');
  const [first, last] = times.map((time) => clockWords(time, english, true).split(' '));
  const span = `${first?.[0]}–${last?.[0]}`;
  if (first?.[1] !== last?.[1]) return span;
  return t(last?.[1] === 'AM' ? '{time} AM' : '{time} PM', { time: span });
}

const isAllDay = (opens: string, closes: string) => opens === '00:00' && closes === '23:59';

export function hoursPlaceholders(hours: OpenHours[] = [], t = english): Record<string, string> {
  if (hours.length === 0) return {};
  return {
    hours: sentence(hoursLines(hours, t), t),
    hours_weekdays: weekdayTimes(hours, t),
    hours_weekend: sentence(hoursLines(hours, t, WEEKEND), t),
  };
}

/** The times of most weekdays, and in brackets the days that differ; texts put "Monday to Friday" before it. */
function weekdayTimes(hours: OpenHours[], t: Translate): string {
  const all = WORKDAYS.map((day) => timesOn(day, hours, t));
  const count = (times?: string) => all.filter((other) => other === times).length;
  const [usual] = all.toSorted((a, b) => count(b) - count(a));
  const others = hoursLines(hours, t, WORKDAYS).filter(({ times }) => times !== usual);
  return (usual ?? t('closed')) + (others.length > 0 ? ` (${sentence(others, t)})` : '');
}

const sentence = (lines: HoursLine[], t: Translate) =>
  lines.map(({ days, times = t('closed') }) => `${days} ${times}`).join(', ');

function formatDays(days: Weekday[], t: Translate): string {
  const [first = '', last = ''] = [days[0], days.at(-1)].map((day) => day && t(day));
  if (first === last) return first;
  return t(days.length === 2 ? '{first} and {last}' : '{first} to {last}', { first, last });
}

/** "7:00 AM to 5:00 PM"; undefined on a day on which the office is closed. */
function timesOn(day: Weekday, hours: OpenHours[], t: Translate): string | undefined {
  const spans = hours
    .filter((entry) => daysOf(entry).includes(day))
    .sort((a, b) => (a.opens ?? '24:00').localeCompare(b.opens ?? '24:00'))
    .map((entry) => spanWords(entry, t));
  return spans.length > 0
    ? spans.reduce((first, last) => t('{first} and {last}', { first, last }))
    : undefined;
}

function spanWords({ opens, closes, by_appointment }: OpenHours, t: Translate): string {
  if (!opens || !closes) return t('by appointment');
  const times = isAllDay(opens, closes)
    ? t('24 hours')
    : t('{first} to {last}', { first: clockWords(opens, t), last: clockWords(closes, t) });
  return by_appointment ? t('{times} by appointment', { times }) : times;
}
