// The page that React shows.
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { AlertNotice } from '../../model/calendar/alert.ts';
import type { Page } from '../../model/site.ts';

export interface PageState {
  page: Page;
  /** True when a press on a link led to the page, and not a step back. */
  openedByLink?: boolean;
  /** True when a place on the page is about to be scrolled to, so that all of it has to be there. */
  renderAll?: boolean;
  pending?: boolean;
  /** The alerts in the database, once they are here. */
  alerts?: AlertNotice[];
}

export type PageStore = UseBoundStore<StoreApi<PageState>>;

/** Creates the store of one rendering, which begins with a page. */
export function createPageStore(page: Page): PageStore {
  return create<PageState>(() => ({ page }));
}
