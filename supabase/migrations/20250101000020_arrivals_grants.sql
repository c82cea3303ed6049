-- What visitors may add to a request, and what the worker alone may call.
grant insert (campaign, kept_since) on table public.quote_requests to anon, authenticated;
revoke all on function public.release_invitation(text) from public, anon, authenticated;
grant execute on function public.release_invitation(text) to service_role;
