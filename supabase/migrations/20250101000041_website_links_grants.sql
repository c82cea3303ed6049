-- Members make links to the draft. Anybody may ask with a key: without a right one they get nothing.
revoke all on table private.website_links from public, anon, authenticated, service_role;
revoke all on function private.link_hash(text) from public, anon, authenticated, service_role;
revoke all on function public.website_link(), public.website_shared(text), public.website_shared_picture(text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.website_link() to authenticated;
grant execute on function public.website_shared(text), public.website_shared_picture(text, text) to anon;
