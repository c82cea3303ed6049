// The data that the app needs to take a page over: in files of their own, or inside the page where it has none.
import type { Page, SiteFacts } from '../model/site.ts';
import type { WrittenStyles } from '../outside/page-data.ts';

export interface Embedded extends SiteFile {
  /** The build that the page belongs to; data of another build is not mixed in. */
  build: string;
  /** A page's HTML has its structured data in an element of its own, and not here. */
  page: Page;
  styles: WrittenStyles;
}

/** The data that all pages share, in a file whose address changes with its content. */
export interface SiteFile {
  facts: SiteFacts;
  year: number;
}

/**
 * The ids of elements in the document: the app's root, its data, its styles, and the structured data for search engines.
 * The anchors of the manifest begin with a letter, so that none of them can take the place of one of these, nor of the
 * other ids that the app makes.
 */
export const ROOT_ID = '_root';
export const DATA_ID = '_page-data';
export const STYLES_ID = '_page-styles';
export const STRUCTURED_DATA = '_structured-data';

/** The starter's settings, from the data element's `data-` attributes. */
export interface StartSettings extends DOMStringMap {
  /** Addresses of the app's entry and of everything that it imports on this page, with a space between them. */
  modules?: string;
  /** Address of the navigator's script; none in development, where the app alone imports it. */
  navigator?: string;
  /** The build of the page, if its data is in files. */
  build?: string;
  /** A name for the page's data, which changes with it. */
  version?: string;
  /** Addresses of the site's and of the page's data, with a space between them. */
  files?: string;
  /** Present on a page that needs the app at once. */
  now?: string;
}
