-- Links to the draft of the website for people without an account: who has the key of one sees the draft, and changes nothing.

create table private.website_links (
  -- The key itself is in the link alone.
  key_hash text primary key,
  ends_at timestamptz not null default now() + interval '7 days',
  made_by uuid not null default private.signed_in_user()
    references public.office_members (user_id) on update cascade on delete cascade
);
alter table private.website_links enable row level security;

create function private.link_hash(key text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(key, 'UTF8')), 'hex')
$$;

-- Makes a link of 244 random bits.
create function public.website_link() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  fresh constant text := 'draft-' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  ends timestamptz;
begin
  perform private.require_member();
  delete from private.website_links where ends_at < now();
  if (select count(*) from private.website_links where made_by = private.signed_in_user()) >= 20 then
    raise check_violation using message = 'You have made 20 links to the draft this week. Use one of them.';
  end if;
  insert into private.website_links (key_hash) values (private.link_hash(fresh)) returning ends_at into ends;
  return jsonb_build_object('key', fresh, 'ends', ends);
end
$$;

-- The draft for who has a key, without its steps and its authors; null for a link that has ended. The editor's function
-- asks, and shows its pages alone.
create function public.website_shared(key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'ends', link.ends_at,
    'text', draft.text,
    'base', draft.base_text,
    'pictures', (
      select coalesce(jsonb_agg(jsonb_build_object('path', path, 'width', width, 'height', height) order by path), '[]')
      from private.website_pictures
    )
  )
  from private.website_draft as draft, private.website_links as link
  where link.key_hash = private.link_hash($1) and link.ends_at > now()
$$;

-- The bytes of a picture of the draft in base64 for who has a key; null where there is none.
create function public.website_shared_picture(key text, picture text) returns text
language sql stable security definer set search_path = '' as $$
  select encode(picture.data, 'base64')
  from private.website_pictures as picture, private.website_links as link, private.website_draft as draft
  where picture.path = $2 and position($2 in draft.text || draft.base_text) > 0
    and link.key_hash = private.link_hash($1) and link.ends_at > now()
$$;
