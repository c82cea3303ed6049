-- A person is found among 50,000 requests by two indexes, whose expressions are PostgreSQL's own: a later change of one of
-- our functions would leave an index of it wrong. An address is stored in its one form, and so are those from before.
update public.quote_requests set email = private.address_form(email)
  where email <> private.address_form(email) and char_length(private.address_form(email)) between 3 and 254;

drop trigger write_address_in_form on public.quote_requests;
create trigger write_address_in_form before insert or update of email on public.quote_requests
  for each row execute function private.write_address_in_form();

create index quote_requests_by_email on public.quote_requests (lower(email));
create index quote_requests_by_phone on public.quote_requests (right(regexp_replace(phone, '\D', '', 'g'), 10));

create or replace function public.requests_of_person(contact text) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  mailbox constant text := lower(private.address_form(contact));
  digits constant text := case when position('@' in contact) = 0 then private.phone_digits(contact) end;
begin
  if not public.is_office_member() then
    raise insufficient_privilege using message = 'Only members of the office may do this.';
  end if;
  return query
    select id from public.quote_requests
    where anonymised_at is null and (
      (position('@' in mailbox) > 0 and lower(email) = mailbox)
      or (char_length(digits) >= 7 and right(regexp_replace(phone, '\D', '', 'g'), 10) = digits)
    );
end
$$;
