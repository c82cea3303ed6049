// Reads a calendar day out of a text, and computes the date of a day such as a last Monday.

export const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
export const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** The possible ordinals of a weekday in a month, without the last. */
export const WEEKS = ['first', 'second', 'third', 'fourth'];

/** A day as a text names it; months count from 1, weekdays from 0, which is Sunday. */
export interface CalendarDay {
  month: number;
  /** Several where it is a stretch of days, or one that could be meant. */
  days: number[];
  year?: number;
  /** Present when the text names exactly one. */
  weekday?: number;
}

/** "July 4, 2026", "Monday, Sept. 7th", "7/4/26" or "2026-07-04"; undefined where no day of one month is named. */
export function calendarDay(text: string): CalendarDay | undefined {
  const found = inWords(text) ?? numericDay(text);
  if (!found || found.days.length === 0) return undefined;
  const [weekday, ...others] = positions(text, WEEKDAYS);
  return others.length === 0 && weekday !== undefined ? { ...found, weekday } : found;
}

function inWords(text: string): CalendarDay | undefined {
  const [month, ...others] = positions(text, MONTHS);
  if (month === undefined || others.length > 0) return undefined;
  const days = [...text.matchAll(/\b\d{1,2}(?=\D|$)/g)].map(([day]) => Number(day));
  return { month: month + 1, days, ...yearIn(/\b\d{4}\b/.exec(text)?.[0]) };
}

/** Figures alone are month, day and year, or the year first. */
function numericDay(text: string): CalendarDay | undefined {
  const [, first, month, day, last] =
    /(?<!\d)(?:(\d{4})[-/.])?(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d\d))?(?!\d)/.exec(text) ?? [];
  if (Number(month) > MONTHS.length || day === undefined) return undefined;
  return { month: Number(month), days: [Number(day)], ...yearIn(first ?? last) };
}

const yearIn = (written?: string) =>
  written === undefined ? {} : { year: Number(written) + (written.length === 2 ? 2000 : 0) };

/** The names that a text mentions, in full or with their first letters, each once. */
function positions(text: string, names: string[]): number[] {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return names.flatMap((name, at) =>
    words.some((word) => name.toLowerCase().startsWith(word)) ? [at] : [],
  );
}

const weekdayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();

/** "Saturday" for July 4, 2026. */
export function weekdayName(year: number, month: number, day: number): string {
  return WEEKDAYS[weekdayOf(year, month, day)] ?? '';
}

/** In a year the month and the day of "July 4", "Fourth Thursday in November" or "Last Monday in May". */
export function dayInYear(usual: string, year: number): { month: number; day: number } {
  const [month = 0] = positions(usual, MONTHS);
  const [weekday] = positions(usual, WEEKDAYS);
  if (weekday === undefined) return { month: month + 1, day: Number(/\d+/.exec(usual)?.[0]) };
  const first = 1 + ((weekday - weekdayOf(year, month + 1, 1) + 7) % 7);
  const week = WEEKS.findIndex((name) => usual.toLowerCase().startsWith(name));
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const last = first + 7 * Math.floor((length - first) / 7);
  return { month: month + 1, day: week === -1 ? last : first + 7 * week };
}
