revoke all on function public.website_end_link(text) from public, anon, authenticated, service_role;
grant execute on function public.website_end_link(text) to authenticated;
