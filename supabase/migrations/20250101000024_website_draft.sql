-- The website as members change it in the editor before they publish it: one draft for the office, its steps, new pictures.
-- Nobody reaches the tables themselves. Members call the functions, and each of those asks first who calls it.

create table private.website_draft (
  -- There is one row.
  is_draft boolean primary key default true check (is_draft),
  -- Grows with every save, and is that on which a save was made.
  revision bigint not null default 1,
  text text not null constraint website_text_is_short check (octet_length(text) <= 4000000),
  -- The publication that the draft was made from.
  base_commit text not null constraint base_commit_is_one check (base_commit ~ '^[0-9a-f]{7,64}$'),
  base_text text not null constraint base_text_is_short check (octet_length(base_text) <= 4000000),
  -- The number of the last step that is done. Those after it were undone.
  done integer not null default 0
);

create table private.website_steps (
  number integer primary key,
  step jsonb not null constraint step_is_short check (octet_length(step::text) <= 9000000),
  made_at timestamptz not null default now(),
  made_by uuid not null default private.signed_in_user()
);

create table private.website_pictures (
  path text primary key
    constraint picture_has_its_place check (path ~ '^/images/[a-z0-9][a-z0-9-]{0,79}\.(jpg|png|webp)$'),
  data bytea not null constraint picture_is_small check (octet_length(data) <= 3000000)
    -- The first bytes of JPEG, PNG and WebP: a page or a drawing would run scripts from the website.
    constraint picture_is_a_photo check (
      encode(substr(data, 1, 12), 'hex') ~ '^(ffd8ff|89504e470d0a1a0a|52494646.{8}57454250)'
    ),
  width integer not null check (width between 1 and 20000),
  height integer not null check (height between 1 and 20000),
  added_at timestamptz not null default now(),
  added_by uuid not null default private.signed_in_user(),
  published_at timestamptz
);

-- The second line of defence: without a policy nobody but the functions sees a row, should a table ever be granted.
alter table private.website_draft enable row level security;
alter table private.website_steps enable row level security;
alter table private.website_pictures enable row level security;

create function private.require_member() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_office_member() then
    raise insufficient_privilege using message = 'Only members of the office may do this.';
  end if;
end
$$;

-- Everything of the draft but the bytes of its pictures, and who asks. Texts and steps are left out for a caller who knows
-- this revision. Without a draft, it is null.
create function public.website_draft(known bigint default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_member();
  return jsonb_build_object(
    'member', (select email from public.office_members where user_id = private.signed_in_user()),
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
          'steps', (select coalesce(jsonb_agg(step order by number), '[]') from private.website_steps),
          'done', (select count(*) from private.website_steps where number <= done)
        ) end
      from private.website_draft
    )
  );
end
$$;

-- Begins the draft. Of two members at once, one counts.
create function public.website_begin(base_commit text, base_text text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_member();
  insert into private.website_draft (text, base_commit, base_text) values ($2, $1, $2)
    on conflict do nothing;
  return found;
end
$$;

-- Saves a text in the place of a revision, and what belongs to it: a new step in the place of those that were undone, or
-- another number of steps that are done; another base; pictures that are published now. False, with nothing written, when
-- the draft has another revision by now. Only the last steps are kept.
create function public.website_save(
  seen bigint, fresh text, most_steps integer, step jsonb default null, done integer default null,
  base jsonb default null, published text[] default '{}'
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  last integer;
begin
  perform private.require_member();
  update private.website_draft as draft
    set revision = draft.revision + 1,
      text = fresh,
      base_commit = coalesce(base ->> 'commit', draft.base_commit),
      base_text = coalesce(base ->> 'text', draft.base_text),
      -- Of the steps that are kept the first may have any number.
      done = coalesce($5 + (select coalesce(min(number) - 1, 0) from private.website_steps), draft.done)
        + case when $4 is null then 0 else 1 end
    where draft.revision = seen
    returning draft.done into last;
  if last is null then
    return false;
  end if;
  if $4 is not null then
    delete from private.website_steps where number >= last or number <= last - most_steps;
    insert into private.website_steps (number, step) values (last, $4);
  end if;
  update private.website_pictures set published_at = now()
    where path = any (published) and published_at is null;
  return true;
end
$$;

-- The bytes of a picture in base64; null where there is none.
create function public.website_picture(picture text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_member();
  return (select encode(data, 'base64') from private.website_pictures where path = picture);
end
$$;

-- Adds a picture, whose bytes are in base64. False where another one has its address. Of 200 the one goes that was
-- published first: it is in the repository.
create function public.website_add_picture(path text, width integer, height integer, data text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_member();
  delete from private.website_pictures as old
    where old.path in (
      select published.path from private.website_pictures as published
      where published_at is not null order by published_at, published.path
      limit greatest(0, (select count(*) from private.website_pictures) - 199)
    );
  if (select count(*) from private.website_pictures) >= 200 then
    raise check_violation using message = 'There are 200 pictures that are not published.';
  end if;
  insert into private.website_pictures (path, width, height, data)
    values ($1, $2, $3, decode($4, 'base64')) on conflict do nothing;
  return found;
end
$$;
