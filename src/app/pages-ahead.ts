// Whole pages that are fetched before somebody presses a link to them, while the app is not there.
import { PAGE_LIFETIME } from '../model/page-lifetime.ts';
import { DATA_ID } from './embedded.ts';

/** A page that was asked for. */
interface Fetched {
  /** When, in milliseconds since 1970. */
  at: number;
  /** What the server sent; undefined while it is on its way. */
  html?: string;
}

export interface PagesAhead {
  /** Fetches the page at a path, unless it is here or on its way. */
  fetch(path: string): Promise<void>;
  /** Reads the page at a path. Undefined when it is not here, too old, or of another build. */
  read(path: string): Document | undefined;
}

/** @param build the build that pages have to belong to */
export function pagesAhead(build: string | undefined): PagesAhead {
  const pages = new Map<string, Fetched>();
  const fresh = (path: string): Fetched | undefined => {
    const found = pages.get(path);
    return found && Date.now() - found.at <= PAGE_LIFETIME * 1000 ? found : undefined;
  };
  return {
    async fetch(path) {
      if (fresh(path)) return;
      const page: Fetched = { at: Date.now() };
      pages.set(path, page);
      try {
        const answer = await fetch(path, { priority: 'low' });
        const html = await answer.text();
        if (answer.ok && !answer.redirected) page.html = html;
        else pages.delete(path);
      } catch {
        pages.delete(path);
      }
    },
    read(path) {
      const html = fresh(path)?.html;
      if (html === undefined) return;
      const page = new DOMParser().parseFromString(html, 'text/html');
      return page.getElementById(DATA_ID)?.dataset.build === build ? page : undefined;
    },
  };
}
