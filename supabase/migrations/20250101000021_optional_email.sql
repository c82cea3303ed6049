-- A quote may come without an e-mail address: the column then holds dashes, and nothing is sent to them.
create or replace function private.may_confirm(to_address text) returns boolean
language sql stable set search_path = '' as $$
  select to_address like '%@%' and count(*) <= 3 from public.quote_requests
  where lower(email) = lower(to_address) and created_at > now() - interval '1 hour'
$$;
