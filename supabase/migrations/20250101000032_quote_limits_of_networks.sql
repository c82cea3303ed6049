-- Limits of quotes for a network and for a day, and of one quote's size, beside those of 20250101000004_quote_limits.sql.

-- The hash of the /24 or /48 that the address is in: one customer of a provider has all addresses of it.
alter table private.recent_quotes add column network bytea;

-- As before, but an address of IPv4 that a proxy writes as one of IPv6 stays one of its own.
create or replace function private.sender_address() returns cidr
language plpgsql stable set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '');
  address inet;
begin
  address := coalesce(
    headers ->> 'cf-connecting-ip',
    substring(headers ->> 'x-forwarded-for' from '[^, ]+$')
  );
  if address <<= inet '::ffff:0:0/96' then
    address := substring(host(address) from '[0-9.]+$');
  end if;
  return network(set_masklen(address, case family(address) when 4 then 32 else 64 end));
exception when invalid_text_representation then
  return null;
end
$$;

create or replace function private.limit_quotes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  address inet := private.sender_address();
  this_secret text := (select secret from private.sender_secret);
  this_sender bytea := sha256(convert_to(this_secret || coalesce(host(address), ''), 'UTF8'));
  this_network bytea := sha256(convert_to(
    this_secret || coalesce(text(network(set_masklen(address, case family(address) when 4 then 24 else 48 end))), ''), 'UTF8'
  ));
  is_over_hour boolean;
  is_over_day boolean;
begin
  if (select count(*) from handed_in) > 1 then
    raise sqlstate 'PT400' using message = 'Hand in one quote at a time.';
  end if;
  if (select octet_length(handed_in::text) from handed_in) > 16384 then
    raise sqlstate 'PT413' using
      message = 'A request has at most 16 kB in all. Please shorten its texts.',
      hint = 'Please call the office.';
  end if;
  -- One request after the other, or many at once would not see each other.
  lock table private.recent_quotes in share row exclusive mode;
  -- A moment that is still to come was written by a clock that has been set back since: it would count until then.
  delete from private.recent_quotes
    where handed_in_at not between now() - interval '1 day' and now() + interval '1 hour';
  insert into private.recent_quotes (sender, network) select this_sender, this_network from handed_in;
  select
    count(*) filter (where is_new and sender = this_sender) > 20
      or count(*) filter (where is_new and network = this_network) > 60
      or count(*) filter (where is_new) > 300,
    count(*) filter (where sender = this_sender) > 40
      or count(*) filter (where network = this_network) > 120
      or count(*) > 2000
    into is_over_hour, is_over_day
    from private.recent_quotes, lateral (select handed_in_at > now() - interval '1 hour' as is_new) as age;
  -- PostgREST answers with status 429.
  if is_over_hour or is_over_day then
    raise sqlstate 'PT429' using
      message = 'Too many quotes have been asked for in the last '
        || case when is_over_hour then 'hour.' else 'day.' end,
      hint = 'Please call the office.';
  end if;
  return null;
end
$$;

-- The job of the same name forgot the senders after an hour.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule(
      'forget who handed in quotes',
      '*/5 * * * *',
      $job$delete from private.recent_quotes where handed_in_at < now() - interval '1 day'$job$
    );
  end if;
exception when others then
  raise notice 'pg_cron is not set up (%): who handed in a quote is forgotten with the next one.', sqlerrm;
end
$$;
