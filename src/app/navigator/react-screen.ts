// Shows pages with React, once the app has taken over.
import { flushSync } from 'react-dom';
import type { Page } from '../../model/site.ts';
import { loadSections } from '../../sections/registry.ts';
import type { PageStore } from './page-store.ts';
import { nothing, type Screen } from './screen.ts';

/** Leaves every link to the browser, while React takes over the page. */
export const browserScreen: Screen = {
  fetch: () => Promise.reject(new Error('the browser loads this page')),
  show: () => nothing,
  follows: () => false,
};

/** @param fetchPage fetches the data of another page than the one that is shown now */
export function reactScreen(
  store: PageStore,
  fetchPage: (path: string) => Promise<Page>,
): Screen<Page> {
  const first = store.getState().page;
  return {
    async fetch(path) {
      const page = path === first.path ? first : await fetchPage(path);
      await loadSections(page);
      return page;
    },
    show(page, { restore, whole }) {
      const byLink = restore === undefined;
      // When the focused element goes, the browser computes styles at once: here the new rules for all of the old page.
      (document.activeElement as HTMLElement | null)?.blur();
      flushSync(() => store.setState({ page, byLink, whole, pending: false }));
      // The head follows the store, and the sections below follow the paint.
      return nothing;
    },
    follows: () => true,
    wait: (pending) => store.setState({ pending }),
  };
}
