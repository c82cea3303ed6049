-- A clock that ran ahead and is set back keeps no mail: nothing is put off by more than an hour, so what is due far in the
-- future is due now, and a first attempt in the future was this one.
create or replace function public.claim_outbox(most integer, seconds integer) returns setof jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select id from public.outbox
    where state = 'waiting' and (due_at <= now() or due_at > now() + interval '2 hours')
    order by due_at
    limit least(most, 100)
    for update skip locked
  ), claimed as (
    update public.outbox as entry
    set lease = gen_random_uuid(), due_at = now() + seconds * interval '1 second',
      attempts = attempts + 1, first_attempt_at = least(first_attempt_at, now())
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
