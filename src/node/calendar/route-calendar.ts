// The calendar of a route to subscribe to: one event for each visit, the only form that every program reads right.
import { createHash } from 'node:crypto';
import { capital } from '../../manifest/messages/phrases.ts';
import { addDays, mondayOf } from '../../model/calendar/day.ts';
import { laterWeek, thisWeek } from '../../model/calendar/sentences.ts';
import type { MovedDay, Visit } from '../../model/calendar/service-days.ts';
import type {
  RouteCollection,
  SiteCalendar,
  SiteRoute,
} from '../../model/calendar/site-calendar.ts';
import type { SiteFacts } from '../../model/site.ts';

const REFRESH = 'P1D';

const SECONDS_OF_A_DAY = 86_400;

/**
 * The text of the file. Programs tell a newer version of an event by its stamps alone. The stamps are the day of the
 * build, at a time that follows from the content, so that a second build of a day hardly ever gives a changed file the same.
 * A cancelled visit has no event: most programs show one that says it is cancelled like any other.
 */
export function routeCalendar(
  route: SiteRoute,
  { today, visit, reminder }: Pick<SiteCalendar, 'today' | 'visit' | 'reminder'>,
  { origin, company }: Pick<SiteFacts, 'origin' | 'company'>,
): string {
  const host = new URL(origin).hostname;
  const name = icsText(`${company.name}: ${route.name} ${visit}`);
  const stamp = `${icsDate(today)}T${timeFrom(JSON.stringify([route, reminder, name]))}Z`;
  const eventsOf = ({ id, name, visits }: RouteCollection) => {
    const inAll = icsLines({
      DTSTAMP: stamp,
      'LAST-MODIFIED': stamp,
      SUMMARY: icsText(name),
      TRANSP: 'TRANSPARENT',
    });
    const alarms = reminder ? [alarm(name, reminder)] : [];
    return visits
      .filter(({ change }) => !change?.cancelled)
      .map((visit) => {
        const uid = icsLines({ UID: `${route.id}-${id}-${visit.usual}@${host}` });
        return icsComponent('VEVENT', uid, linesOf(visit), inAll, ...alarms);
      });
  };
  const properties = icsLines({
    VERSION: '2.0',
    PRODID: `-//${host}//service days//EN`,
    CALSCALE: 'GREGORIAN',
    METHOD: 'PUBLISH',
    NAME: name,
    'X-WR-CALNAME': name,
    'REFRESH-INTERVAL;VALUE=DURATION': REFRESH,
    'X-PUBLISHED-TTL': REFRESH,
  });
  return `${icsComponent('VCALENDAR', properties, ...route.collections.flatMap(eventsOf))}\r\n`;
}

function linesOf({ usual, change }: Visit) {
  const day = change?.moved ?? usual;
  return icsLines({
    'DTSTART;VALUE=DATE': icsDate(day),
    'DTEND;VALUE=DATE': icsDate(addDays(day, 1)),
    ...(change && { DESCRIPTION: icsText(reasonOf(change)) }),
  });
}

/** "Friday instead of Thursday, because of Thanksgiving", with dates when it is another week. */
function reasonOf(change: MovedDay): string {
  const { usual, moved = usual } = change;
  return capital(mondayOf(moved) === mondayOf(usual) ? thisWeek(change) : laterWeek(change));
}

/** A reminder on the evening before; the day itself begins at midnight. */
function alarm(name: string, reminder: string): string {
  const [hour = 0, minute = 0] = reminder.split(':').map(Number);
  const before = 24 * 60 - 60 * hour - minute;
  const lines = icsLines({
    ACTION: 'DISPLAY',
    DESCRIPTION: icsText(name),
    TRIGGER: `-PT${Math.floor(before / 60)}H${before % 60}M`,
  });
  return icsComponent('VALARM', lines);
}

/** A time of the day, as "140509", from the hash of a text: one in 86,400 other texts has the same. */
function timeFrom(text: string): string {
  const number = createHash('sha256').update(text).digest().readUInt32BE();
  const time = new Date((number % SECONDS_OF_A_DAY) * 1000).toISOString();
  return time.slice(11, 19).replaceAll(':', '');
}

/** A line holds at most 75 bytes; the rest goes into lines that begin with a space (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

/** Text as a value: backslash, comma, semicolon and line end are escaped (RFC 5545, 3.3.11). */
function icsText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

/** "2026-11-26" as a value of type DATE. */
function icsDate(day: string): string {
  return day.replaceAll('-', '');
}

/** A component with its lines and the components inside it. */
const icsComponent = (name: string, ...parts: string[]): string =>
  [`BEGIN:${name}`, ...parts, `END:${name}`].join('\r\n');

/** Properties, each by its name with parameters; values are already escaped. */
function icsLines(properties: Record<string, string>): string {
  const lines = Object.entries(properties).map(([name, value]) => fold(`${name}:${value}`));
  return lines.join('\r\n');
}

function fold(line: string): string {
  if (Buffer.byteLength(line) <= MAX_LINE_BYTES) return line;
  let bytes = 0;
  const signs = Array.from(line, (sign) => {
    const size = Buffer.byteLength(sign);
    const fits = bytes + size <= MAX_LINE_BYTES;
    bytes = size + (fits ? bytes : 1);
    return fits ? sign : `\r\n ${sign}`;
  });
  return signs.join('');
}
