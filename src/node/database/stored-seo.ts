// Looks up the stored SEO records at build time, so that the static HTML is right for crawlers.
import type { SeoRecord, StoredSeo } from '../../model/seo-record.ts';
import { createLookup } from '../../outside/lookup.ts';
import { fetchSeoRecord } from '../../outside/seo-records.ts';
import type { SupabaseSettings } from '../../outside/supabase.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { nodeClient } from './node-client.ts';

/** How many look-ups run at the same time. */
const AT_ONCE = 8;

/**
 * The records of the given paths. When the table cannot be read, that is logged once and the pages keep what the
 * manifest says: a build does not fail because a database is away.
 * @param timeout how long one request may take, in milliseconds
 */
export async function fetchStoredSeo(
  paths: string[],
  { url, anonKey }: SupabaseSettings,
  timeout?: number,
): Promise<StoredSeo> {
  const client = nodeClient(url, anonKey, timeout);
  const lookUp = createLookup((path) => fetchSeoRecord(client, path));
  const records = new Map<string, SeoRecord>();
  try {
    await mapConcurrently(paths, AT_ONCE, async (path) => {
      const record = await lookUp(path);
      if (record) records.set(path, record);
    });
  } catch (error) {
    console.error('Error fetching SEO data', error);
  }
  return records;
}
