// Reads the database's settings from the build's environment, and refuses impossible ones.
import { NothingBuilt } from '../../files/nothing-built.ts';
import { originOf } from '../../model/outside-services.ts';
import {
  SUPABASE_VARIABLES,
  type SupabaseSettings,
  supabaseSettings,
} from '../../outside/supabase.ts';

/**
 * The settings of a build's environment; undefined where it names no database. Ends the build when it names half of
 * one, which would make a site without any, and when the key is one that must not be published.
 */
export function databaseSettings(env: Record<string, unknown>): SupabaseSettings | undefined {
  const settings = supabaseSettings(env);
  const fault = settings ? faultOf(settings) : halfOf(env);
  if (fault) throw new NothingBuilt(fault);
  return settings;
}

function halfOf(env: Record<string, unknown>): string | undefined {
  const [set] = SUPABASE_VARIABLES.filter((name) => env[name]);
  const unset = SUPABASE_VARIABLES.filter((name) => name !== set);
  return set && `${set} is set, but ${unset} is not: set both, or neither.`;
}

function faultOf({ url, anonKey }: SupabaseSettings): string | undefined {
  if (!originOf(url)) {
    return `VITE_SUPABASE_URL is "${url}", but it must be an address such as https://abc.supabase.co.`;
  }
  return isSecret(anonKey)
    ? 'VITE_SUPABASE_ANON_KEY is a secret key, which passes every check of the database, and visitors could read it: set the public one.'
    : undefined;
}

/** Whether a key is not for browsers: one that says so in its name, or an older one, a JWT that names its role. */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const [, payload = ''] = key.split('.');
  return Buffer.from(payload, 'base64url').toString().includes('"service_role"');
}
