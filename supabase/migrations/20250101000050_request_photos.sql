-- Photos that visitors send after their requests. Nobody reaches the table: visitors add by one function, and members of the
-- office read by two.

-- How many the visitor has chosen: the mail to the office goes out before they arrive.
alter table public.quote_requests add column photo_count smallint
  constraint photo_count_is_small check (photo_count between 1 and 6);

create table private.request_photos (
  -- Made in the visitor's browser: a repeated attempt cannot become a second photo.
  id uuid primary key,
  quote_id uuid not null references public.quote_requests on delete cascade,
  data bytea not null constraint photo_is_small check (octet_length(data) <= 500000)
    -- The first bytes of JPEG and WebP: a page or a drawing would run scripts.
    constraint photo_is_one check (encode(substr(data, 1, 12), 'hex') ~ '^(ffd8ff|52494646.{8}57454250)')
    -- What a camera has noted, such as the place. The form leaves it out.
    constraint photo_has_no_notes check (position('\x457869660000'::bytea in data) = 0),
  added_at timestamptz not null default now()
);
create index request_photos_by_request on private.request_photos (quote_id, added_at);
alter table private.request_photos enable row level security;

-- Adds a photo, whose bytes are in base64, to the request of the last hour that has this key, which its visitor alone knows.
-- A status that PostgREST passes on says why it is not taken: 410 for such a request, 422 for the photo.
create function public.add_request_photo(request_key uuid, photo uuid, data text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  most_of_one constant integer := 6;
  -- The free plan has 500 MB. Requests come all the same.
  most_of_all constant bigint := 300000000;
  quote uuid;
begin
  if octet_length(data) > 700000 then
    raise sqlstate 'PT422' using message = 'A photo has at most 500 kB.';
  end if;
  -- Of several at once, one waits for the other: they would not see each other.
  select id into quote from public.quote_requests
    where idempotency_key = request_key and created_at > now() - interval '1 hour' and anonymised_at is null
    for update;
  if quote is null then
    raise sqlstate 'PT410' using message = 'No request of the last hour has this key.';
  end if;
  if exists (select from private.request_photos where id = photo) then
    return true;
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

-- The ids of a request's photos, the first one first.
create function public.request_photos(request uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_member();
  return (
    select coalesce(jsonb_agg(id order by added_at, id), '[]') from private.request_photos where quote_id = request
  );
end
$$;

-- The bytes of a photo in base64; null where there is none.
create function public.request_photo(photo uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_member();
  return (select encode(data, 'base64') from private.request_photos where id = photo);
end
$$;

-- A request that is made anonymous stays for counting, and its photos go.
create function private.forget_photos() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.request_photos where quote_id = new.id;
  return null;
end
$$;

create trigger forget_photos after update on public.quote_requests
  for each row when (new.anonymised_at is not null and old.anonymised_at is null)
  execute function private.forget_photos();
