// The folder that Supabase Lite works in: its settings, its keys, copies of the migrations, and SQL for it alone.
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { MIN_PASSWORD_CHARS } from '../../model/limits.ts';

/** The storage of the database: Supabase Lite itself (pglite), or a PostgreSQL server with this address. */
export type Storage = { driver: 'pglite' } | { driver: 'postgres'; url: string };

export interface LiteSetup {
  /** The project's folder, with supabase/ in it. */
  root: string;
  /** Lite's own folder, made when it is missing. The database of pglite lives here. */
  folder: string;
  port: number;
  /** The pages to which a link in a mail about an account may lead; the first is the default. */
  signInPages?: string[];
  /** Hears, in one line each, of requests that were refused or failed. */
  report(line: string): void;
  /** The text of seed.sql, or what is to be there instead. */
  seed: string;
  storage?: Storage;
}

/** The secrets of one database. The anonymous key is public: it goes into the website. */
export interface LiteKeys {
  jwtSecret: string;
  anonKey: string;
  /** Passes every check of the database. Never give it to a browser. */
  secretKey: string;
}

type LiteProject = Omit<LiteSetup, 'report' | 'seed'> & { target: number };

/**
 * Writes the folder anew, all but the data and the keys, and returns the keys. No other user of the computer can look
 * into what is written; a folder that somebody made before keeps its mode.
 */
export function writeLiteProject({ root, folder, ...addresses }: LiteProject): LiteKeys {
  const supabase = join(folder, 'supabase');
  mkdirSync(supabase, { recursive: true, mode: 0o700 });
  chmodSync(supabase, 0o700);
  rmSync(join(supabase, 'migrations'), { recursive: true, force: true });
  copyMigrations(join(root, 'supabase/migrations'), join(supabase, 'migrations'));
  const keys = keepKeys(join(folder, 'keys.json'));
  writeFileSync(join(supabase, 'config.toml'), config(addresses, keys), { mode: 0o600 });
  return keys;
}

/** Copies the files for this user alone; a plain copy would take their modes over. */
function copyMigrations(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 });
  for (const name of readdirSync(from)) {
    writeFileSync(join(to, name), readFileSync(join(from, name)), { mode: 0o600 });
  }
}

/** The keys of an earlier start, so that a website that was built with them still works, or new ones. */
function keepKeys(file: string): LiteKeys {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as LiteKeys;
  const keys: LiteKeys = {
    jwtSecret: randomBytes(48).toString('base64url'),
    anonKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  };
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

/** Links in mails lead to `port`, which hands on to `target`. */
function config(
  {
    port,
    target,
    signInPages = [],
    storage = { driver: 'pglite' },
  }: Omit<LiteProject, 'root' | 'folder'>,
  keys: LiteKeys,
): string {
  const url = storage.driver === 'pglite' ? 'supabase/.temp/data' : storage.url;
  // A JSON text is a TOML text too.
  const text = JSON.stringify;
  return `[api]
port = ${target}

[db]
driver = ${text(storage.driver)}
url = ${text(url)}

[db.migrations]
schema_paths = []

[auth]
enabled = true
enable_signup = false
minimum_password_length = ${MIN_PASSWORD_CHARS}
site_url = ${text(`http://localhost:${port}`)}
additional_redirect_urls = ${text(signInPages)}
jwt_secret = ${text(keys.jwtSecret)}
publishable_key = ${text(keys.anonKey)}
secret_key = ${text(keys.secretKey)}
`;
}

/**
 * An event trigger that repeats every `*_grants.sql` in `migrations` after each GRANT.
 *
 * Supabase Lite grants all tables to `anon` at its first request. Without this the embedded database would let a
 * visitor choose a quote's id, and would answer a forbidden read with an empty list where the hosted one refuses it.
 */
export function keepGrantsSql(migrations: string): string {
  const grants = readdirSync(migrations)
    .filter((name) => name.endsWith('_grants.sql'))
    .sort()
    .map((name) => readFileSync(join(migrations, name), 'utf8'))
    // A later migration has dropped a function, and says again what holds for the others of the file.
    .map((sql) => `begin\n${sql}\nexception when undefined_function then null;\nend;`);
  return `
create schema if not exists curbside;
create or replace function curbside.keep_grants() returns event_trigger
language plpgsql set search_path = '' as $keep_grants$
begin
  -- The statements below are grants themselves and would start this function again.
  if current_setting('curbside.keeping', true) = 'on' then return; end if;
  perform set_config('curbside.keeping', 'on', true);
${grants.join('\n')}
  perform set_config('curbside.keeping', 'off', true);
end
$keep_grants$;
drop event trigger if exists keep_grants;
create event trigger keep_grants on ddl_command_end
  when tag in ('GRANT') execute function curbside.keep_grants();
`;
}
