-- What has to be sent for a request. An entry is written in the transaction of its request: there is never one alone.

-- What the manifest says about the office, written by the seed: the words of mails, the addresses, the consumers.
create table private.office_settings (
  only_row boolean primary key default true check (only_row),
  settings jsonb not null
);

create table public.outbox (
  -- Also the key by which a mail service knows a message that it has had before.
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null references public.quote_requests on delete cascade,
  consumer text not null check (consumer in ('office', 'visitor', 'webhook')),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'given up')),
  -- The next attempt. A claimed entry has the end of its lease here, after which another worker takes it.
  due_at timestamptz not null default now(),
  -- The last claim: only its worker may say that the attempt failed.
  lease uuid,
  attempts integer not null default 0,
  first_attempt_at timestamptz,
  finished_at timestamptz,
  -- What went wrong last, without addresses or words of visitors.
  last_error text check (char_length(last_error) <= 300),
  unique (quote_id, consumer)
);

create index outbox_that_waits on public.outbox (due_at) where state = 'waiting';

-- How many confirmations one address gets in an hour: nobody may fill a stranger's mailbox from here.
create function private.may_confirm(to_address text) returns boolean
language sql stable set search_path = '' as $$
  select count(*) <= 3 from public.quote_requests
  where lower(email) = lower(to_address) and created_at > now() - interval '1 hour'
$$;

create function private.fill_outbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.outbox (quote_id, consumer)
  select new.id, consumer
  from private.office_settings, jsonb_array_elements_text(settings -> 'consumers') as consumer
  where consumer <> 'visitor' or (new.signals = '{}' and private.may_confirm(new.email));
  return null;
end
$$;

create trigger fill_outbox after insert on public.quote_requests
  for each row execute function private.fill_outbox();

create function public.office_settings() returns jsonb
language sql stable security definer set search_path = '' as $$
  select settings from private.office_settings
$$;

-- Claims entries that are due, for so many seconds, and gives each with its request. Workers do not wait for each other.
create function public.claim_outbox(most integer, seconds integer) returns setof jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select id from public.outbox
    where state = 'waiting' and due_at <= now()
    order by due_at
    limit least(most, 100)
    for update skip locked
  ), claimed as (
    update public.outbox as entry
    set lease = gen_random_uuid(), due_at = now() + seconds * interval '1 second',
      attempts = attempts + 1, first_attempt_at = coalesce(first_attempt_at, now())
    from due where entry.id = due.id
    returning entry.id, quote_id, consumer, lease, attempts, first_attempt_at
  )
  select jsonb_build_object(
    'id', claimed.id, 'consumer', consumer, 'lease', lease, 'attempts', attempts,
    'trying_for', extract(epoch from now() - first_attempt_at)::int,
    'request', to_jsonb(quote_requests) - 'idempotency_key'
  )
  from claimed join public.quote_requests on quote_requests.id = quote_id
$$;

-- Marks an entry as delivered, also when its lease has ended meanwhile: the message is on its way. False: it was marked.
create function public.outbox_delivered(entry uuid) returns boolean
language sql security definer set search_path = '' as $$
  with marked as (
    update public.outbox set state = 'delivered', finished_at = now(), last_error = null
    where id = entry and state <> 'delivered'
    returning id
  )
  select exists (select from marked)
$$;

-- Lets an entry wait for so many seconds, or gives it up where they are null. False: somebody else has it now.
create function public.outbox_failed(entry uuid, claim uuid, reason text, seconds integer)
returns boolean language sql security definer set search_path = '' as $$
  with marked as (
    update public.outbox set
      last_error = left(reason, 300),
      due_at = now() + coalesce(seconds, 0) * interval '1 second',
      state = case when seconds is null then 'given up' else 'waiting' end,
      finished_at = case when seconds is null then now() end
    where id = entry and lease = claim and state = 'waiting'
    returning id
  )
  select exists (select from marked)
$$;

-- A member has an entry sent that was given up, or that waits for its next attempt.
create function public.send_again(entry uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  quote uuid;
begin
  if not public.is_office_member() then
    raise insufficient_privilege using message = 'Only members of the office may do this.';
  end if;
  update public.outbox
    set state = 'waiting', due_at = now(), attempts = 0, first_attempt_at = null, finished_at = null
    where id = entry and (state = 'given up' or (state = 'waiting' and due_at > now() and last_error is not null))
    returning quote_id into quote;
  if quote is null then
    return false;
  end if;
  perform private.log_change('quote', quote::text, 'sent again');
  return true;
end
$$;
