// Renders one page of a site to HTML. Every call has a head, a store and a style sheet of its own.
import { renderToString } from 'react-dom/server';
import { createHead } from 'unhead/server';
import { NOT_FOUND_PATH } from '../model/path.ts';
import { localFacts, type Page, type SiteFacts } from '../model/site.ts';
import { escapeHtml } from '../model/text/escape.ts';
import type { WrittenStyles } from '../outside/page-data.ts';

/** Has to be awaited once before pages are rendered. Exported before the imports below: styles follow the order of imports. */
export { loadAllSections } from '../sections/registry.ts';

import { MEDIA_STYLESHEETS } from '../ui/styles/GlobalStyle.ts';
import { App, type AppProps } from './App.tsx';
import { headOf } from './head/head.ts';
import { createPageStore } from './navigator/page-store.ts';
import { commentOutNotices } from './shell/Notices.tsx';
import { type Insertion, type KnownRules, pageStyles, writeStyles } from './styles.ts';

/** The parts of a rendered page, as they go into the HTML document. */
export interface RenderedPage {
  body: string;
  /** Tags for the head, the styles not included. */
  head: string;
  /** `<style>` elements with the rules that the page uses. */
  styles: string;
  /** The browser's list of these rules. */
  written: WrittenStyles;
}

const knownRules: KnownRules = new Map();

/** Renders a page. Throws what a component throws. */
export function renderPage(page: Page, facts: SiteFacts, year: number): RenderedPage {
  const shell = renderShell(localFacts(page, facts), year);
  const { body, ...output } = render({ page, facts, year, omitShell: true }, shell.inserted);
  const [before, after] = [shell.before, shell.after].map((part) => markCurrentLinks(part, page));
  return { ...output, body: before + body + after };
}

/** Keeps the place of the query in the quote buttons around a page. */
const QUERY_SLOT = '_quote';
const QUERY_SLOT_PATTERN = /(\?|&amp;)_quote\b/g;

/** Marks the shell's links to the page with `aria-current`, as `SiteLink` does, and gives quote buttons the page's query. */
function markCurrentLinks(html: string, { path, quote_query }: Page): string {
  const query = quote_query && escapeHtml(quote_query);
  return html
    .replaceAll(QUERY_SLOT_PATTERN, (_, sign: string) => (query ? sign + query : ''))
    .replaceAll(` href="${path}"`, ` aria-current="page" href="${path}"`);
}

/** Renders all of a page at once, as the browser does. It gives the same as `renderPage`, later. */
export function renderFullPage(page: Page, facts: SiteFacts, year: number): RenderedPage {
  return render({ page, facts, year, omitShell: false });
}

/** The parts around the main part of every page of a site, with their styles. */
interface RenderedShell {
  year: number;
  before: string;
  after: string;
  inserted: Insertion[];
}

const shells = new WeakMap<SiteFacts, RenderedShell>();
const MAIN = /<main[^>]*><\/main>/;

/** Header and footer are the same on all pages. Rendering them once saves a quarter of the rendering: see decision 04. */
function renderShell(facts: SiteFacts, year: number): RenderedShell {
  const cached = shells.get(facts);
  if (cached?.year === year) return cached;
  // No link of the shell leads to the not-found page.
  const empty: Page = { path: NOT_FOUND_PATH, sections: [], quote_query: QUERY_SLOT };
  const { body, inserted } = render({ page: empty, facts, year, omitShell: false });
  const [before = '', after = ''] = body.split(MAIN);
  const shell = { year, before, after, inserted };
  shells.set(facts, shell);
  return shell;
}

function render(
  { page, ...app }: Pick<AppProps, 'facts' | 'year' | 'omitShell'> & { page: Page },
  first?: Insertion[],
): RenderedPage & { inserted: Insertion[] } {
  const head = createHead({
    // Every document has these tags already: `htmlDocument` writes them.
    disableDefaults: true,
    hooks: { 'ssr:render': ({ tags }) => tags.forEach(escapeEntities) },
  });
  head.push(headOf(page, app.facts));
  const { sheet, inserted } = pageStyles(knownRules, first);
  try {
    const body = commentOutNotices(
      renderToString(sheet.collectStyles(<App {...app} store={createPageStore(page)} />)),
    );
    const { styles, written } = writeStyles(inserted);
    return {
      body,
      head: head.render().headTags,
      styles: styles + MEDIA_STYLESHEETS,
      written,
      inserted,
    };
  } finally {
    sheet.seal();
  }
}

/** unhead writes an ampersand in an attribute as it is, so that a text such as `&lt;` would become another one. */
function escapeEntities(tag: { props: Record<string, unknown> }): void {
  for (const [name, value] of Object.entries(tag.props)) {
    if (typeof value === 'string') tag.props[name] = escapeHtml(value);
  }
}
