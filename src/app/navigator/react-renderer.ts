// Shows pages with React, once the app has taken over.
import { flushSync } from 'react-dom';
import type { Page } from '../../model/site.ts';
import { loadSections } from '../../sections/registry.ts';
import { whenIdle } from '../../ui/timing.ts';
import { noop, type PageRenderer } from './page-renderer.ts';
import type { PageStore } from './page-store.ts';

/** Leaves every link to the browser, while React takes over the page. */
export const nativeNavigation: PageRenderer = {
  fetch: () => Promise.reject(new Error('the browser loads this page')),
  show: () => noop,
  canRender: () => false,
};

/**
 * @param fetchPage fetches the data of a page other than the one that was shown when the app started
 * @param renderAhead renders a fetched page out of sight
 */
export function createReactRenderer(
  store: PageStore,
  fetchPage: (path: string) => Promise<Page>,
  renderAhead: (page: Page) => void,
): PageRenderer<Page> {
  const first = store.getState().page;
  return {
    async fetch(path) {
      const page = path === first.path ? first : await fetchPage(path);
      await loadSections(page);
      // A page that a press has asked for is shown by then.
      whenIdle(() => store.getState().page !== page && renderAhead(page));
      return page;
    },
    show(page, { restore, renderAll }) {
      const openedByLink = restore === undefined;
      // Blur first: when the focused element is removed, the browser computes styles at once, with new rules for all of the old page.
      (document.activeElement as HTMLElement | null)?.blur();
      flushSync(() => store.setState({ page, openedByLink, renderAll, pending: false }));
      // The head follows the store, and the sections below follow the paint.
      return noop;
    },
    canRender: () => true,
    setLoading: (pending) => store.setState({ pending }),
  };
}
