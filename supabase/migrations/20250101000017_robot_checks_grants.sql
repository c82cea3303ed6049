-- In a file of its own: the embedded database runs a file as one batch, in which a new column is not known yet.
grant insert (check_token) on table public.quote_requests to anon, authenticated;
revoke all on table private.quote_checks from public, anon, authenticated, service_role;
revoke all on function
  private.keep_check(), public.take_check(uuid), public.mark_unchecked(uuid)
  from public, anon, authenticated;
grant execute on function public.take_check(uuid), public.mark_unchecked(uuid) to service_role;
