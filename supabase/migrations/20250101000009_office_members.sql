-- The office: who belongs to it, how somebody joins it, and what its members have changed.

-- The person who is signed in, as PostgREST passes it on; null for everybody else.
create function private.signed_in_user() returns uuid
language sql stable set search_path = '' as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

create table public.office_members (
  -- The id of the account in auth.users.
  user_id uuid primary key,
  email text not null unique check (char_length(email) between 3 and 254 and email = lower(email)),
  added_at timestamptz not null default now()
);

-- Policies ask this. A policy on office_members that read office_members itself would never end.
create function public.is_office_member() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.office_members where user_id = private.signed_in_user())
$$;

-- One-time links for new members. The link has the token, and the database only its hash.
create table private.office_invitations (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  email text not null unique,
  expires_at timestamptz not null
);

-- What members have changed. It names no visitor, so it stays when a person's data are deleted.
create table public.office_changes (
  id bigint generated always as identity primary key,
  changed_at timestamptz not null default now(),
  -- Empty for a change that no member made: the worker's or the owner's.
  changed_by uuid,
  member text,
  subject text not null check (subject in ('quote', 'alert', 'search record', 'member')),
  subject_id text not null,
  action text not null
    check (action in ('added', 'changed', 'deleted', 'noted', 'sent again', 'made anonymous')),
  -- By column, the value before and after: {"status": ["new", "called"]}.
  fields jsonb not null default '{}'
);

create index office_changes_by_subject on public.office_changes (subject, subject_id, changed_at);

create function private.log_change(subject text, subject_id text, action text, fields jsonb default '{}')
returns void language sql set search_path = '' as $$
  insert into public.office_changes (changed_by, member, subject, subject_id, action, fields)
  select private.signed_in_user(),
    (select email from public.office_members where user_id = private.signed_in_user()),
    $1, $2, $3, $4
$$;

create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise insufficient_privilege using message = 'Nobody changes what has been recorded.';
end
$$;

create trigger nobody_changes_it before update or delete or truncate on public.office_changes
  for each statement execute function private.refuse_change();

-- The columns of two rows that differ, each with both values.
create function private.changed_fields(before jsonb, after jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, jsonb_build_array(before -> key, after -> key)), '{}')
  from jsonb_object_keys(coalesce(after, before)) as key
  where (before -> key) is distinct from (after -> key)
    and key not in ('updated_at', 'changed_at', 'starts_at', 'ends_at', 'added_at')
$$;

-- Records a change of a table without visitors' data. Its arguments are the subject and the column that names the row.
create function private.record_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  -- The seed writes search records anew; only what a member does with them is worth a line.
  if tg_argv[0] = 'search record' and private.signed_in_user() is null then
    return null;
  end if;
  perform private.log_change(
    tg_argv[0],
    coalesce(after, before) ->> tg_argv[1],
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'deleted' end,
    private.changed_fields(before, after)
  );
  return null;
end
$$;

create trigger record_change after insert or update or delete on public.office_members
  for each row execute function private.record_change('member', 'email');
create trigger record_change after insert or update or delete on public.service_alerts
  for each row execute function private.record_change('alert', 'id');
create trigger record_change after insert or update or delete on public.seo_pages
  for each row execute function private.record_change('search record', 'page_url');

-- Keeps the hash of a one-time link for a week; an earlier link for the same person ends.
create function public.invite_member(person text, hash text) returns timestamptz
language sql security definer set search_path = '' as $$
  insert into private.office_invitations (token_hash, email, expires_at)
  values (decode(hash, 'hex'), lower(btrim(person)), now() + interval '7 days')
  on conflict (email) do update
    set token_hash = excluded.token_hash, expires_at = excluded.expires_at
  returning expires_at
$$;

-- The e-mail address that a one-time link is for; null once it has been used or is too old.
create function public.invited_person(hash text) returns text
language sql stable security definer set search_path = '' as $$
  select email from private.office_invitations
  where token_hash = decode(hash, 'hex') and now() < expires_at
$$;

-- Uses a one-time link up. Of two at once, one gets true.
create function public.join_office(hash text, account uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  person text;
begin
  delete from private.office_invitations
    where token_hash = decode(hash, 'hex') and now() < expires_at
    returning email into person;
  if person is null then
    return false;
  end if;
  insert into public.office_members (user_id, email) values (account, person)
    on conflict (email) do update set user_id = excluded.user_id;
  return true;
end
$$;

-- Takes a member out, and a link that is still open. Returns whether there was either.
create function public.remove_member(person text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  open_links int;
  members int;
begin
  delete from private.office_invitations where email = lower(btrim(person));
  get diagnostics open_links = row_count;
  delete from public.office_members where email = lower(btrim(person));
  get diagnostics members = row_count;
  return open_links + members > 0;
end
$$;
