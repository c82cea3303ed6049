-- A member has room by what they add, not by what others have made them take away, and the way back to what is published is
-- open to all: two saves that had others write ten million signs of JSON shut them out for a day.

-- Saves a text in the place of a revision as a step of a person, and gives the revision that the draft has now, its step and
-- the number of steps that are kept; null, with nothing written, when the draft has another revision by now. What changes
-- nothing makes no revision: it would have the saves of others refused.
create or replace function private.save_website(person uuid, seen bigint, fresh text, said jsonb, base jsonb default null)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  kept_steps constant integer := 500;
  -- Within a day.
  most_steps constant integer := 2000;
  -- Every member's request reads all of them, with both texts of each.
  kept_bytes constant integer := 20000000;
  iso constant text := 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
  draft private.website_draft;
  new_step jsonb;
  is_published boolean;
  gone integer;
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
    is_published := base is not null or fresh = draft.base_text;
    -- No manifest has these, of which JSON makes six signs each.
    if not is_published and new_step ->> 'after' ~ '[\u0001-\u0008\u000B\u000C\u000E-\u001F]' then
      raise check_violation using message = 'The text has signs that no manifest has.';
    end if;
    delete from private.website_steps where number >= draft.done;
    insert into private.website_steps (number, step, made_by) values (draft.done, new_step, person);
    select coalesce(max(number), 0) into gone
      from (
        select number, made_at,
          sum(octet_length(step ->> 'before') + octet_length(step ->> 'after')) over (order by number desc) as bytes
        from private.website_steps as kept
      ) as sums
      where number < draft.done and (
        bytes > kept_bytes
        or number <= draft.done - most_steps
        or (number <= draft.done - kept_steps and made_at < now() - interval '1 day')
      );
    -- One member adds at most a quarter, which others may have to take away, and makes half of the steps, where members have
    -- worked that day, too.
    if not is_published and exists (
      select from private.website_steps as other join public.office_members on user_id = other.made_by, (
        select count(*) as steps, sum(octet_length(mine.step ->> 'after')) as bytes
        from private.website_steps as mine
        where made_by = person and made_at > now() - interval '1 day'
      ) as own
      where other.made_by <> person and other.made_at > now() - interval '1 day'
        and (own.bytes > kept_bytes / 4 or (own.steps > most_steps / 2 and other.number <= gone))
    ) then
      raise sqlstate 'PT429' using
        message = 'So many changes of one member would push out what another one has done today.';
    end if;
    delete from private.website_steps where number <= gone;
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
