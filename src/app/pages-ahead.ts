// Whole pages that are fetched before somebody presses a link to them, while the app is not there.
import { PAGE_LIFETIME } from '../model/page-lifetime.ts';
import { DATA_ID } from './embedded.ts';

/** A page as the server sends it. */
interface Fetched {
  html: string;
  /** When it was asked for, in milliseconds since 1970. */
  at: number;
}

export interface PagesAhead {
  /** Fetches the page at a path, once. */
  fetch(path: string): Promise<void>;
  /** Reads the page at a path. Undefined when it is not here, too old, or of another build. */
  read(path: string): Document | undefined;
}

/** @param build the build that pages have to belong to */
export function pagesAhead(build: string | undefined): PagesAhead {
  const pages = new Map<string, Fetched | undefined>();
  return {
    async fetch(path) {
      if (pages.has(path)) return;
      pages.set(path, undefined);
      const at = Date.now();
      try {
        const answer = await fetch(path, { priority: 'low' });
        const html = await answer.text();
        if (answer.ok && !answer.redirected) pages.set(path, { html, at });
      } catch {
        pages.delete(path);
      }
    },
    read(path) {
      const found = pages.get(path);
      if (!found || Date.now() - found.at > PAGE_LIFETIME * 1000) return;
      const page = new DOMParser().parseFromString(found.html, 'text/html');
      return page.getElementById(DATA_ID)?.dataset.build === build ? page : undefined;
    },
  };
}
