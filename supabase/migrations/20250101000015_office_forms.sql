-- The billing forms may arrive as quotes do, with their kind as the service: form:account-update. They get no
-- confirmation, which speaks of a quote.
create or replace function private.fill_outbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.outbox (quote_id, consumer)
  select new.id, consumer
  from private.office_settings, jsonb_array_elements_text(settings -> 'consumers') as consumer
  where consumer <> 'visitor'
    or (new.signals = '{}' and new.service_type not like 'form:%' and private.may_confirm(new.email));
  return null;
end
$$;
