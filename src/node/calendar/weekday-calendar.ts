// The calendar of one weekday: a weekly day, and each week in which a holiday moves it.
import { addDays, type Day, type Weekday, weekdayOf } from '../../model/calendar/day.ts';
import type { MovedDay } from '../../model/calendar/service-days.ts';
import { icsComponent, icsDate, icsText } from './ics.ts';

/** The calendar of a weekday. */
export interface WeekdayCalendar {
  weekday: Weekday;
  /** The days that it covers. */
  from: Day;
  before: Day;
  /** Moved visits of these days, of any weekday. */
  moved: MovedDay[];
  /** The site's host, which makes the identifiers of events unique. */
  host: string;
  words: CalendarWords;
}

/** The words of a calendar. */
export interface CalendarWords {
  /** The calendar's name. */
  name: string;
  /** An ordinary visit. */
  visit: string;
  /** A moved one. */
  moved: (day: MovedDay) => string;
}

/** How often programs look for changes. */
const REFRESH = 'P1D';

/** The calendar as a file for subscribers. */
export function weekdayCalendar(calendar: WeekdayCalendar): string {
  const { weekday, moved, words } = calendar;
  const own = moved.filter(({ usual }) => weekdayOf(usual) === weekday);
  const properties: [string, string][] = [
    ['VERSION', '2.0'],
    ['PRODID', `-//${calendar.host}//service days//EN`],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ['NAME', icsText(words.name)],
    ['X-WR-CALNAME', icsText(words.name)],
    ['REFRESH-INTERVAL;VALUE=DURATION', REFRESH],
    ['X-PUBLISHED-TTL', REFRESH],
  ];
  const events = [weekly(calendar), ...own.map((day) => instead(calendar, day))];
  return `${icsComponent('VCALENDAR', properties, events)}\r\n`;
}

/** The event that comes back each week. */
function weekly(calendar: WeekdayCalendar): string {
  const { weekday, from, before, words } = calendar;
  return event(calendar, firstOf(weekday, from), words.visit, [
    [
      'RRULE',
      `FREQ=WEEKLY;BYDAY=${weekday.slice(0, 2).toUpperCase()};UNTIL=${icsDate(addDays(before, -1))}`,
    ],
  ]);
}

/** One week's event in place of the weekly one. A visit without a new day keeps its own day, with words that say so. */
function instead(calendar: WeekdayCalendar, day: MovedDay): string {
  return event(calendar, day.moved ?? day.usual, calendar.words.moved(day), [
    ['RECURRENCE-ID;VALUE=DATE', icsDate(day.usual)],
  ]);
}

function event(
  { weekday, host, from }: WeekdayCalendar,
  day: Day,
  summary: string,
  more: [string, string][],
): string {
  return icsComponent('VEVENT', [
    ['UID', `${weekday.toLowerCase()}@${host}`],
    ['DTSTAMP', `${icsDate(from)}T000000Z`],
    ['DTSTART;VALUE=DATE', icsDate(day)],
    ['DTEND;VALUE=DATE', icsDate(addDays(day, 1))],
    ...more,
    ['SUMMARY', icsText(summary)],
    ['TRANSP', 'TRANSPARENT'],
  ]);
}

function firstOf(weekday: Weekday, from: Day): Day {
  let day = from;
  while (weekdayOf(day) !== weekday) day = addDays(day, 1);
  return day;
}
