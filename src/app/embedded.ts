// The data that travels inside a page's HTML, so that the browser can take the page over without another request.
import type { Page, SiteFacts } from '../model/site.ts';

/** What stands in the data element of a page. */
export interface Embedded {
  /** The build that the page belongs to; data of another build is not mixed in. */
  build: string;
  facts: SiteFacts;
  year: number;
  /** Without its structured data: that stands in an element of its own already. */
  page: Page;
}

/** The ids of the two elements that the shell has: the app's root and its data. */
export const ROOT_ID = 'root';
export const DATA_ID = 'page-data';

/** What the starter reads from the data element's `data-` attributes. */
export interface StartSettings extends DOMStringMap {
  /** Addresses of the app's entry and of everything that it imports on this page, with a space between them. */
  modules?: string;
  /** Present on a page that needs the app at once. */
  now?: string;
}
