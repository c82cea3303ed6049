// The site of a manifest's text, each page rendered as a build does and read without a browser.
import { loadAllSections, renderPage } from '../../src/app/entry-server.tsx';
import type { Page, Site, SiteFacts } from '../../src/model/site.ts';
import { calendarFiles } from '../../src/node/calendar/calendar-files.ts';
import { htmlDocument } from '../../src/node/render/html-document.ts';
import { everyPage, type FoundSite } from '../site/judge-pages.ts';
import { factsOfHtml, type PageFacts } from '../site/page-facts.ts';

const YEAR = new Date().getFullYear();

/** By everything that they were made from: most pages are the same after an edit. */
const known = new Map<string, PageFacts>();

await loadAllSections();

/** Every page of a site as a visitor finds it. */
export function renderedSite(site: Site, hasFile: FoundSite['hasFile']): FoundSite {
  const facts = JSON.stringify(site.facts);
  const pages = everyPage(site).map((page) => {
    const made = facts + JSON.stringify(page);
    const read = known.get(made) ?? factsOfHtml(documentOf(page, site.facts), page.path);
    known.set(made, read);
    return read;
  });
  const made = new Set(
    calendarFiles({ ...site, facts: { ...site.facts, style: '' } }).map(({ path }) => path),
  );
  return { site, pages, hasFile: (path) => made.has(path) || hasFile(path) };
}

/** The page's document. Its look, its scripts and its data are not read. */
function documentOf(page: Page, facts: SiteFacts): string {
  return htmlDocument({
    rendered: renderPage(page, facts, YEAR),
    look: { head: '', style: '' },
    embedded: { build: '', facts, year: YEAR, page },
    files: { version: '', addresses: [] },
    scripts: { starter: '', modules: [], now: false },
  });
}
