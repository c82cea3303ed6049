-- What is refused is refused before the database has worked on it, and nothing passes by its name alone.

-- The size of a request, before its columns are looked at: a hundred thousand answers took the checks six seconds.
create function private.refuse_large_quote() returns trigger
language plpgsql set search_path = '' as $$
begin
  if octet_length(new::text) > 16384 then
    raise sqlstate 'PT413' using
      message = 'A request has at most 16 kB in all. Please shorten its texts.',
      hint = 'Please call the office.';
  end if;
  return new;
end
$$;

-- Triggers of one kind run in the order of their names.
create trigger a_refuse_large_quote before insert on public.quote_requests
  for each row execute function private.refuse_large_quote();

-- Only the billing forms have no check against robots.
create or replace function private.keep_check() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.service_type not in ('form:customer-id-sms', 'form:customer-id-email', 'form:account-update') then
    insert into private.quote_checks (quote_id, token) values (new.id, new.check_token);
  end if;
  new.check_token := null;
  return new;
end
$$;

-- Every page fetches the alerts. Constraints are checked in the order of their names.
alter table public.service_alerts add constraint places_are_few check (
  coalesce(cardinality(towns), 0) <= 1000 and coalesce(cardinality(routes), 0) <= 1000
) not valid;
