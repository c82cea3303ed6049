// Fetches the data of pages for navigation without a reload.
import { pageDataPath } from '../model/path.ts';
import type { Page } from '../model/site.ts';
import { createLookup, FinalFailure, type Lookup } from './lookup.ts';

/** What stands in a page.json: the page, and the build that it belongs to. */
export interface PageFile {
  build: string;
  page: Page;
}

/** The page's data cannot be used here: it is missing, or belongs to another build. A full page load can. */
export class PageUnavailable extends FinalFailure {}

/**
 * Makes a look-up of pages by path, for one build of the site. It rejects with PageUnavailable, or with the network's
 * error, when the page has to be loaded as a whole.
 * @param build the build that the running script belongs to
 * @param first the page that came with the HTML
 */
export function createPageLookup(build: string, first: Page, get: typeof fetch): Lookup<Page> {
  const ask = async (path: string): Promise<Page> => {
    const response = await get(pageDataPath(path));
    if (response.status >= 500) throw new Error(`${path} answered ${response.status}`);
    if (!response.ok) throw new PageUnavailable(`${path} answered ${response.status}`);
    const file = (await response.json()) as PageFile;
    if (file.build !== build) throw new PageUnavailable(`${path} belongs to another build`);
    return file.page;
  };
  return createLookup(ask, [[first.path, first]]);
}
