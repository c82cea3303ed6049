// Fetches the data of pages for navigation without a reload.
import { pageDataPath } from '../model/path.ts';
import type { Page } from '../model/site.ts';
import { PermanentError, withRetries } from './lookup.ts';

/** The content of a page.json: the page, and its build. */
export interface PageFile {
  build: string;
  /** A name for the page's data, which changes with it. */
  version: string;
  page: Page;
  styles: WrittenStyles;
}

/** The content of the style element of a page's HTML. */
export interface WrittenStyles {
  rules: number;
  /** The ids of styled components, each with the names of its classes. */
  classes: [component: string, ...names: string[]][];
}

/** The page's data cannot be used here: it is missing, or belongs to another build. A full page load can. */
export class PageUnavailable extends PermanentError {}

/**
 * Fetches the data of the shown page. Rejects data of another build: an old page may be in the browser's cache, and a
 * newer file on the server.
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
 * Fetches the data of a page. Rejects with PageUnavailable, or with the network's error, when the page has to be loaded
 * as a whole.
 * @param build the build that the running script belongs to
 */
export function fetchPage(path: string, build: string, get = fetch): Promise<Page> {
  return withRetries(async () => {
    const response = await get(pageDataPath(path));
    if (response.status >= 500) throw new Error(`${path} answered ${response.status}`);
    if (!response.ok) throw new PageUnavailable(`${path} answered ${response.status}`);
    const file = await fileIn(response, path);
    if (file.build !== build || !file.page) {
      throw new PageUnavailable(`${path} belongs to another build`);
    }
    return file.page;
  });
}

/** Some hosts answer a missing file with a page and status 200: a retry would bring the same. */
async function fileIn(response: Response, path: string): Promise<Partial<PageFile>> {
  try {
    return Object(await response.json()) as Partial<PageFile>;
  } catch (error) {
    // A connection that breaks off is another kind of error.
    if (error instanceof SyntaxError)
      throw new PageUnavailable(`${path} was answered with no data`);
    throw error;
  }
}
