-- A photo whose answer was lost comes again, perhaps after hours: one that is there is never refused.

-- Adds a photo, whose bytes are in base64, to the request of the last hour that has this key, which its visitor alone knows.
-- A status that PostgREST passes on says why it is not taken: 410 for such a request, 422 for the photo.
create or replace function public.add_request_photo(request_key uuid, photo uuid, data text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  -- The free plan has 500 MB. Requests come all the same.
  most_of_all constant bigint := 300000000;
  quote uuid;
  most_of_one smallint;
  is_of_this_hour boolean;
begin
  if octet_length(data) > 700000 then
    raise sqlstate 'PT422' using message = 'A photo has at most 500 kB.';
  end if;
  -- Of several at once, one waits for the other: they would not see each other.
  select id, coalesce(photo_count, 0), created_at > now() - interval '1 hour'
    into quote, most_of_one, is_of_this_hour
    from public.quote_requests where idempotency_key = request_key and anonymised_at is null
    for update;
  if exists (select from private.request_photos where id = photo and quote_id = quote) then
    return true;
  end if;
  if is_of_this_hour is not true then
    raise sqlstate 'PT410' using message = 'No request of the last hour has this key.';
  end if;
  if (select count(*) from private.request_photos where quote_id = quote) >= most_of_one
    or (select coalesce(sum(octet_length(kept.data)), 0) from private.request_photos as kept) > most_of_all then
    raise sqlstate 'PT422' using message = 'There is no room for another photo.', hint = 'Please call the office.';
  end if;
  insert into private.request_photos (id, quote_id, data) values (photo, quote, decode($3, 'base64'));
  -- An open page of the office looks at this.
  update public.quote_requests set changed_at = now() where id = quote;
  return true;
exception when check_violation or invalid_parameter_value then
  raise sqlstate 'PT422' using message = 'This is not a photo as the form makes them.';
end
$$;
