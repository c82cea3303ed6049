// The client of the database as Node needs it, for builds and tests.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/**
 * A client without sessions.
 * @param timeout how long a request may take, in milliseconds: by itself Node waits five minutes for an answer
 */
export function nodeClient(url: string, key: string, timeout = 10_000): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    // supabase-js makes its realtime client at once and asks for a WebSocket, which Node 20 lacks. It is never used here.
    realtime: { transport: class {} as unknown as typeof WebSocket },
    db: { timeout },
  });
}
