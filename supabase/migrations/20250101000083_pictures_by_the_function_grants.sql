revoke all on function
  private.website_add_picture(text, integer, integer, text),
  public.website_add_picture(uuid, text, integer, integer, text)
  from public, anon, authenticated, service_role;
grant execute on function public.website_add_picture(uuid, text, integer, integer, text) to service_role;
