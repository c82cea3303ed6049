// Reads stored SEO records: one row of the table seo_pages per page.
import type { SupabaseClient } from '@supabase/supabase-js';
import { readSeoRecord, type SeoRecord } from '../model/seo-record.ts';

/** Fetches the record of one path (specification, section 7). Rejects when the table cannot be read. */
export async function fetchSeoRecord(
  client: SupabaseClient,
  path: string,
): Promise<SeoRecord | undefined> {
  const { data, error } = await client
    .from('seo_pages')
    .select('*')
    .eq('page_url', path)
    // The look-up has its own retries; both together would take half a minute.
    .retry(false)
    .maybeSingle();
  if (error) throw new Error(error.message);
  return readSeoRecord(data);
}
