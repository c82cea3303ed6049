// Looks up what the database holds at build time: SEO records for crawlers, and alerts whose changes calendars have.
import type { Stored } from '../../manifest/site/resolve/resolve-site.ts';
import type { SeoRecord } from '../../model/seo-record.ts';
import { createLookup, withRetries } from '../../outside/lookup.ts';
import { fetchSeoRecord } from '../../outside/seo-records.ts';
import { fetchAlerts } from '../../outside/service-alerts.ts';
import type { SupabaseSettings } from '../../outside/supabase.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { nodeClient } from './node-client.ts';

const MAX_REQUESTS_AT_ONCE = 8;

/**
 * The records of the given paths, and the alerts of the moment. When a table cannot be read, that is logged once and the
 * pages keep what the manifest says: a build does not fail because a database is away.
 * @param timeout how long one request may take, in milliseconds
 */
export async function fetchStored(
  paths: string[],
  { url, anonKey }: SupabaseSettings,
  timeout?: number,
): Promise<Required<Stored>> {
  const client = nodeClient(url, anonKey, timeout);
  const lookUp = createLookup((path) => fetchSeoRecord(client, path));
  const seo = new Map<string, SeoRecord>();
  const [, alerts = []] = await Promise.all([
    mapConcurrently(paths, MAX_REQUESTS_AT_ONCE, async (path) => {
      const record = await lookUp(path);
      if (record) seo.set(path, record);
    }).catch(logged('SEO data')),
    withRetries(() => fetchAlerts(client)).catch(logged('service alerts')),
  ]);
  return { seo, alerts };
}

const logged = (subject: string) => (error: unknown) => {
  console.error(`Error fetching ${subject}`, error);
  return undefined;
};
