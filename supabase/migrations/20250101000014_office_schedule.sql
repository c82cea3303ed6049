-- Wakes the worker of a hosted project: at once for a new request, and every minute for what waits.

-- Calls the Edge Function when the vault has its address and secret, and the project has pg_net. README.md says how.
-- pg_net sends after the transaction, so a request that is rolled back wakes nobody.
create function private.wake_office() returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  secret text;
begin
  if to_regclass('vault.decrypted_secrets') is null or to_regproc('net.http_post') is null then
    return;
  end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = ''office_url''' into address;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = ''office_run_secret''' into secret;
  if address is null or secret is null then
    return;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := $3)'
    using address || '/run', jsonb_build_object('Authorization', 'Bearer ' || secret), '{}'::jsonb;
exception when others then
  -- A request arrives, whoever is woken.
  raise warning 'The office was not woken: %', sqlerrm;
end
$$;

create function private.wake_office_for_new() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.wake_office();
  return null;
end
$$;

create trigger wake_office after insert on public.outbox
  for each statement execute function private.wake_office_for_new();

revoke all on function private.wake_office(), private.wake_office_for_new() from public, anon, authenticated;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform cron.schedule('send what waits in the outbox', '* * * * *', 'select private.wake_office()');
  end if;
exception when others then
  raise notice 'pg_cron or pg_net is not set up (%): something else has to wake the office.', sqlerrm;
end
$$;
