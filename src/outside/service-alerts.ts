// Reads the alerts of the moment: the rows of the table service_alerts that visitors may see.
import type { SupabaseClient } from '@supabase/supabase-js';
import type { AlertNotice } from '../model/calendar/alert.ts';
import { readAlert } from '../model/calendar/stored-alert.ts';

/** The most alerts that a page asks for. */
const MAX_ALERTS = 20;

/** The days of a route wait for the answer, so give up after this. */
const REQUEST_TIMEOUT_MS = 5_000;

/** Fetches the alerts that have begun and are not over. Rejects when the table cannot be read. */
export async function fetchAlerts(client: SupabaseClient): Promise<AlertNotice[]> {
  const { data, error } = await client
    .from('service_alerts')
    // All columns: a database may be older than the last of them.
    .select('*')
    .order('ends_at')
    .limit(MAX_ALERTS)
    .abortSignal(AbortSignal.timeout(REQUEST_TIMEOUT_MS))
    // The look-up has its own retries.
    .retry(false);
  if (error) throw new Error(error.message);
  return data.flatMap((row) => readAlert(row) ?? []);
}
