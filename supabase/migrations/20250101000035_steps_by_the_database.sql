-- Members call the functions of the draft by themselves: the database writes down what each save replaced and who made it,
-- and only the editor's function, which has the secret key, says what is published.

-- Two texts fit, however many signs JSON writes for their characters: who could not go back to one was shut out.
alter table private.website_steps drop constraint step_is_short;
alter table private.website_steps add constraint step_is_short check (
  coalesce(octet_length(step ->> 'before'), 0) + coalesce(octet_length(step ->> 'after'), 0) <= 8000000
);

-- Members come back with another account.
alter table private.website_presence drop constraint website_presence_member_fkey;
alter table private.website_presence add constraint website_presence_member_fkey
  foreign key (member) references public.office_members (user_id) on update cascade on delete cascade;

drop function public.website_begin(text, text);
drop function public.website_save(bigint, text, integer, jsonb, integer, jsonb, text[]);

-- The smallest part in which two texts differ, as a step notes it: its start counts the units of UTF-16.
create function private.text_step(earlier text, later text) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  -- Bytes are reached at once, and characters by counting.
  a constant bytea := convert_to(earlier, 'UTF8');
  b constant bytea := convert_to(later, 'UTF8');
  most constant integer := least(octet_length(a), octet_length(b));
  first integer := 0;
  last integer := 0;
  high integer := most;
  middle integer;
  head text;
begin
  while first < high loop
    middle := (first + high + 1) / 2;
    if substr(a, 1, middle) = substr(b, 1, middle) then
      first := middle;
    else
      high := middle - 1;
    end if;
  end loop;
  -- A character of several bytes is not cut.
  while first < octet_length(a) and get_byte(a, first) & 192 = 128 loop
    first := first - 1;
  end loop;
  high := most - first;
  while last < high loop
    middle := (last + high + 1) / 2;
    if substr(a, octet_length(a) - middle + 1) = substr(b, octet_length(b) - middle + 1) then
      last := middle;
    else
      high := middle - 1;
    end if;
  end loop;
  while last > 0 and get_byte(a, octet_length(a) - last) & 192 = 128 loop
    last := last - 1;
  end loop;
  head := convert_from(substr(a, 1, first), 'UTF8');
  return jsonb_build_object(
    -- Characters of four bytes are two units.
    'start', length(head) + length(regexp_replace(head, '[^\U00010000-\U0010FFFF]+', '', 'g')),
    'before', convert_from(substr(a, first + 1, octet_length(a) - first - last), 'UTF8'),
    'after', convert_from(substr(b, first + 1, octet_length(b) - first - last), 'UTF8')
  );
end
$$;

-- Saves a text in the place of a revision as a step of a person, and gives the revision that the draft has now, its step and
-- the number of steps that are kept; null, with nothing written, when the draft has another revision by now. What changes
-- nothing makes no revision: it would have the saves of others refused.
create function private.save_website(person uuid, seen bigint, fresh text, said jsonb, base jsonb default null)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  kept_steps constant integer := 500;
  -- Every member's request reads all of them.
  kept_bytes constant integer := 20000000;
  iso constant text := 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
  draft private.website_draft;
  new_step jsonb;
