-- One form of an e-mail address from the door on, so that what is counted is what is mailed.

-- An address without blanks, line ends and invisible signs around it, in signs of one width, its domain in lower case.
create function private.address_form(written text) returns text
language sql immutable set search_path = '' as $$
  select left(trimmed, char_length(trimmed) - char_length(domain)) || lower(domain)
  from
    -- No address is longer; the column refuses it, and no time is spent on it.
    (select case when char_length(written) > 1000 then written else
      regexp_replace(
        normalize(written, nfkc),
        '^[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]+|[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]+$',
        '', 'g'
      ) end as trimmed) as form,
    lateral (select coalesce(substring(trimmed from '@[^@]*$'), '') as domain) as parts
$$;

-- The mailbox behind an address: providers ignore what follows a plus, the case, a dot at the end, and some each dot.
create function private.mailbox_of(address text) returns text
language sql immutable set search_path = '' as $$
  select lower(
    replace(regexp_replace(form, '(\+.*)?@[^@]*$', ''), '.', '')
      || regexp_replace(rtrim(substring(form from '@[^@]*$'), '.'), '^@googlemail\.com$', '@gmail.com')
  )
  from private.address_form(address) as form
$$;

create function private.write_address_in_form() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.email := private.address_form(new.email);
  return new;
end
$$;

create trigger write_address_in_form before insert on public.quote_requests
  for each row execute function private.write_address_in_form();

-- What each row leads to is done before `limit_quotes` sees how many there are, so the second row is refused by itself. The
-- count begins anew with each statement.
create function private.refuse_second_quote() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_level = 'ROW' and current_setting('private.handed_in', true) = 'one' then
    raise sqlstate 'PT400' using message = 'Hand in one quote at a time.';
  end if;
  perform set_config('private.handed_in', case tg_level when 'ROW' then 'one' else 'none' end, true);
  return new;
end
$$;

create trigger begin_count_of_quotes before insert on public.quote_requests
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.refuse_second_quote();
create trigger count_quotes before insert on public.quote_requests
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.refuse_second_quote();

-- Mail programs make one domain of many (`gmail。com`), so only one of plain signs is confirmed. Each reading is a new look,
-- and of requests at the same moment one waits for the other: they would not see each other.
create or replace function private.may_confirm(to_address text) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  if to_address !~ '^[^@]+@[A-Za-z0-9.-]+$' then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtext(private.mailbox_of(to_address)));
  return count(*) <= 3 from public.quote_requests
    where private.mailbox_of(email) = private.mailbox_of(to_address) and created_at > now() - interval '1 hour';
end
$$;

create or replace function public.requests_of_person(contact text) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_office_member() then
    raise insufficient_privilege using message = 'Only members of the office may do this.';
  end if;
  return query
    select id from public.quote_requests
    where anonymised_at is null and (
      lower(private.address_form(email)) = lower(private.address_form(contact))
      or (
        char_length(private.phone_digits(contact)) >= 7 and position('@' in contact) = 0
        and private.phone_digits(phone) = private.phone_digits(contact)
      )
    );
end
$$;
