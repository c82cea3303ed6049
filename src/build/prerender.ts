// Step 6 of a page: every page of a site becomes files.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RenderedPage } from '../app/entry-server.tsx';
import { pageDataPath } from '../model/path.ts';
import type { Page, Site, SiteFacts } from '../model/site.ts';
import { htmlDocument, scriptJson } from './html-document.ts';
import type { PageDates } from './page-dates.ts';
import { robotsTxt, sitemap } from './sitemap.ts';

/** The server entry's render function. */
export type RenderPage = (page: Page, facts: SiteFacts, year: number) => RenderedPage;

export interface PrerenderInput {
  site: Site;
  render: RenderPage;
  /** Address of the client's script, with its content hash. */
  script: string;
  year: number;
  /** When each page last changed, for the sitemap. */
  dates?: PageDates;
}

/** A file of the finished site: its path below the output folder, and its text. */
export interface OutputFile {
  path: string;
  text: string;
}

/**
 * The name of a build: it changes when the script or the shared facts change, so that data of two builds never meet.
 * A page whose own data has changed does not change it.
 */
export function buildName(script: string, facts: SiteFacts): string {
  return createHash('sha256')
    .update(script)
    .update(JSON.stringify(facts))
    .digest('hex')
    .slice(0, 12);
}

/** All files that follow from the site: pages, their data, not-found page, sitemap and robots.txt. */
export function* prerender({
  site,
  render,
  script,
  year,
  dates,
}: PrerenderInput): Generator<OutputFile> {
  const { facts } = site;
  const build = buildName(script, facts);
  const html = (page: Page) =>
    htmlDocument({
      rendered: render(page, facts, year),
      embedded: { build, facts, year, page },
      script,
    });
  for (const { page } of site.pages) {
    yield { path: `${page.path}index.html`, text: html(page) };
    yield { path: pageDataPath(page.path), text: scriptJson({ build, page }) };
  }
  yield { path: site.not_found.path, text: html(site.not_found) };
  yield { path: '/sitemap.xml', text: sitemap(site, dates) };
  yield { path: '/robots.txt', text: robotsTxt(facts) };
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
