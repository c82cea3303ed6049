// The calendars of a site, one for each weekday, and the sheet with its dates, as files (RFC 5545 and RFC 7986).
import { capital } from '../../manifest/messages/phrases.ts';
import {
  addDays,
  type Day,
  longDate,
  type Weekday,
  weekdayOf,
  yearOf,
} from '../../model/calendar/day.ts';
import { thisWeek } from '../../model/calendar/sentences.ts';
import type { MovedDay } from '../../model/calendar/service-days.ts';
import type { SiteCalendar } from '../../model/calendar/site-calendar.ts';
import { calendarPath, SHEET_PATH, TAB_ICON } from '../../model/own-files.ts';
import type { Site, SiteFacts } from '../../model/site.ts';
import { escapeHtml } from '../../model/text/escape-html.ts';
import type { OutputFile } from '../render/page-files.ts';

/** One calendar for each weekday, and the sheet; nothing for a site without service days. */
export function calendarFiles({ calendar, facts }: Pick<Site, 'calendar' | 'facts'>): OutputFile[] {
  if (!calendar) return [];
  const host = new URL(facts.origin).hostname;
  const word = capital(calendar.visit);
  const ofDay = (weekday: SiteCalendar['days'][number]) => ({
    path: calendarPath(weekday),
    text: weekdayCalendar({
      ...calendar,
      weekday,
      host,
      words: {
        name: `${facts.company.name}: ${weekday} ${calendar.visit}`,
        visit: `${word}: ${weekday}`,
        moved: (day) => `${word}: ${thisWeek(day)}`,
      },
    }),
  });
  return [...calendar.days.map(ofDay), { path: SHEET_PATH, text: dateSheet(calendar, facts) }];
}

const STYLE = `body{font:14pt/1.35 system-ui,sans-serif;margin:2rem auto;max-width:42rem;padding:0 1rem;color:#111;background:#fff}
h1{font-size:1.6em;margin:0}h2{font-size:1.1em;margin:1em 0 .2em}
table{width:100%;border-collapse:collapse}td,th{border-bottom:1px solid #999;padding:.25em .5em .25em 0;text-align:left;vertical-align:top}
th{font-weight:600}tr{break-inside:avoid}
@page{margin:12mm}@media print{body{font-size:10.5pt;margin:0;max-width:none;padding:0}}`;

/** A whole HTML document without script. */
function dateSheet({ dates, visit }: SiteCalendar, { company, locale }: SiteFacts): string {
  const years = [...new Set(dates.map(({ date }) => yearOf(date)))];
  const title = `Holiday dates for ${visit}`;
  const tables = years.map((year) => {
    const rows = dates
      .filter(({ date }) => yearOf(date) === year)
      .map(({ name, date, change }) => row(name, longDate(date), change));
    return `<h2>${year}</h2>\n<table>\n${rows.join('\n')}\n</table>`;
  });
  return `<!doctype html>
<html lang="${locale.replace('_', '-')}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="icon" href="${TAB_ICON}">
<title>${escapeHtml(`${title} | ${company.name}`)}</title>
<style>${STYLE}</style>
<h1>${escapeHtml(company.name)}</h1>
<p>${escapeHtml(`${title}. Questions: ${company.phone}`)}</p>
${tables.join('\n')}
</html>
`;
}

const row = (name: string, date: string, change: string) =>
  `<tr><th scope="row">${escapeHtml(name)}<td>${escapeHtml(date)}<td>${escapeHtml(change)}`;

/** The calendar of a weekday. */
interface WeekdayCalendar {
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

/** A property: its name with parameters, and its value, which is already escaped. */
type Property = [name: string, value: string];

/** A line holds at most 75 bytes; the rest goes into lines that begin with a space (RFC 5545, 3.1). */
const LONGEST = 75;

/** Text as a value: backslash, comma, semicolon and line end are escaped (RFC 5545, 3.3.11). */
function icsText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

/** "2026-11-26" as a value of type DATE. */
function icsDate(day: string): string {
  return day.replaceAll('-', '');
}

/** A component with its properties and the components inside it. */
function icsComponent(name: string, properties: Property[], inner: string[] = []): string {
  const lines = properties.map(([property, value]) => fold(`${property}:${value}`));
  return [`BEGIN:${name}`, ...lines, ...inner, `END:${name}`].join('\r\n');
}

function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (bytes + size > LONGEST) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += sign;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}
