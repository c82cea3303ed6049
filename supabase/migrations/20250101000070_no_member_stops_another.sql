-- What one member does keeps no other from working, and passes for nobody else's.

-- As before, but a picture that only a step names gives way at last: 200 pictures in a step that was undone afterwards
-- kept everybody from adding any. It gives way to members who have no more pictures than its own, so nobody pushes out the
-- pictures of somebody who has fewer.
create or replace function public.website_add_picture(path text, width integer, height integer, data text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_member();
  if (select count(*) from private.website_pictures) >= 200
    and not exists (select from private.website_pictures as known where known.path = $1) then
    delete from private.website_pictures as old
      where old.path = (
        with named as (
          select match[1] as path, bool_or(is_shown) as is_shown
          from (
            select draft.text || draft.base_text as words, true as is_shown from private.website_draft as draft
            union all
            select kept.step::text, false from private.website_steps as kept
          ) as texts, regexp_matches(words, '/images/[a-z0-9-]+\.(?:jpg|png|webp)', 'g') as match
          group by 1
        )
        select picture.path
        from (
          select one.*,
            case
              when named.path is null then 1
              when published_at < now() - interval '1 day' then 2
              when not is_shown then 3
            end as turn,
            count(*) over (partition by added_by) as of_its_member,
            count(*) filter (where added_by = private.signed_in_user()) over () as of_mine
          from private.website_pictures as one left join named on named.path = one.path
        ) as picture
        where turn < 3 or (turn = 3 and of_its_member >= of_mine)
        order by turn, count(*) over (partition by turn, added_by) desc, added_at, picture.path
        limit 1
      );
    if not found then
      raise check_violation using message = 'There are 200 pictures, and the website or a step of its draft names each.';
    end if;
  end if;
  insert into private.website_pictures (path, width, height, data)
    values ($1, $2, $3, decode($4, 'base64')) on conflict do nothing;
  return found;
end
$$;

-- As before, but the words that mark a step from elsewhere, which no undo takes back, are the editor's function's own.
create or replace function public.website_save(
  seen bigint, fresh text, words text, session text default null, way text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_member();
  if regexp_replace(words, '\s+', ' ', 'g')
    in ('joined with a publication from elsewhere', 'changed outside the editor') then
    raise sqlstate 'PT400' using message = 'A member makes no step from elsewhere.';
  end if;
  return private.save_website(
    private.signed_in_user(), seen, fresh,
    jsonb_build_object('words', words, 'session', session, 'way', way)
  );
end
$$;

-- How many links to the draft have not ended.
create function public.website_links() returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_member();
  return (select count(*) from private.website_links where ends_at > now());
end
$$;

-- As before; without a key it ends all links.
create or replace function public.website_end_link(key text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_member();
  delete from private.website_links where $1 is null or key_hash = private.link_hash($1);
  return found;
end
$$;

-- As before, without a limit of size that `refuse_large_quote` has already held.
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
