// One page of a site as its files, and what all pages share.
import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteFile } from '../../app/embedded.ts';
import type { RenderedPage } from '../../app/entry-server.tsx';
import type { Analytics } from '../../model/manifest.generated.ts';
import { type OutsideService, originsAtOnce } from '../../model/outside-services.ts';
import { isPagePath, pageDataPath, siteFilePath } from '../../model/path.ts';
import type { Page, Site, SiteFacts } from '../../model/site.ts';
import { escapeHtml, inScript } from '../../model/text/escape.ts';
import { type SiteScripts, scriptsOf } from '../bundle/page-scripts.ts';
import type { FinishedLook, Look } from '../look/look.ts';
import { htmlDocument } from './html-document.ts';

export interface ServerEntry {
  /** Has to be awaited once before pages are rendered. */
  loadAllSections(): Promise<void>;
  renderPage(page: Page, facts: SiteFacts, year: number): RenderedPage;
}

/** The shared parts of a site's pages. A page depends only on its own data and on these. */
export interface SharedParts {
  facts: SiteFacts;
  look: Look;
  /** The name of the build. */
  build: string;
  year: number;
  scripts: SiteScripts;
  /** The services of other companies, to connect to those that a page needs at once. */
  outside: OutsideService[];
  /** The service that counts visits. */
  analytics?: Analytics;
}

/**
 * Opens the address in small letters, as every page has, when the not-found page came for one in capitals. Query and hash
 * stay.
 */
const SMALL_LETTERS =
  '<script>(p=>{if(p!=location.pathname)location.pathname=p})(location.pathname.toLowerCase())</script>\n';

/** A file of the finished site: its path below the output folder, and its text. */
export interface OutputFile {
  path: string;
  text: string;
}

/** Writes files below `folder`. */
export function writeFiles(
  folder: string,
  files: Iterable<{ path: string; text: string | Uint8Array }>,
): void {
  for (const { path, text } of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/**
 * The page's HTML, and for a page with an address of its own the data that navigation fetches.
 * @param json the page as JSON: the data holds it, escaped for a script, and its version is made from it
 */
export function pageFiles(
  json: string,
  shared: SharedParts,
  render: ServerEntry['renderPage'],
): [html: OutputFile, ...data: OutputFile[]] {
  const { facts, look, build, year, scripts, outside, analytics } = shared;
  const page = JSON.parse(json) as Page;
  const types = page.sections.map(({ type }) => type);
  const parts = {
    rendered: render(page, facts, year),
    look,
    embedded: { build, facts, year, page },
    scripts: scriptsOf(page, scripts),
    head: [
      ...originsAtOnce(types, outside).map(
        (origin) => `<link rel="preconnect" href="${origin}">\n`,
      ),
      ...(analytics ? [analyticsScript(analytics)] : []),
    ].join(''),
  };
  if (!isPagePath(page.path)) {
    const text = htmlDocument({ ...parts, head: SMALL_LETTERS + parts.head });
    return [{ path: page.path, text }];
  }
  // Of the build too: a page is another one when its script or the shared facts have changed.
  const version = hash('sha256', build + json).slice(0, 8);
  const styles = JSON.stringify(parts.rendered.written);
  // The text of a `PageFile`, whose page is JSON already.
  const text = inScript(
    `{"build":"${build}","version":"${version}","page":${json},"styles":${styles}}`,
  );
  const data = { path: pageDataPath(page.path), text };
  const files = { version, addresses: [siteFilePath(build), data.path] };
  return [{ path: `${page.path}index.html`, text: htmlDocument({ ...parts, files }) }, data];
}

/** The shared parts of a site that is built now. */
export function sharedParts(
  { outside, analytics }: Pick<Site, 'outside' | 'analytics'>,
  { facts, look }: FinishedLook,
  scripts: SiteScripts,
): SharedParts {
  const file = { facts, year: new Date().getFullYear() };
  const build = buildName(scripts.entry, look, file);
  return { ...file, look, scripts, outside, ...(analytics && { analytics }), build };
}

/**
 * The name of a build: it changes when the script, the look or the shared facts change, so that data of two builds never
 * meet. A page whose own data has changed does not change it.
 */
export function buildName(script: string, look: Look, shared: SiteFile): string {
  return hash('sha256', script + JSON.stringify([look, shared])).slice(0, 12);
}

/** The element. It waits for the page, so that nothing waits for it; the policy allows its origin. */
function analyticsScript({ script_url, attributes = [] }: Analytics): string {
  const attributeList = [{ name: 'src', value: script_url }, ...attributes];
  const text = attributeList.map(({ name, value }) => ` ${name}="${escapeHtml(value)}"`).join('');
  return `<script defer${text}></script>\n`;
}
