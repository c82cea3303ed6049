// Shows what the database holds beyond the build: search records that have changed, and the alerts of the moment.
import { mergeSeo } from '../model/seo-record.ts';
import type { Page, SiteFacts } from '../model/site.ts';
import { createLookup, type Lookup } from '../outside/lookup.ts';
import { fetchSeoRecord } from '../outside/seo-records.ts';
import { fetchAlerts } from '../outside/service-alerts.ts';
import { supabase } from '../outside/supabase.ts';
import { whenIdle } from '../ui/timing.ts';
import type { PageStore } from './navigator/page-store.ts';

/** Follows the shown page. No record changes nothing. */
export function followDatabase(store: PageStore, { origin }: SiteFacts): void {
  const seoLookup = async () => {
    const client = await supabase();
    return createLookup((path) => fetchSeoRecord(client, path));
  };
  follow(store, 'SEO data', seoLookup, (record, path) => {
    const { page } = store.getState();
    if (!record || page.path !== path) return;
    store.setState({ page: { ...page, seo: mergeSeo(page.seo, record, { origin, path }) } });
  });
  const alertLookup = async () => {
    const client = await supabase();
    const lookup = createLookup(() => fetchAlerts(client));
    // The answer is the same for all pages.
    return () => lookup('');
  };
  follow(store, 'service alerts', alertLookup, (alerts) => store.setState({ alerts }));
}

/**
 * Looks something up once the page is idle, and after each navigation. An error is logged and leaves the page as it is.
 * @param what its name in the log
 * @param makeLookup called when the page is idle for the first time, so that its library is not loaded before, and again
 * when it has failed
 */
function follow<T>(
  store: PageStore,
  what: string,
  makeLookup: () => Promise<Lookup<T>>,
  show: (found: T, path: string) => void,
): void {
  let lookup: Lookup<T> | undefined;
  const refresh = async ({ path }: Page) => {
    try {
      lookup ??= await makeLookup();
      show(await lookup(path), path);
    } catch (error) {
      console.error(`Error fetching ${what}`, error);
    }
  };
  whenIdle(() => void refresh(store.getState().page));
  store.subscribe(({ page }, before) => {
    if (page.path !== before.page.path) void refresh(page);
  });
}
