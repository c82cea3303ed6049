// SQL for the embedded database only: keeps the grants of the migrations when Supabase Lite grants everything again.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
    .map((name) => readFileSync(join(migrations, name), 'utf8'));
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
