// Shows what the database holds beyond the build: search records that have changed, and the alerts of the moment.
import type { SupabaseClient } from '@supabase/supabase-js';
import { mergeSeo } from '../model/seo-record.ts';
import type { Page, SiteFacts } from '../model/site.ts';
import { createLookup, type Lookup } from '../outside/lookup.ts';
import { fetchSeoRecord } from '../outside/seo-records.ts';
import { fetchAlerts } from '../outside/service-alerts.ts';
import { supabase } from '../outside/supabase.ts';
import { whenIdle } from '../ui/timing.ts';
import type { PageStore } from './navigator/page-store.ts';

/** Merges the record of each shown page into its head, and shows the alerts. A page without a record stays as it is. */
export function followDatabase(store: PageStore, { origin }: SiteFacts): void {
  refreshOnNavigation(store, 'SEO data', fetchSeoRecord, (record, path) => {
    const { page } = store.getState();
    if (!record || page.path !== path) return;
    store.setState({ page: { ...page, seo: mergeSeo(page.seo, record, { origin, path }) } });
  });
  // The answer is the same for all pages.
  refreshOnNavigation(
    store,
    'service alerts',
    fetchAlerts,
    (alerts) => store.setState({ alerts }),
    () => '',
  );
}

/**
 * Looks something up once the page is idle, and after each navigation. An error is logged and leaves the page as it is.
 * @param what its name in the log
 * @param ask asks a client, whose library is not loaded before the page is idle for the first time
 */
function refreshOnNavigation<T>(
  store: PageStore,
  what: string,
  ask: (client: SupabaseClient, path: string) => Promise<T>,
  show: (found: T, path: string) => void,
  keyOf = (path: string) => path,
): void {
  let lookup: Lookup<T> | undefined;
  const refresh = async ({ path }: Page) => {
    try {
      const client = await supabase();
      lookup ??= createLookup((key) => ask(client, key));
      show(await lookup(keyOf(path)), path);
    } catch (error) {
      console.error(`Error fetching ${what}`, error);
    }
  };
  whenIdle(() => void refresh(store.getState().page));
  store.subscribe(({ page }, before) => {
    if (page.path !== before.page.path) void refresh(page);
  });
}
