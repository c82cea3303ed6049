// Fetches the data of pages for navigation without a reload, and keeps what it has fetched.
import { pageDataPath } from '../model/path.ts';
import type { Page } from '../model/site.ts';

/** What stands in a page.json: the page, and the build that it belongs to. */
export interface PageFile {
  build: string;
  page: Page;
}

/** The page's data cannot be used here: it is missing, or belongs to another build. A full page load can. */
export class PageUnavailable extends Error {}

/** Gives the data of pages, each fetched once. */
export interface PageLoader {
  /** Rejects with PageUnavailable when the page has to be loaded as a whole. */
  load(path: string): Promise<Page>;
}

/**
 * Makes a loader for one build of the site.
 * @param build the build that the running script belongs to
 * @param first the page that came with the HTML
 */
export function createPageLoader(build: string, first: Page, get: typeof fetch): PageLoader {
  const pages = new Map<string, Promise<Page>>([[first.path, Promise.resolve(first)]]);
  const fetchPage = async (path: string): Promise<Page> => {
    const response = await get(pageDataPath(path));
    if (!response.ok) throw new PageUnavailable(`${path} answered ${response.status}`);
    const file = (await response.json()) as PageFile;
    if (file.build !== build) throw new PageUnavailable(`${path} belongs to another build`);
    return file.page;
  };
  return {
    load(path) {
      const known = pages.get(path);
      if (known) return known;
      const page = fetchPage(path);
      pages.set(path, page);
      // A failure is not kept: the next press tries again.
      page.catch(() => pages.delete(path));
      return page;
    },
  };
}
