// Days of a time zone as moments, so that a browser compares numbers and needs no zone of its own.
import type { Day } from './day.ts';

/**
 * The moment at which a day begins in a time zone, in milliseconds since 1970.
 * @param zone an IANA name, such as "America/New_York"
 */
export function startOfDay(day: Day, zone: string): number {
  return zonedTimeToEpoch(`${day}T00:00`, zone);
}

/**
 * The moment at which the clocks of a zone show a time, in milliseconds since 1970.
 * @param time such as "2026-11-26T14:30"; a time that the clocks skip in spring is an hour later
 */
export function zonedTimeToEpoch(time: string, zone: string): number {
  const utc = Date.parse(`${time}Z`);
  // The first guess may be on the other side of a change of the clock.
  const guess = utcOffsetAt(utc - utcOffsetAt(utc, zone), zone);
  // In the spring gap the two offsets differ: the smaller one gives the later instant.
  return utc - Math.min(guess, utcOffsetAt(utc - guess, zone));
}

/** The day that it is in a time zone at a moment. */
export function dateInZone(moment: number, zone: string): Day {
  return clockAt(moment, zone).slice(0, 10);
}

/** What the clocks of a zone show at a moment, such as "2026-11-26T14:30". */
export function clockAt(moment: number, zone: string): string {
  return new Date(moment + utcOffsetAt(moment, zone)).toISOString().slice(0, 16);
}

/** By how many milliseconds the clocks of a zone are ahead of UTC at a moment. */
function utcOffsetAt(moment: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const part = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const local = Date.UTC(year, month - 1, day, hour, minute, second);
  return local - Math.floor(moment / 1000) * 1000;
}
