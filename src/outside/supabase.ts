// The browser's Supabase client. Its library is a separate chunk, loaded only if Supabase is configured.
import type { SupabaseClient } from '@supabase/supabase-js';

/** The URL of the project's Supabase, and its public anonymous key. */
export interface SupabaseSettings {
  url: string;
  anonKey: string;
}

/** The only environment variables that browsers get. */
export const SUPABASE_VARIABLES = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'] as const;

/** The settings in an environment; undefined if Supabase is not configured. */
export function supabaseSettings(
  env: Partial<Record<(typeof SUPABASE_VARIABLES)[number], unknown>>,
): SupabaseSettings | undefined {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey } = env;
  return typeof url === 'string' && url && typeof anonKey === 'string' && anonKey
    ? { url, anonKey }
    : undefined;
}

/** The settings of the build. Vite would put all variables in place of a mere `import.meta.env`. */
export const builtInSettings = (): SupabaseSettings | undefined =>
  supabaseSettings({
    VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL,
    VITE_SUPABASE_ANON_KEY: import.meta.env.VITE_SUPABASE_ANON_KEY,
  });

let client: Promise<SupabaseClient> | undefined;

/**
 * Makes the client on the first call. Rejects when Supabase is not configured or its library does not load; then the
 * next call tries again.
 */
export function supabase(): Promise<SupabaseClient> {
  client ??= connect().catch((error) => {
    client = undefined;
    throw error;
  });
  return client;
}

/**
 * `keepalive` lets a request outlive its page, because visitors may close the tab right after the click. Browsers allow
 * 64 kB; the longest quote has half of that. There is no sign-in, so there is no session to store or refresh.
 */
async function connect(): Promise<SupabaseClient> {
  const settings = builtInSettings();
  if (!settings) throw new Error('Supabase is not configured');
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(settings.url, settings.anonKey, {
    auth: { persistSession: true, autoRefreshToken: true },
    global: {
      fetch: (input, init) => fetch(input, { ...init, keepalive: init?.method === 'POST' }),
    },
  });
}
