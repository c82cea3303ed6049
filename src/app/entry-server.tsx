// Renders one page of a site to HTML. Every call has a head, a store and a style sheet of its own.
import { createHead, UnheadProvider } from '@unhead/react/server';
import { renderToString } from 'react-dom/server';

import type { Page, SiteFacts } from '../model/site.ts';
import { loadEverySection } from '../sections/registry.ts';
import { FONT_FACE, RARE_STYLES } from '../ui/GlobalStyle.ts';
import { App } from './App.tsx';
import { createNavigationStore } from './navigation.ts';
import { type KnownRules, pageStyles } from './page-styles.ts';

/** The parts of a rendered page, as they go into the HTML document. */
export interface RenderedPage {
  /** The app's markup. */
  body: string;
  /** Tags for the head, the styles not included. */
  head: string;
  /** `<style>` elements with the rules that the page uses. */
  styles: string;
}

/** Has to be awaited once before pages are rendered. */
export const prepare = loadEverySection;

const knownRules: KnownRules = new Map();

/** Renders a page. Throws what a component throws. */
export function renderPage(page: Page, facts: SiteFacts, year: number): RenderedPage {
  const head = createHead({ hooks: { 'ssr:render': ({ tags }) => tags.forEach(escapeEntities) } });
  const sheet = pageStyles(knownRules);
  try {
    const body = renderToString(
      sheet.collectStyles(
        <UnheadProvider value={head}>
          <App facts={facts} year={year} store={createNavigationStore(page)} />
        </UnheadProvider>,
      ),
    );
    return {
      body,
      head: head.render().headTags,
      styles: FONT_FACE + sheet.getStyleTags() + RARE_STYLES,
    };
  } finally {
    sheet.seal();
  }
}

/** unhead writes an ampersand in an attribute as it is, so that a text such as `&lt;` would become another one. */
function escapeEntities(tag: { props: Record<string, unknown> }): void {
  for (const [name, value] of Object.entries(tag.props)) {
    if (typeof value === 'string') tag.props[name] = value.replaceAll('&', '&amp;');
  }
}
