// Looks up the stored SEO records at build time, so that the static HTML is right for crawlers.
import { createClient } from '@supabase/supabase-js';
import type { SeoRecord, StoredSeo } from '../model/seo-record.ts';
import { createLookup } from '../services/lookup.ts';
import { fetchSeoRecord } from '../services/seo-records.ts';
import type { SupabaseSettings } from '../services/supabase.ts';
import { besideEachOther } from './beside-each-other.ts';

/** How many look-ups run at the same time. */
const AT_ONCE = 8;

/** supabase-js makes its realtime client at once and asks for a WebSocket, which Node 20 lacks. It is never used here. */
class NoWebSocket {
  constructor() {
    throw new Error('the build opens no realtime connection');
  }
}

/**
 * The records of the given paths. When the table cannot be read, that is logged once and the pages keep what the
 * manifest says: a build does not fail because a database is away.
 */
export async function fetchStoredSeo(
  paths: string[],
  { url, anonKey }: SupabaseSettings,
): Promise<StoredSeo> {
  const client = createClient(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: NoWebSocket as unknown as typeof WebSocket },
  });
  const lookUp = createLookup((path) => fetchSeoRecord(client, path));
  const records = new Map<string, SeoRecord>();
  try {
    await besideEachOther(paths, AT_ONCE, async (path) => {
      const record = await lookUp(path);
      if (record) records.set(path, record);
    });
  } catch (error) {
    console.error('Error fetching SEO data', error);
  }
  return records;
}
