// Keeps the pages that a screen has fetched, for as long as browsers may keep them.
import { PAGE_LIFETIME } from '../../model/page-lifetime.ts';
import type { Screen } from './screen.ts';

interface Kept<Ready> {
  /** When the page was asked for, in milliseconds since 1970. */
  at: number;
  coming: Promise<Ready>;
  ready?: Ready;
}

/** Fetches each page once. A failure is not kept, so that the next press asks again. */
export function pageCache<Ready>(screen: Pick<Screen<Ready>, 'fetch'> | undefined) {
  const pages = new Map<string, Kept<Ready>>();
  const find = (path: string) => {
    const page = pages.get(path);
    return page && Date.now() - page.at <= PAGE_LIFETIME * 1000 ? page : undefined;
  };
  return {
    async fetch(path: string): Promise<Ready> {
      const known = find(path);
      if (known) return known.coming;
      if (!screen) throw new Error('nothing shows pages yet');
      const page: Kept<Ready> = { at: Date.now(), coming: screen.fetch(path) };
      pages.set(path, page);
      page.coming.then(
        (ready) => {
          page.ready = ready;
        },
        () => pages.delete(path),
      );
      return page.coming;
    },
    /** The page at a path, if it has been fetched. */
    here: (path: string) => find(path)?.ready,
  };
}
