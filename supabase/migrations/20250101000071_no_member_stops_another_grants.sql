revoke all on function public.website_links() from public, anon, authenticated, service_role;
grant execute on function public.website_links() to authenticated;
