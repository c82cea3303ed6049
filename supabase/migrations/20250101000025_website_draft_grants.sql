-- The draft of the website is for members alone. Whoever is signed in may call its functions, and they refuse strangers.
revoke all on table private.website_draft, private.website_steps, private.website_pictures
  from public, anon, authenticated, service_role;
revoke all on function private.require_member() from public, anon, authenticated, service_role;
revoke all on function
  public.website_draft(bigint), public.website_begin(text, text),
  public.website_save(bigint, text, integer, jsonb, integer, jsonb, text[]), public.website_picture(text),
  public.website_add_picture(text, integer, integer, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.website_draft(bigint), public.website_begin(text, text),
  public.website_save(bigint, text, integer, jsonb, integer, jsonb, text[]), public.website_picture(text),
  public.website_add_picture(text, integer, integer, text)
  to authenticated;
