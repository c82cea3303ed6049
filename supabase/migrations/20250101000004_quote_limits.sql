-- How many quotes the public may hand in: one a request, 20 an hour from one address, 300 an hour from all together.
-- A refusal rolls the request back, so it does not count. Nor does a repeated quote: its key is refused before this.

-- The API serves the schema public alone, and nobody but the owner is granted anything here.
create schema private;

-- The quotes of the last hour, each with the address that it came from, which only its hash tells apart from others.
create table private.recent_quotes (
  sender bytea not null,
  handed_in_at timestamptz not null default now()
);

-- Without this secret nobody can try all addresses until one fits a hash. The two UUIDs hold 244 random bits.
create table private.sender_secret (
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into private.sender_secret default values;

-- The visitor's network: an IPv4 address, or the first half of an IPv6 one, because a household has the whole other half.
-- Cloudflare stands before every hosted project and writes cf-connecting-ip anew, so no visitor can choose it. The first
-- entries of x-forwarded-for are the visitor's own words; only the last one, from the nearest proxy, may take its place.
-- Where neither is an address, all such requests count as one sender.
create function private.sender_address() returns cidr
language plpgsql stable set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '');
  address inet;
begin
  address := coalesce(
    headers ->> 'cf-connecting-ip',
    substring(headers ->> 'x-forwarded-for' from '[^, ]+$')
  );
  return network(set_masklen(address, case family(address) when 4 then 32 else 64 end));
exception when invalid_text_representation then
  return null;
end
$$;

create function private.limit_quotes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  this_sender bytea := (
    select sha256(convert_to(secret || coalesce(host(private.sender_address()), ''), 'UTF8'))
    from private.sender_secret
  );
  from_all int;
  from_sender int;
begin
  if (select count(*) from handed_in) > 1 then
    raise sqlstate 'PT400' using message = 'Hand in one quote at a time.';
  end if;
  -- One request after the other, or many at once would not see each other.
  lock table private.recent_quotes in share row exclusive mode;
  delete from private.recent_quotes where handed_in_at < now() - interval '1 hour';
  insert into private.recent_quotes (sender) select this_sender from handed_in;
  select count(*), count(*) filter (where sender = this_sender)
    into from_all, from_sender from private.recent_quotes;
  -- PostgREST answers with status 429.
  if from_sender > 20 or from_all > 300 then
    raise sqlstate 'PT429' using
      message = 'Too many quotes have been asked for in the last hour.',
      hint = 'Please call the office.';
  end if;
  return null;
end
$$;

create trigger limit_quotes after insert on public.quote_requests
  referencing new table as handed_in
  for each statement when (current_user = 'anon') execute function private.limit_quotes();

revoke all on function private.sender_address(), private.limit_quotes() from public;

-- Forgets the last senders where no other quote comes. Hosted projects have pg_cron; elsewhere the next quote does it.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule(
      'forget who handed in quotes',
      '*/5 * * * *',
      $job$delete from private.recent_quotes where handed_in_at < now() - interval '1 hour'$job$
    );
  end if;
exception when others then
  raise notice 'pg_cron is not set up (%): who handed in a quote is forgotten with the next one.', sqlerrm;
end
$$;
