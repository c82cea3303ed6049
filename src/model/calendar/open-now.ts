// Says whether the office is open at a moment, and until when or from when on.
import type { Translate } from '../words/words.ts';
import { addDays, type Day, formatDate, WEEKDAYS, weekdayOf } from './day.ts';
import { clockAt } from './zone.ts';

interface OpenSpan {
  opens: string;
  closes: string;
}

/** Hours of days in a row, in the words of schema.org; both times are midnight when the office is closed. */
export interface SpecialHours extends OpenSpan {
  validFrom: Day;
  validThrough: Day;
}

/** The opening hours of the office, for as long as a page may be shown. */
export interface OpeningHours {
  /** The usual week in short, such as "Mon–Fri 7–5"; absent where that would be long or untrue. */
  usual?: string;
  zone: string;
  /** The hours of each weekday from Sunday on. */
  week: OpenSpan[][];
  /** They replace the hours of their days. */
  special: SpecialHours[];
}

const DAYS_AHEAD = 366;

/** "Open until 5 PM", "Opens Monday 7 AM"; undefined if the office stays closed for a year. */
export function openingText(
  { zone, week, special }: OpeningHours,
  now: number,
  t: Translate,
): string | undefined {
  const [today = '', clock = ''] = clockAt(now, zone).split('T');
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const day = addDays(today, ahead);
    const weekday = weekdayOf(day);
    const specials = special.filter((span) => span.validFrom <= day && day <= span.validThrough);
    const [next] = (specials.length > 0 ? specials : (week[WEEKDAYS.indexOf(weekday)] ?? []))
      .filter(({ opens, closes }) => opens < closes && (ahead > 0 || clock < closes))
      .sort((a, b) => (a.opens < b.opens ? -1 : 1));
    if (!next) continue;
    const time = clockWords(ahead === 0 && next.opens <= clock ? next.closes : next.opens, t, true);
    if (ahead > 0)
      return t('Opens {day} {time}', {
        day: ahead < 7 ? t(weekday) : formatDate(day, t),
        time,
      });
    if (next.opens > clock) return t('Opens at {time}', { time });
    return next.closes === '23:59' ? t('Open now') : t('Open until {time}', { time });
  }
  return undefined;
}

/** "5:00 PM" for 17:00. In short, full hours have no minutes: "5 PM". */
export function clockWords(time: string, t: Translate, isShort = false): string {
  const [hour = '', minute = ''] = time.split(':');
  const isFull = minute === '00';
  return t(+hour < 12 ? '{time} AM' : '{time} PM', {
    time: `${+hour % 12 || 12}${isShort && isFull ? '' : `:${minute}`}`,
    // For a clock of 24 hours.
    hour: +hour,
    minute: isFull ? '' : `\u00a0${minute}`,
  });
}
