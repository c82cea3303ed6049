-- A one-time link has one holder at a time. In a file of its own: the embedded database runs a file as one batch, in
-- which a new column is not known yet.

-- The e-mail address that a one-time link is for, which is held for a minute and a half: another caller gets null, as for
-- a link that has been used or is too old.
create or replace function public.invited_person(hash text) returns text
language sql volatile security definer set search_path = '' as $$
  update private.office_invitations set held_until = now() + interval '90 seconds'
  where token_hash = decode(hash, 'hex') and now() < expires_at and coalesce(held_until <= now(), true)
  returning email
$$;

-- Gives a link back whose password was refused.
create or replace function public.release_invitation(hash text) returns boolean
language sql security definer set search_path = '' as $$
  with released as (
    update private.office_invitations set held_until = null where token_hash = decode(hash, 'hex')
    returning email
  )
  select exists (select from released)
$$;

-- A new link for the same person is held by nobody.
create or replace function public.invite_member(person text, hash text) returns timestamptz
language sql security definer set search_path = '' as $$
  insert into private.office_invitations (token_hash, email, expires_at)
  values (decode(hash, 'hex'), lower(btrim(person)), now() + interval '7 days')
  on conflict (email) do update
    set token_hash = excluded.token_hash, expires_at = excluded.expires_at, held_until = null
  returning expires_at
$$;
