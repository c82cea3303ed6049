-- Members alone see who edits the website, by the function that refuses strangers.
revoke all on table private.website_presence from public, anon, authenticated, service_role;
revoke all on function public.website_present(text) from public, anon, authenticated, service_role;
grant execute on function public.website_present(text) to authenticated;
