// The dates of the holidays on one page of paper, for the refrigerator's door.
import { longDate, yearOf } from '../../model/calendar/day.ts';
import type { SiteCalendar } from '../../model/calendar/site-calendar.ts';
import { TAB_ICON } from '../../model/own-files.ts';
import type { SiteFacts } from '../../model/site.ts';
import { escapeHtml } from '../../model/text/escape-html.ts';

const STYLE = `body{font:14pt/1.35 system-ui,sans-serif;margin:2rem auto;max-width:42rem;padding:0 1rem;color:#111;background:#fff}
h1{font-size:1.6em;margin:0}h2{font-size:1.1em;margin:1em 0 .2em}
table{width:100%;border-collapse:collapse}td,th{border-bottom:1px solid #999;padding:.25em .5em .25em 0;text-align:left;vertical-align:top}
th{font-weight:600}tr{break-inside:avoid}
@page{margin:12mm}@media print{body{font-size:10.5pt;margin:0;max-width:none;padding:0}}`;

/** A whole HTML document without script. */
export function dateSheet({ dates, visit }: SiteCalendar, { company, locale }: SiteFacts): string {
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
