// The date of each page's last change, for the sitemap.
// It comes from a committed file, which `npm run dates` updates: most hosts build from a shallow clone, where git has no
// history, and git dates files and not pages. A page that has changed since has no date; one that moved with every build
// would teach search engines to ignore all dates.
import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Project } from '../files/project.ts';
import type { Page, Site } from '../model/site.ts';
import { inScript } from '../model/text/escape.ts';

/** By path: the fingerprint of a page's content, and the day since which it has been so, as YYYY-MM-DD. */
export type PageDates = Record<string, { content: string; since: string }>;

/** The committed record, or an empty one. Throws when it is not JSON. */
export function readPageDates({ dates }: Pick<Project, 'dates'>): PageDates {
  return existsSync(dates) ? (JSON.parse(readFileSync(dates, 'utf8')) as PageDates) : {};
}

/** Writes the record in the form that the project's formatter would give it. */
export function writePageDates(project: Pick<Project, 'dates'>, dates: PageDates): void {
  writeFileSync(project.dates, `${JSON.stringify(dates, null, 2)}\n`);
}

/** The record of a site as it is now: unchanged pages keep their day, the others get today's. */
export function updatePageDates({ pages }: Site, before: PageDates, today: Date): PageDates {
  // Written with the year first.
  const day = today.toLocaleDateString('sv-SE');
  return Object.fromEntries(
    pages.map(({ page }) => [
      page.path,
      { content: fingerprint(page), since: lastChange(page, before) ?? day },
    ]),
  );
}

/** The day on which a page last changed; undefined when it has changed since the record was written. */
export function lastChange(page: Page, dates: PageDates): string | undefined {
  const entry = dates[page.path];
  return entry && entry.content === fingerprint(page) ? entry.since : undefined;
}

/** Parts of a page that change with the calendar, the encoded pictures, and what no page says. */
const NOT_CONTENT = new Set([
  'notices',
  'moved',
  'dates',
  'hours',
  'specialOpeningHoursSpecification',
  'variants',
  'town_slug',
]);

/**
 * A short name for everything that the page says. The design, the scripts, the way in which pictures are encoded, the
 * year in the footer and the holidays that are near are not in it.
 */
function fingerprint(page: Page): string {
  const lasting = (key: string, value: unknown) => (NOT_CONTENT.has(key) ? undefined : value);
  const content = JSON.stringify(page, (key, value) =>
    key === 'structured_data' ? inScript(JSON.stringify(value, lasting)) : lasting(key, value),
  );
  return hash('sha256', content).slice(0, 16);
}
