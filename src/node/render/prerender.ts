// Step 6 of a page: every page of a site becomes files; those of pages that have not changed are taken over.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteFile } from '../../app/embedded.ts';
import { siteFilePath } from '../../model/path.ts';
import { scriptJson } from '../../model/script-json.ts';
import type { Page, Site } from '../../model/site.ts';
import { calendarFiles } from '../calendar/calendar-files.ts';
import type { Look } from '../look/look.ts';
import { securityTxt } from '../output/security-txt.ts';
import { robotsTxt, sitemap } from '../output/sitemap.ts';
import type { PageDates } from '../page-dates.ts';
import { withProgress } from '../terminal/progress.ts';
import { type KeptPage, type KeptPages, nameOf } from './kept-pages.ts';
import type { OutputFile, SharedParts } from './page-files.ts';
import { type Crew, renderAll } from './pool.ts';
import type { WrittenPage } from './render-batch.ts';

/**
 * The name of a build: it changes when the script, the look or the shared facts change, so that data of two builds never
 * meet. A page whose own data has changed does not change it.
 */
export function buildName(script: string, look: Look, shared: SiteFile): string {
  return createHash('sha256')
    .update(script)
    .update(JSON.stringify([look, shared]))
    .digest('hex')
    .slice(0, 12);
}

/** What the pages are made with, and where to. */
export interface PrerenderSettings {
  shared: SharedParts;
  output: string;
  workers: Pick<Crew, 'first' | 'more'>;
  kept: KeptPages;
}

/** What came of the pages of a site. */
export interface Prerendered {
  /** By path, to be remembered for the next build. */
  pages: Map<string, KeptPage>;
  /** How many had to be rendered; the others were taken over. */
  rendered: number;
}

/** Writes the files of all pages and of the not-found page. Throws when one cannot be rendered. */
export async function prerender(
  { pages, not_found }: Pick<Site, 'pages' | 'not_found'>,
  { shared, output, workers, kept }: PrerenderSettings,
): Promise<Prerendered> {
  const common = nameOf(JSON.stringify(shared));
  const done = new Map<string, KeptPage>();
  const changed: { path: string; made: string }[] = [];
  function* findChanged(step: () => void): Generator<string> {
    for (const page of everyPage({ pages, not_found })) {
      const json = JSON.stringify(page);
      const made = nameOf(common + json);
      const same = kept.reuse(page.path, made);
      if (same) {
        done.set(page.path, same);
        step();
      } else {
        changed.push({ path: page.path, made });
        yield json;
      }
    }
  }
  const expected = pages.length - kept.count;
  const rendered = await withProgress('Rendering pages', pages.length + 1, (step) =>
    renderAll(findChanged(step), { shared, output }, { ...workers, expected, done: step }),
  );
  kept.dropOthers();
  for (const [index, { path, made }] of changed.entries()) {
    done.set(path, { made, ...(rendered[index] as WrittenPage) });
  }
  return { pages: done, rendered: changed.length };
}

/** All pages, each resolved when it is its turn. */
function* everyPage({ pages, not_found }: Pick<Site, 'pages' | 'not_found'>): Generator<Page> {
  for (const { page } of pages) yield page;
  yield not_found;
}

/** The files of the site as a whole: what all pages share, sitemap and robots.txt. */
export function siteFiles(
  site: Site,
  { build, year, facts }: Pick<SharedParts, 'build' | 'year' | 'facts'>,
  dates?: PageDates,
): OutputFile[] {
  const shared: SiteFile = { facts, year };
  return [
    { path: siteFilePath(build), text: scriptJson(shared) },
    { path: '/sitemap.xml', text: sitemap(site, dates) },
    { path: '/robots.txt', text: robotsTxt(site.facts) },
    ...securityTxt(site, new Date()),
    ...calendarFiles(site),
  ];
}

/** Writes files below `folder` and returns how many there were. */
export function writeFiles(folder: string, files: Iterable<OutputFile>): number {
  let count = 0;
  for (const { path, text } of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    count++;
  }
  return count;
}
