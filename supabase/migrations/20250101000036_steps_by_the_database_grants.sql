-- Members save. What is published, and the first text, the editor's function says with the secret key.
-- All grants of the draft stand here: the earlier ones name functions that are gone.
revoke all on table private.website_draft, private.website_steps, private.website_pictures
  from public, anon, authenticated, service_role;
revoke all on function
  private.require_member(), private.text_step(text, text), private.save_website(uuid, bigint, text, jsonb, jsonb)
  from public, anon, authenticated, service_role;
revoke all on function
  public.website_draft(bigint), public.website_picture(text), public.website_add_picture(text, integer, integer, text),
  public.website_begin(jsonb), public.website_save(bigint, text, text, text, text),
  public.website_rebase(uuid, bigint, text, text, jsonb, text[])
  from public, anon, authenticated, service_role;
grant execute on function
  public.website_draft(bigint), public.website_picture(text), public.website_add_picture(text, integer, integer, text),
  public.website_save(bigint, text, text, text, text)
  to authenticated;
grant execute on function
  public.website_begin(jsonb), public.website_rebase(uuid, bigint, text, text, jsonb, text[])
  to service_role;
