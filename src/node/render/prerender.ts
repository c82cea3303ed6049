// Step 5 of a page: has every page of a site rendered into files, and makes the files of the site as a whole.
import type { SiteFile } from '../../app/embedded.ts';
import { siteFilePath } from '../../model/path.ts';
import type { Site } from '../../model/site.ts';
import { scriptJson } from '../../model/text/escape.ts';
import { calendarFiles } from '../calendar/calendar-files.ts';
import type { InlineContent } from '../hosts/content-policy.ts';
import { robotsTxt, securityTxt, sitemap } from '../output/crawler-files.ts';
import type { PageDates } from '../page-dates.ts';
import { withProgress } from '../terminal/progress.ts';
import type { OutputFile, SharedParts } from './page-files.ts';
import type { BatchSettings } from './worker-pool.ts';
import { renderInWorkers } from './worker-pool.ts';

/**
 * Writes the files of all pages and of the not-found page; returns what is inline in each. Throws when one cannot be rendered.
 * @param worker the file of the worker in the server's bundle
 */
export function prerender(
  { pages, not_found }: Pick<Site, 'pages' | 'not_found'>,
  { worker: file, ...settings }: BatchSettings & { worker: string },
): Promise<InlineContent[]> {
  const count = pages.length + 1;
  return withProgress('Rendering pages', count, (done) =>
    renderInWorkers(everyPage({ pages, not_found }), settings, { file, count, done }),
  );
}

/** All pages as JSON, each resolved when it is its turn. */
function* everyPage({ pages, not_found }: Pick<Site, 'pages' | 'not_found'>): Generator<string> {
  for (const { page } of pages) yield JSON.stringify(page);
  yield JSON.stringify(not_found);
}

/** The files of the site as a whole: what all pages share, sitemap, robots.txt, security.txt and calendars. */
export function siteFiles(
  site: Site,
  { build, year, facts, look }: Pick<SharedParts, 'build' | 'year' | 'facts' | 'look'>,
  dates?: PageDates,
): OutputFile[] {
  const shared: SiteFile = { facts, year };
  return [
    { path: siteFilePath(build), text: scriptJson(shared) },
    { path: '/sitemap.xml', text: sitemap(site, dates) },
    { path: '/robots.txt', text: robotsTxt(site.facts) },
    ...securityTxt(site, new Date()),
    ...calendarFiles({ ...site, facts: { ...facts, style: look.style } }),
  ];
}