begin
  select * into draft from private.website_draft where revision = seen for update;
  if draft is null then
    return null;
  end if;
  if fresh is distinct from draft.text then
    draft.done := draft.done + 1;
    new_step := jsonb_strip_nulls(jsonb_build_object(
      -- The message of a publication has a line for each.
      'words', left(regexp_replace(coalesce(said ->> 'words', 'changed the website'), '\s+', ' ', 'g'), 200),
      'session', left(said ->> 'session', 200),
      'way', said -> 'way',
      'at', to_char(now() at time zone 'UTC', iso),
      'by', (select split_part(email, '@', 1) from public.office_members where user_id = person),
      'member', person
    )) || private.text_step(draft.text, fresh);
    delete from private.website_steps where number >= draft.done or number <= draft.done - kept_steps;
    insert into private.website_steps (number, step, made_by) values (draft.done, new_step, person);
    delete from private.website_steps where number in (
      select number
      from (
        select number, sum(octet_length(kept.step::text)) over (order by number desc) as bytes
        from private.website_steps as kept
      ) as sums
      where bytes > kept_bytes and number < draft.done
    );
  end if;
  update private.website_draft as old
    set revision = old.revision + 1, text = fresh, done = draft.done,
      base_commit = coalesce(base ->> 'commit', old.base_commit),
      base_text = coalesce(base ->> 'text', old.base_text)
    where new_step is not null
      or coalesce(base ->> 'commit', old.base_commit) <> old.base_commit
      or coalesce(base ->> 'text', old.base_text) <> old.base_text
    returning revision into draft.revision;
  return jsonb_build_object(
    'revision', coalesce(draft.revision, seen),
    'step', new_step,
    'steps', (select count(*) from private.website_steps where number <= draft.done)
  );
end
$$;

-- Saves what the member who calls it has made of a revision. Their words stand beside what the database itself notes.
create function public.website_save(
  seen bigint, fresh text, words text, session text default null, way text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_member();
  return private.save_website(
    private.signed_in_user(), seen, fresh,
    jsonb_build_object('words', words, 'session', session, 'way', way)
  );
end
$$;

-- Begins the draft with what is published. Of two at once, one counts.
create function public.website_begin(base jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.website_draft (text, base_commit, base_text)
    values (base ->> 'text', base ->> 'commit', base ->> 'text')
    on conflict do nothing;
  return found;
end
$$;

-- Saves with another base, and says which pictures are published with it: only those that it names.
create function public.website_rebase(
  person uuid, seen bigint, fresh text, words text, base jsonb, published text[] default '{}'
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  saved jsonb := private.save_website(person, seen, fresh, jsonb_build_object('words', words), base);
begin
  if saved is not null then
    update private.website_pictures set published_at = now()
      where path = any (published) and published_at is null and position(path in base ->> 'text') > 0;
  end if;
  return saved;
end
$$;

-- As before, but the caller is told by their id too, which every step has: two addresses may begin alike.
create or replace function public.website_draft(known bigint default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_member();
  return jsonb_build_object(
    'member', (
      select jsonb_build_object('id', user_id, 'email', email)
      from public.office_members where user_id = private.signed_in_user()
    ),
    'pictures', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'path', path, 'width', width, 'height', height, 'isPublished', published_at is not null
          ) order by path
        ),
        '[]'
      )
      from private.website_pictures
    ),
    'draft', (
      select case when revision = known then jsonb_build_object('revision', revision) else
        jsonb_build_object(
          'revision', revision,
          'text', text,
          'base', jsonb_build_object('commit', base_commit, 'text', base_text),
          -- Earlier versions kept steps that were undone behind those that were done.
          'steps', (
            select coalesce(jsonb_agg(step || jsonb_build_object('member', made_by) order by number), '[]')
            from private.website_steps where number <= done
          )
        ) end
      from private.website_draft
    )
  );
end
$$;

-- As before, but of 200 pictures none goes that the draft or a step names, unless the repository has had it for a day, and of
-- those that nothing names the first of the member who has the most of them: nobody's are pushed out by somebody else's.
create or replace function public.website_add_picture(path text, width integer, height integer, data text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_member();
  if (select count(*) from private.website_pictures) >= 200
    and not exists (select from private.website_pictures as known where known.path = $1) then
    delete from private.website_pictures as old
      where old.path = (
        with named as (
          select match[1] as path
          from (
            select draft.text || draft.base_text as words from private.website_draft as draft
            union all
            select kept.step::text from private.website_steps as kept
          ) as texts, regexp_matches(words, '/images/[a-z0-9-]+\.(?:jpg|png|webp)', 'g') as match
        )
        select picture.path
        from (
          select one.*, one.path in (select named.path from named) as is_named
          from private.website_pictures as one
        ) as picture
        where not is_named or published_at < now() - interval '1 day'
        order by is_named, count(*) over (partition by is_named, added_by) desc, added_at, picture.path
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
