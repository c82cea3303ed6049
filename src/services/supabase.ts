// The Supabase client of the browser. Its library is a chunk of its own, loaded only when Supabase is configured.
import type { SupabaseClient } from '@supabase/supabase-js';

/** Where the project's Supabase is, and its public anonymous key. */
export interface SupabaseSettings {
  url: string;
  anonKey: string;
}

/** The settings of an environment; undefined when Supabase is not configured. */
export function supabaseSettings(env: Record<string, unknown>): SupabaseSettings | undefined {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey } = env;
  return typeof url === 'string' && url && typeof anonKey === 'string' && anonKey
    ? { url, anonKey }
    : undefined;
}

let client: Promise<SupabaseClient> | undefined;

/** The client, made on the first call; undefined when Supabase is not configured. */
export async function supabase(): Promise<SupabaseClient | undefined> {
  const settings = supabaseSettings(import.meta.env);
  if (!settings) return undefined;
  client ??= connect(settings);
  return client;
}

/** The session would be kept in local storage and refreshed by itself; there is no sign-in to begin one. */
async function connect({ url, anonKey }: SupabaseSettings): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(url, anonKey, {
    auth: { persistSession: true, autoRefreshToken: true },
  });
}
