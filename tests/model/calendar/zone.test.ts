// Days of New York begin and end at its midnights, also when the clocks change.
import { describe, expect, it } from 'vitest';
import { dateInZone, startOfDay, zonedTimeToEpoch } from '../../../src/model/calendar/zone.ts';

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
    expect(dateInZone(midnight, ZONE)).toBe(day);
    expect(dateInZone(midnight - 1, ZONE) < day).toBe(true);
  });
});

describe('a time in New York', () => {
  it.each([
    ['before the hour that is skipped in spring', '2027-03-14T01:59', '2027-03-14T06:59Z'],
    ['in that hour, an hour later', '2027-03-14T02:30', '2027-03-14T07:30Z'],
    ['after that hour', '2027-03-14T03:00', '2027-03-14T07:00Z'],
    ['after the hour that comes twice', '2027-11-07T02:00', '2027-11-07T07:00Z'],
  ])('is a moment: %s', (_, time, moment) => {
    expect(zonedTimeToEpoch(time, ZONE)).toBe(Date.parse(moment));
  });

  it('is the same in a zone on the other side of Greenwich', () => {
    expect(zonedTimeToEpoch('2027-03-28T02:30', 'Europe/Berlin')).toBe(
      Date.parse('2027-03-28T01:30Z'),
    );
  });
});
