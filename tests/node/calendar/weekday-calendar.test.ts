// Reads the calendar of a pickup weekday with another library's parser, as a subscriber's program does.
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { longDate, weekdayOf } from '../../../src/model/calendar/day.ts';
import { changedWeeks, type ServiceRules } from '../../../src/model/calendar/service-days.ts';
import { type CalendarWords, weekdayCalendar } from '../../../src/node/calendar/calendar-files.ts';

const RULES: ServiceRules = {
  holiday_effect: 'later_days',
  friday_holiday_moves_to: 'Thursday',
  days: ['Thursday', 'Friday'],
  holidays: [
    { name: 'Thanksgiving', when: 'Fourth Thursday in November' },
    { name: 'Christmas', when: 'December 25' },
  ],
  weekend_holidays: 'no_change',
  friday_moves_to: 'ask',
};

const PICKUP = `Trash pickup, “Müller \\ Söhne”; ${'by seven, '.repeat(8)}`;

const WORDS: CalendarWords = {
  name: 'Pickup days',
  visit: PICKUP,
  moved: ({ holiday, moved }) =>
    moved ? `${weekdayOf(moved)}: ${holiday}` : `Call us: ${holiday}`,
};

const FROM = '2026-11-01';
const BEFORE = '2027-11-01';

const calendarOf = (weekday: 'Thursday' | 'Friday') =>
  weekdayCalendar({
    weekday,
    from: FROM,
    before: BEFORE,
    moved: changedWeeks(RULES, FROM, BEFORE).flat(),
    host: 'hauler.example',
    words: WORDS,
  });

/** All days of a calendar with their words, as a program that shows it works them out. */
function daysOf(text: string): [day: string, words: string][] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  const weekly = events.find((event) => event.isRecurring()) as ICAL.Event;
  const days: [string, string][] = [];
  const iterator = weekly.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    const { startDate, endDate, item } = weekly.getOccurrenceDetails(next);
    expect(endDate.subtractDate(startDate).toSeconds()).toBe(24 * 3600);
    days.push([startDate.toString(), item.summary]);
  }
  return days;
}

describe('the calendar of a pickup weekday', () => {
  it('has a day in each week, on the weekday unless a holiday moves it', () => {
    const days = daysOf(calendarOf('Thursday'));
    expect(days).toHaveLength(52);
    expect(days.filter(([day]) => !longDate(day).startsWith('Thursday'))).toEqual([
      ['2026-11-27', 'Friday: Thanksgiving'],
    ]);
  });

  it('keeps a pickup for which nobody knows the day, and says so', () => {
    const changed = daysOf(calendarOf('Friday')).filter(([, words]) => words !== PICKUP);
    expect(changed).toEqual([
      ['2026-11-27', 'Call us: Thanksgiving'],
      ['2026-12-24', 'Thursday: Christmas'],
    ]);
  });

  it('says its name and how often it changes', () => {
    const calendar = new ICAL.Component(ICAL.parse(calendarOf('Thursday')));
    expect(calendar.getFirstPropertyValue('name')).toBe('Pickup days');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('P1D');
  });

  it('keeps the identifiers of its events', () => {
    const identifiers = (text: string) => new Set(text.match(/^UID:.*$/gm));
    expect([...identifiers(calendarOf('Thursday'))]).toEqual(['UID:thursday@hauler.example']);
  });

  it('has lines of at most 75 bytes that end as RFC 5545 wants it', () => {
    const text = calendarOf('Thursday');
    expect(text.endsWith('\r\n')).toBe(true);
    const lines = text.split('\r\n');
    expect(lines.join('')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
  });
});
