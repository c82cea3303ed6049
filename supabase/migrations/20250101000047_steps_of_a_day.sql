-- The steps of a day are kept, up to 2,000 and 20 MB: 501 saves of one member, or six long ones, pushed out all that another
-- one had done.

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
  -- Every member's request reads all of them.
  kept_bytes constant integer := 20000000;
  iso constant text := 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
  draft private.website_draft;
  new_step jsonb;
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
    delete from private.website_steps where number >= draft.done;
    insert into private.website_steps (number, step, made_by) values (draft.done, new_step, person);
    select coalesce(max(number), 0) into gone
      from (
        select number, made_at, sum(octet_length(kept.step::text)) over (order by number desc) as bytes
        from private.website_steps as kept
      ) as sums
      where number < draft.done and (
        bytes > kept_bytes
        or number <= draft.done - most_steps
        or (number <= draft.done - kept_steps and made_at < now() - interval '1 day')
      );
    -- One member has at most half of the room that others have used that day, too.
    if exists (
      select from private.website_steps as other, (
        select count(*) as steps, sum(octet_length(mine.step::text)) as bytes
        from private.website_steps as mine
        where made_by = person and made_at > now() - interval '1 day'
      ) as own
      where other.made_by <> person and other.made_at > now() - interval '1 day'
        and (own.bytes > kept_bytes / 2 or (own.steps > most_steps / 2 and other.number <= gone))
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
