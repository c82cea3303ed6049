-- Members make links to the draft. The editor's function looks behind a key: the text has more than its pages say.
revoke all on table private.website_links from public, anon, authenticated, service_role;
revoke all on function private.link_hash(text) from public, anon, authenticated, service_role;
revoke all on function public.website_link(), public.website_shared(text), public.website_shared_picture(text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.website_link() to authenticated;
grant execute on function public.website_shared(text), public.website_shared_picture(text, text) to service_role;
