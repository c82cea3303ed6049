// Before the browser tests: builds the site once, makes sure that there is a Chromium, and serves the site.
import type { TestProject } from 'vitest/node';
import { loadSite } from '../../../src/files/load-site.ts';
import type { Page, SiteFacts } from '../../../src/model/site.ts';
import { requireChromium } from '../browser/chromium.ts';
import { startSite } from './build-site.ts';
import { FIXTURE, fixture } from './fixture-site.ts';

/** A page as the manifest describes it, in the words that a visitor sees. */
export interface ExpectedPage {
  path: string;
  /** The page's search title. */
  title: string;
  /** The headings of its sections, the main heading first. */
  headings: string[];
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the production server, without a slash at the end. */
    url: string;
    /** The folder that it serves. */
    folder: string;
    /** The facts of the fixture. */
    facts: SiteFacts;
    /** Every page of the fixture. */
    pages: ExpectedPage[];
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The tests start their browsers in other processes; this way they find the same one without looking.
  process.env.CHROMIUM_PATH = requireChromium();
  const served = await startSite({ name: 'e2e', site: FIXTURE });
  const { site } = await loadSite(fixture);
  if (!site) throw new Error('the fixture has problems');
  project.provide('url', served.url);
  project.provide('folder', served.folder);
  project.provide('facts', site.facts);
  project.provide(
    'pages',
    site.pages.map(({ page }) => expectedPage(page)),
  );
  return served.close;
}

function expectedPage({ path, seo, sections }: Page): ExpectedPage {
  return { path, title: seo?.title ?? '', headings: sections.map(({ heading }) => heading) };
}
