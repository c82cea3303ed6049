-- The check against robots: a visitor hands in its token, and the worker alone takes it, once.

-- Always empty in the table: members read whole requests, and the token is moved before they can.
alter table public.quote_requests add column check_token text;

-- Requests that no worker has checked yet.
create table private.quote_checks (
  quote_id uuid primary key
    references public.quote_requests on delete cascade deferrable initially deferred,
  token text constraint check_token_is_short check (char_length(token) <= 2048)
);

alter table private.quote_checks enable row level security;

-- The billing forms have no such check.
create function private.keep_check() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.service_type not like 'form:%' then
    insert into private.quote_checks (quote_id, token) values (new.id, new.check_token);
  end if;
  new.check_token := null;
  return new;
end
$$;

create trigger keep_check before insert on public.quote_requests
  for each row execute function private.keep_check();

-- Takes the check of a request, with its token, away. Null: it was taken before, so no token is verified twice.
create function public.take_check(request uuid) returns jsonb
language sql security definer set search_path = '' as $$
  delete from private.quote_checks where quote_id = request
  returning jsonb_build_object('token', token)
$$;

-- Marks a request that has not passed. As for every marked request, a stranger's address gets no confirmation.
create function public.mark_unchecked(request uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.quote_requests set signals = signals || 'no check'::text
    where id = request and not 'no check' = any (signals);
  delete from public.outbox where quote_id = request and consumer = 'visitor' and state = 'waiting';
  return true;
end
$$;
