// Fetches page data for navigation without a reload.
import { pageDataPath } from '../model/path.ts';
import type { Page } from '../model/site.ts';
import { createLookup, FinalFailure, type Lookup } from './lookup.ts';

/** The content of a page.json: the page, and the build that it belongs to. */
export interface PageFile {
  build: string;
  /** A hash of the page's data. */
  version: string;
  page: Page;
  styles: WrittenStyles;
}

/** The rules in the style element of a page's HTML. */
export interface WrittenStyles {
  /** The number of rules. */
  rules: number;
  /** The class names by styled component's id. */
  classes: [component: string, ...names: string[]][];
}

/** The page's data is missing or belongs to another build: only a full page load helps. */
export class PageUnavailable extends FinalFailure {}

/**
 * Fetches the data of the current page. Rejects when the page was rendered from other data, as when the browser's cache
 * has an old page and the server a newer file.
 */
export async function fetchShown(
  address: string,
  { build, version }: Pick<PageFile, 'build' | 'version'>,
  get: typeof fetch,
): Promise<PageFile> {
  const file = (await (await get(address)).json()) as PageFile;
  if (file.build === build && file.version === version) return file;
  throw new PageUnavailable(`${address} is newer than the page`);
}

/**
 * Makes a look-up of pages by path. It rejects with PageUnavailable, or with the network's error, when only a full page
 * load helps.
 * @param build the running script's build
 * @param first the page of the HTML
 */
export function createPageLookup(build: string, first: Page, get: typeof fetch): Lookup<Page> {
  const ask = async (path: string): Promise<Page> => {
    const response = await get(pageDataPath(path));
    if (response.status >= 500) throw new Error(`${path} answered ${response.status}`);
    if (!response.ok) throw new PageUnavailable(`${path} answered ${response.status}`);
    const file = await fileIn(response, path);
    if (file.build !== build || !file.page) {
      throw new PageUnavailable(`${path} belongs to another build`);
    }
    return file.page;
  };
  return createLookup(ask, [[first.path, first]]);
}

/** Some hosts send a page with status 200 for a missing file, so a retry would not help. */
async function fileIn(response: Response, path: string): Promise<Partial<PageFile>> {
  try {
    return Object(await response.json()) as Partial<PageFile>;
  } catch (error) {
    // A lost connection is another kind of error.
    if (error instanceof SyntaxError)
      throw new PageUnavailable(`${path} was answered with no data`);
    throw error;
  }
}
