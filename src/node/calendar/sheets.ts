// Pages for the refrigerator's door and for people without script. They can be read without their style, too.
import { capital } from '../../manifest/messages/phrases.ts';
import {
  addDays,
  type Day,
  dayOf,
  formatDate,
  inWeekOf,
  MONTHS,
  WEEKDAYS,
  weekdayOf,
  yearOf,
} from '../../model/calendar/day.ts';
import type { PlacesFile, StreetsFile } from '../../model/calendar/route-files.ts';
import { laterWeek } from '../../model/calendar/sentences.ts';
import { isOpen, type MovedDay } from '../../model/calendar/service-days.ts';
import type {
  RouteCollection,
  SiteCalendar,
  SiteRoute,
} from '../../model/calendar/site-calendar.ts';
import { calendarPath, routeSheetPath, TAB_ICON } from '../../model/own-files.ts';
import { languageOf, type SiteFacts } from '../../model/site.ts';
import { escapeHtml } from '../../model/text/escape.ts';

/**
 * One style for all of them, so that the content policy has one hash; the colors and the font are those of the theme.
 * Printers leave backgrounds out.
 */
const STYLE = `body{font:14pt/1.35 var(--font-body,-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif);margin:2rem auto;max-width:42rem;padding:0 1rem;color:#111;background:#fff}
h1,h2,caption{font-family:var(--font-display);color:var(--brand)}h1{font-size:1.6em;margin:0}h2{font-size:1.1em;margin:1em 0 .2em}
header{display:flex;align-items:center;gap:1em;padding-bottom:.5em;border-bottom:3px solid var(--accent)}header img{width:auto;height:2.75rem}
table{width:100%;border-collapse:collapse}td,th{border-bottom:1px solid #999;padding:.25em .5em .25em 0;text-align:left;vertical-align:top}
th{font-weight:600}small{font-size:1em;font-weight:400}tr,li{break-inside:avoid}ul{columns:16rem;margin:0;padding-left:1.2em}a{color:inherit}
b{white-space:nowrap;border:1px solid;border-radius:.25em;padding:0 .15em}
.year{display:grid;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr));gap:1em}.year table{font-size:.75em;align-self:start}
.year caption{font-weight:600}.year td,.year th{width:14.28%;padding:.1em;border-bottom-color:#ddd;line-height:1.25}.screen a{display:inline-block;padding:.5em 0}
@media screen and (max-width:44rem){body{font-size:11pt}body>table{display:block;overflow-x:auto}}
@page{margin:12mm}@media print{body{font-size:10.5pt;margin:0;max-width:none;padding:0}.screen{display:none}th+td{white-space:nowrap}th br{display:none}
.year{grid-template-columns:repeat(3,1fr);gap:.5em 1.5em;margin-top:.5em}.year table{font-size:7pt}.year~*{font-size:8pt}}`;

/** The facts of a sheet's site, and the style element of its theme. */
export type SheetFacts = SiteFacts & { style: string };

function sheet(
  { company, logo, style, ...facts }: SheetFacts,
  title: string,
  content: string[],
): string {
  return `<!doctype html>
<html lang="${escapeHtml(languageOf(facts))}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="icon" href="${TAB_ICON}">
<title>${escapeHtml(`${title} | ${company.name}`)}</title>
${style}
<style>${STYLE}</style>
<header><img src="${encodeURI(logo.src)}" alt="" width="${logo.width}" height="${logo.height}"><h1>${escapeHtml(company.name)}</h1></header>
<p>${escapeHtml(`${title}. Questions: ${company.phone}`)}</p>
${content.join('\n')}
</html>
`;
}

/** The weeks of all holidays, with the day on which each customer is served. */
export function dateSheet({ dates, days, moved, visit }: SiteCalendar, facts: SheetFacts): string {
  const years = [...new Set(dates.map(({ date }) => yearOf(date)))];
  const heads = days.map((day) => `<th scope="col">${day}`).join('');
  const tables = years.map((year) => {
    const rows = dates
      .filter(({ date }) => yearOf(date) === year)
      .map(({ name, date }) => {
        const ofHoliday = moved.filter((day) => day.holiday === name && day.date === date);
        const cells = days.map((day) => cell(inWeekOf(ofHoliday[0]?.usual ?? date, day), moved));
        return `<tr><th scope="row">${escapeHtml(name)} <br><small>${formatDate(date)}</small>${cells.join('')}`;
      });
    return `<h2>${year}</h2>\n<table>\n<tr><td>${heads}\n${rows.join('\n')}\n</table>`;
  });
  return sheet(facts, `Days of ${visit} in holiday weeks`, tables);
}

/** "Sat 28" for the day of a visit, with a frame if it has moved. */
function cell(usual: Day, changes: MovedDay[]): string {
  const change = changes.find((day) => day.usual === usual && !day.single);
  const day = change?.moved ?? usual;
  const text = `${weekdayOf(day).slice(0, 3)} ${Number(day.slice(8))}`;
  if (!change) return `<td>${text}`;
  return `<td><b>${isOpen(change) ? 'Please call' : change.cancelled ? `Not ${text}` : text}</b>`;
}

