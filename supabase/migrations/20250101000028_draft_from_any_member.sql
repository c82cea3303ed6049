-- A member may call the functions of the draft by themselves: what they save must not keep others from undoing.

-- Steps that were saved before are not looked at again.
alter table private.website_steps add constraint step_is_one check ((
  jsonb_typeof(step -> 'words') = 'string'
  and step ->> 'start' ~ '^[0-9]{1,7}$' and jsonb_typeof(step -> 'start') = 'number'
  and jsonb_typeof(step -> 'before') = 'string' and jsonb_typeof(step -> 'after') = 'string'
  and coalesce(jsonb_typeof(step -> 'session'), 'string') = 'string'
) is true) not valid;

-- How many steps are kept is said here: `most_steps` is what older functions send, and counts no more.
create or replace function public.website_save(
  seen bigint, fresh text, most_steps integer, step jsonb default null, done integer default null,
  base jsonb default null, published text[] default '{}'
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  kept_steps constant integer := 500;
  steps integer;
  last integer;
begin
  perform private.require_member();
  update private.website_draft as draft
    set revision = draft.revision + 1,
      text = fresh,
      base_commit = coalesce(base ->> 'commit', draft.base_commit),
      base_text = coalesce(base ->> 'text', draft.base_text),
      -- Of the steps that are kept the first may have any number.
      done = coalesce(case when $5 <= kept_steps then $5 end + (select coalesce(min(number) - 1, 0) from private.website_steps), draft.done)
        + case when $4 is null then 0 else 1 end
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
    delete from private.website_steps where number >= last or number <= last - kept_steps;
    insert into private.website_steps (number, step) values (last, $4);
  end if;
  update private.website_pictures set published_at = now()
    where path = any (published) and published_at is null;
  return true;
end
$$;

-- The second line of defence in every table of this schema: without a policy nobody but the functions sees a row.
alter table private.recent_quotes enable row level security;
alter table private.sender_secret enable row level security;
alter table private.office_invitations enable row level security;
alter table private.office_settings enable row level security;
