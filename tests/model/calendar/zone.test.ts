// Days of New York begin and end at its midnights, also when the clocks change.
import { describe, expect, it } from 'vitest';
import { dayAt, startOfDay } from '../../../src/model/calendar/zone.ts';

const ZONE = 'America/New_York';

/** The first moment of some days, with the time in UTC as written down by hand. */
const MIDNIGHTS = [
  ['a winter day', '2026-11-26', '2026-11-26T05:00:00Z'],
  ['a summer day', '2026-07-04', '2026-07-04T04:00:00Z'],
  ['the day on which summer time begins', '2027-03-14', '2027-03-14T05:00:00Z'],
  ['the day after', '2027-03-15', '2027-03-15T04:00:00Z'],
  ['the day on which summer time ends', '2027-11-07', '2027-11-07T04:00:00Z'],
  ['the day after that', '2027-11-08', '2027-11-08T05:00:00Z'],
] as const;

describe('a day in New York', () => {
  it.each(MIDNIGHTS)('begins at its own midnight: %s', (_, day, moment) => {
    expect(new Date(startOfDay(day, ZONE)).toISOString()).toBe(moment.replace('Z', '.000Z'));
  });

  it.each(MIDNIGHTS)('is another one a millisecond before midnight: %s', (_, day) => {
    const midnight = startOfDay(day, ZONE);
    expect(dayAt(midnight, ZONE)).toBe(day);
    expect(dayAt(midnight - 1, ZONE) < day).toBe(true);
  });
});