/** Whether a route has a visit to come, and so a calendar. */
export const hasVisits = ({ collections }: SiteRoute): boolean =>
  collections.some(({ visits }) => visits.some(({ change }) => !change?.cancelled));

const MONTHS_SHOWN = 12;

/** A year of a route, from the month of the build on. */
export function routeSheet(route: SiteRoute, calendar: SiteCalendar, facts: SheetFacts): string {
  const [year, month] = [yearOf(calendar.today), Number(calendar.today.slice(5, 7))];
  const firsts = Array.from({ length: MONTHS_SHOWN + 1 }, (_, index) =>
    dayOf(year, month + index, 1),
  );
  const [from = '', before = ''] = [firsts[0], firsts.at(-1)];
  const marks = new Map<Day, string>();
  const changes = new Map<Day, string>();
  const letters = lettersOf(route.collections);
  const key = route.collections.map(({ name, when, visits }, index) => {
    for (const { usual, change } of visits) {
      const day = change?.moved ?? usual;
      if (day < from || day >= before) continue;
      if (change) changes.set(usual, capital(laterWeek(change)));
      if (change?.cancelled) continue;
      const mark = `<b>${letters[index]}${change ? '*' : ''}</b>`;
      marks.set(day, `${marks.get(day) ?? ''} ${mark}`);
    }
    return `<li><b>${letters[index]}</b> ${escapeHtml(when ? `${name}: ${when}` : name)}`;
  });
  const months = firsts.slice(0, -1).map((first) => monthTable(first, marks));
  const name = route.places ? route.name : `${route.name} ${calendar.visit}`;
  const title = `${name}, ${monthName(from)} to ${monthName(addDays(before, -1))}`;
  return sheet(facts, title, [
    `<ul>\n${key.join('\n')}\n</ul>`,
    ...(hasVisits(route)
      ? [
          `<p class="screen"><a href="${calendarPath(route.id)}">The calendar to subscribe to</a></p>`,
        ]
      : []),
    `<div class="year">\n${months.join('\n')}\n</div>`,
    ...(changes.size > 0 ? [changeList(changes)] : []),
  ]);
}

/** A letter for each collection, which no other one has: the first of its name where that is free. */
function lettersOf(collections: RouteCollection[]): string[] {
  const taken: string[] = [];
  for (const { name } of collections) {
    const signs = [...(name.toUpperCase().match(/\p{L}/gu) ?? []), ...'123456789'];
    taken.push(signs.find((sign) => !taken.includes(sign)) ?? '');
  }
  return taken;
}

const monthName = (day: Day) => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${yearOf(day)}`;

function monthTable(first: Day, marks: Map<Day, string>): string {
  const length = Number(dayOf(yearOf(first), Number(first.slice(5, 7)) + 1, 0).slice(8));
  const empty = (count: number) => Array.from({ length: count }, () => '<td>');
  const before = empty(WEEKDAYS.indexOf(weekdayOf(first)));
  const days = Array.from({ length }, (_, index) => {
    const date = String(index + 1);
    return `<td>${date}${marks.get(first.slice(0, 8) + date.padStart(2, '0')) ?? ''}`;
  });
  const after = empty(6 - ((before.length + length - 1) % 7));
  const cells = [...before, ...days, ...after].map((cell, index) =>
    index % 7 === 0 ? `\n<tr>${cell}` : cell,
  );
  const heads = WEEKDAYS.map((day) => `<th scope="col" abbr="${day}">${day.slice(0, 2)}`);
  return `<table><caption>${monthName(first)}</caption>\n<tr>${heads.join('')}${cells.join('')}\n</table>`;
}

function changeList(changes: Map<Day, string>): string {
  const items = [...changes].sort().map(([, change]) => `<li>${escapeHtml(change)}`);
  return `<h2>* Changed days</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}

/**
 * The streets of a town with their routes.
 * @param names the name of each route
 */
export function streetList(
  { name, whole }: PlacesFile['towns'][number],
  streets: StreetsFile,
  names: Record<string, string>,
  facts: SheetFacts,
): string {
  const link = (route: string) =>
    `<a href="${routeSheetPath(route)}">${escapeHtml(names[route] ?? '')}</a>`;
  const lines = Object.entries(streets)
    .flatMap(([route, parts]) => parts.map((line) => ({ line, route })))
    .sort((a, b) => (a.line < b.line ? -1 : 1))
    .map(({ line, route }) => `<li>${escapeHtml(line)}: ${link(route)}`);
  const allStreets = lines.length > 0 ? 'All other streets' : 'All streets';
  return sheet(facts, `The streets of ${name} and their routes`, [
    ...(whole.length > 0 ? [`<p>${allStreets}: ${whole.map(link).join(', ')}</p>`] : []),
    ...(lines.length > 0 ? [`<ul>\n${lines.join('\n')}\n</ul>`] : []),
  ]);
}
