-- A member may call the functions of the draft by themselves: what they save must not keep others from undoing.

-- Steps that were saved before are not looked at again.
alter table private.website_steps add constraint step_is_one check ((
  jsonb_typeof(step -> 'words') = 'string'
  and step ->> 'start' ~ '^[0-9]{1,7}$' and jsonb_typeof(step -> 'start') = 'number'
  and jsonb_typeof(step -> 'before') = 'string' and jsonb_typeof(step -> 'after') = 'string'
  and coalesce(jsonb_typeof(step -> 'session'), 'string') = 'string'
  and (not step ? 'way' or step -> 'way' in ('"undo"', '"redo"'))
) is true) not valid;

-- How many steps are kept is said here: `most_steps` is what older functions send, and counts no more. Whoever saves is the
-- person of the step, whose moment is the function's where it is about now. Only what a new base names is published.
-- What changes nothing makes no revision: it would have the saves of others refused.
create or replace function public.website_save(
  seen bigint, fresh text, most_steps integer, step jsonb default null, done integer default null,
  base jsonb default null, published text[] default '{}'
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  kept_steps constant integer := 500;
  -- Every member's request reads all of them.
  kept_bytes constant integer := 20000000;
  iso constant text := 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
  moment timestamp := now() at time zone 'UTC';
  step_at text := step ->> 'at';
  steps integer;
  last_done integer;
  last integer;
begin
  perform private.require_member();
  -- Of the steps that are kept the first may have any number.
  last_done := case when $5 <= kept_steps then $5 end
    + (select coalesce(min(number) - 1, 0) from private.website_steps);
  update private.website_draft as draft
    set revision = draft.revision + case when $4 is null
        and fresh = draft.text
        and coalesce(base ->> 'commit', draft.base_commit) = draft.base_commit
        and coalesce(base ->> 'text', draft.base_text) = draft.base_text
        and coalesce(last_done, draft.done) = draft.done
        then 0 else 1 end,
      text = fresh,
      base_commit = coalesce(base ->> 'commit', draft.base_commit),
      base_text = coalesce(base ->> 'text', draft.base_text),
      done = coalesce(last_done, draft.done) + case when $4 is null then 0 else 1 end
    where draft.revision = seen
    returning draft.done into last;
  if last is null then
    return false;
  end if;
  select count(*) into steps from private.website_steps;
  if $5 not between 0 and steps then
    raise check_violation using
      message = format('%s of %s steps cannot be done: it violates check constraint "done_steps_are_there"', $5, steps);
  end if;
  if $4 is not null then
    if not coalesce(
      step_at ~ '^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$'
        and step_at between to_char(moment - interval '5 minutes', iso) and to_char(moment + interval '5 minutes', iso),
      false
    ) then
      step_at := to_char(moment, iso);
    end if;
    delete from private.website_steps where number >= last or number <= last - kept_steps;
    insert into private.website_steps (number, step) values (last, $4 || jsonb_build_object(
      'at', step_at,
      'by', (select split_part(email, '@', 1) from public.office_members where user_id = private.signed_in_user())
    ));
    delete from private.website_steps where number in (
      select number
      from (
        select number, sum(octet_length(kept.step::text)) over (order by number desc) as bytes
        from private.website_steps as kept
      ) as sums
      where bytes > kept_bytes and number < last
    );
  end if;
  update private.website_pictures set published_at = now()
    where path = any (published) and published_at is null and position(path in base ->> 'text') > 0;
  return true;
end
$$;

-- As before, but of 200 pictures one may also go that is in no text: those of one member kept all others from adding any.
create or replace function public.website_add_picture(path text, width integer, height integer, data text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_member();
  delete from private.website_pictures as old
    where old.path in (
      select picture.path from private.website_pictures as picture
      where published_at is not null or not exists (
        select from private.website_draft as draft where position(picture.path in draft.text || draft.base_text) > 0
      )
      order by published_at, added_at, picture.path
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

-- The second line of defence in every table of this schema: without a policy nobody but the functions sees a row.
alter table private.recent_quotes enable row level security;
alter table private.sender_secret enable row level security;
alter table private.office_invitations enable row level security;
alter table private.office_settings enable row level security;
