// The next visits of a collection, from the file of its route.
import type { Translate } from '../words/words.ts';
import { type Day, formatDate } from './day.ts';
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
  const coming: NextVisit[] = visits
    .map((visit) =>
      typeof visit === 'string'
        ? { day: visit }
        : { day: visit.moved ?? visit.usual, change: visit },
    )
    .filter(({ day }) => day >= today)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const last = coming.filter(({ change }) => !change || change.moved)[count - 1]?.day;
  return last ? coming.filter(({ day }) => day <= last) : coming;
}

/** "Thursday, December 3", or what moves it and why. */
export const visitWords = ({ day, change }: NextVisit, t: Translate): string =>
  change ? laterWeek(change, t) : formatDate(day, t);
