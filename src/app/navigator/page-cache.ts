// Keeps the pages that a renderer has fetched, for as long as browsers may keep them.
import { PAGE_LIFETIME } from '../../model/page-lifetime.ts';
import type { PageRenderer } from './page-renderer.ts';

interface CacheEntry<Ready> {
  /** When the page was asked for, in milliseconds since 1970. */
  at: number;
  promise: Promise<Ready>;
  ready?: Ready;
}

/** Fetches each page once. A failure is not kept, so that the next press asks again. */
export function createPageCache<Ready>(renderer: Pick<PageRenderer<Ready>, 'fetch'> | undefined) {
  const pages = new Map<string, CacheEntry<Ready>>();
  const find = (path: string) => {
    const page = pages.get(path);
    return page && Date.now() - page.at <= PAGE_LIFETIME * 1000 ? page : undefined;
  };
  return {
    async fetch(path: string): Promise<Ready> {
      const cached = find(path);
      if (cached) return cached.promise;
      if (!renderer) throw new Error('nothing shows pages yet');
      const page: CacheEntry<Ready> = { at: Date.now(), promise: renderer.fetch(path) };
      pages.set(path, page);
      page.promise.then(
        (ready) => {
          page.ready = ready;
        },
        () => pages.delete(path),
      );
      return page.promise;
    },
    /** The page at a path, if it has been fetched. */
    peek: (path: string) => find(path)?.ready,
  };
}
