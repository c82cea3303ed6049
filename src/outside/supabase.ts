// The Supabase client of the browser. Its library is a chunk of its own, loaded only when Supabase is configured.
import type { SupabaseClient } from '@supabase/supabase-js';

/** The address of the project's Supabase, and its public anonymous key. */
export interface SupabaseSettings {
  url: string;
  anonKey: string;
}

/** The only variables of the build's environment that browsers get. */
export const SUPABASE_VARIABLES = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'] as const;

/** The settings of an environment; undefined when Supabase is not configured. */
export function supabaseSettings(
  env: Partial<Record<(typeof SUPABASE_VARIABLES)[number], unknown>>,
): SupabaseSettings | undefined {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey } = env;
  return typeof url === 'string' && url && typeof anonKey === 'string' && anonKey
    ? { url, anonKey }
    : undefined;
}

/** The settings that the site was built with. Each variable is named: Vite replaces `import.meta.env` by all that it has. */
export const builtInSettings = (): SupabaseSettings | undefined =>
  supabaseSettings({
    VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL,
    VITE_SUPABASE_ANON_KEY: import.meta.env.VITE_SUPABASE_ANON_KEY,
  });

let client: Promise<SupabaseClient> | undefined;

/**
 * The client, made on the first call. Rejects when Supabase is not configured, and when the library cannot be had; the
 * next call tries again then.
 */
export function supabase(): Promise<SupabaseClient> {
  client ??= connect().catch((error) => {
    client = undefined;
    throw error;
  });
  return client;
}

/**
 * A request outlives its page: a visitor may close the tab right after the press. Browsers allow 64 kB for this, and
 * the longest quote has half of that. A member of the office stays signed in; visitors have no session to store.
 */
async function connect(): Promise<SupabaseClient> {
  const settings = builtInSettings();
  if (!settings) throw new Error('Supabase is not configured');
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(settings.url, settings.anonKey, {
    // A link with the tokens of another account would sign a member in as somebody else.
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => fetch(input, { ...init, keepalive: init?.method === 'POST' }),
    },
  });
}
