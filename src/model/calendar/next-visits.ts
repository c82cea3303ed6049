// The next visits of a collection, from the file of its route.
import type { Translate } from '../words/words.ts';
import { type Day, longDate } from './day.ts';
import type { SentVisit } from './route-files.ts';
import { laterWeek } from './sentences.ts';
import type { MovedDay } from './service-days.ts';

/** A visit that is to come: the day on which it is, or would have been, and the reason if that is not the usual one. */
export interface NextVisit {
  day: Day;
  change?: MovedDay;
}

/**
 * The next visits, and those in between that are cancelled or to be called about.
 * @param count how many of them take place
 */
export function nextVisits(visits: SentVisit[], today: Day, count: number): NextVisit[] {
  const coming = visits
    .map(toNext)
    .filter(({ day }) => day >= today)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const last = coming.filter(takesPlace)[count - 1]?.day;
  return last ? coming.filter(({ day }) => day <= last) : coming;
}

/** Whether its day is known. */
export const takesPlace = ({ change }: NextVisit): boolean => !change || change.moved !== undefined;

function toNext(visit: SentVisit): NextVisit {
  if (typeof visit === 'string') return { day: visit };
  const { usual, moved, reason, cancelled } = visit;
  const change = { usual, date: usual, holiday: reason, ...(cancelled && { cancelled }) };
  return { day: moved ?? usual, change: moved ? { ...change, moved } : change };
}

/** "Thursday, December 3", or what moves it and why. */
export const visitWords = ({ day, change }: NextVisit, t: Translate): string =>
  change ? laterWeek(change, t) : longDate(day, t);
