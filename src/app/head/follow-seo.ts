// Shows a stored SEO record that has changed since the build: once the page is idle, and after each navigation.
import { mergeSeo, type SeoRecord } from '../../model/seo-record.ts';
import type { Page, SiteFacts } from '../../model/site.ts';
import type { Lookup } from '../../outside/lookup.ts';
import { whenIdle } from '../../ui/timing.ts';
import type { PageStore } from '../navigator/page-store.ts';

/**
 * Follows the shown page. An error is logged and leaves the page as it is; no record changes nothing.
 * @param makeLookup called when the page is idle for the first time, so that its library is not loaded before, and again
 * when it has failed
 */
export function followSeo(
  store: PageStore,
  { origin }: SiteFacts,
  makeLookup: () => Promise<Lookup<SeoRecord | undefined>>,
): void {
  let lookup: Lookup<SeoRecord | undefined> | undefined;
  const refresh = async ({ path }: Page) => {
    try {
      lookup ??= await makeLookup();
      const record = await lookup(path);
      const { page } = store.getState();
      if (!record || page.path !== path) return;
      store.setState({ page: { ...page, seo: mergeSeo(page.seo, record, { origin, path }) } });
    } catch (error) {
      console.error('Error fetching SEO data', error);
    }
  };
  whenIdle(() => void refresh(store.getState().page));
  store.subscribe(({ page }, before) => {
    if (page.path !== before.page.path) void refresh(page);
  });
}
