-- What the office does with a request: its state, notes, and the end of a person's data.

update public.quote_requests set status = 'closed'
  where status not in ('new', 'called', 'quoted', 'won', 'closed');

alter table public.quote_requests
  add constraint status_is_one_of_the_offices
    check (status in ('new', 'called', 'quoted', 'won', 'closed')),
  -- What speaks for a robot: it filled in the hidden field, or all fields at once. The office decides.
  add column signals text[] not null default '{}'
    constraint signals_are_known check (
      signals <@ array['hidden field', 'too fast', 'no check'] and cardinality(signals) <= 3
    ),
  add column changed_at timestamptz not null default now(),
  add column anonymised_at timestamptz;

create table public.quote_notes (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null references public.quote_requests on delete cascade,
  text text not null check (btrim(text) <> '' and char_length(text) <= 5000),
  written_at timestamptz not null default now(),
  -- The member, whom no browser can choose.
  written_by uuid not null default private.signed_in_user()
);

create index quote_notes_by_quote on public.quote_notes (quote_id, written_at);

create function private.record_quote_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.log_change('quote', old.id::text, 'deleted');
    return old;
  end if;
  new.changed_at := now();
  if new.anonymised_at is distinct from old.anonymised_at then
    perform private.log_change('quote', new.id::text, 'made anonymous');
  elsif new.status <> old.status then
    perform private.log_change(
      'quote', new.id::text, 'changed',
      jsonb_build_object('status', jsonb_build_array(old.status, new.status))
    );
  end if;
  return new;
end
$$;

create trigger record_change before update or delete on public.quote_requests
  for each row execute function private.record_quote_change();

create function private.record_note() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_change('quote', new.quote_id::text, 'noted');
  update public.quote_requests set changed_at = now() where id = new.quote_id;
  return null;
end
$$;

create trigger record_note after insert on public.quote_notes
  for each row execute function private.record_note();

-- The digits that a phone number ends with: people write the same number in many ways.
create function private.phone_digits(phone text) returns text
language sql immutable set search_path = '' as $$
  select right(regexp_replace(phone, '\D', '', 'g'), 10)
$$;

-- The requests of the person with this e-mail address or phone number.
create function public.requests_of_person(contact text) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_office_member() then
    raise insufficient_privilege using message = 'Only members of the office may do this.';
  end if;
  return query
    select id from public.quote_requests
    where anonymised_at is null and (
      lower(btrim(email)) = lower(btrim(contact))
      or (
        char_length(private.phone_digits(contact)) >= 7 and position('@' in contact) = 0
        and private.phone_digits(phone) = private.phone_digits(contact)
      )
    );
end
$$;

-- Deletes all that a person has sent, with notes and mail that waits. Returns how many requests there were.
create function public.forget_person(contact text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  deleted int;
begin
  delete from public.quote_requests where id in (select public.requests_of_person(contact));
  get diagnostics deleted = row_count;
  return deleted;
end
$$;

-- Takes the person out of requests that are older than so many months. What was asked for where stays for counting.
create function public.anonymise_requests(months integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changed int;
begin
  if months is null or months < 1 then
    raise invalid_parameter_value using message = 'Name at least one month.';
  end if;
  delete from public.quote_notes using public.quote_requests as old
    where quote_id = old.id and old.created_at < now() - months * interval '1 month';
  update public.quote_requests
    set name = '–', email = '–––', phone = '–', address = '–', message = null, extra_answers = null,
      marketing_consent = false, consent_text = null, anonymised_at = now()
    where anonymised_at is null and created_at < now() - months * interval '1 month';
  get diagnostics changed = row_count;
  return changed;
end
$$;
