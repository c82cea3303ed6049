-- Visitors add photos to their requests by one function, and members of the office see them by two.
revoke all on table private.request_photos from public, anon, authenticated, service_role;
revoke all on function private.forget_photos() from public, anon, authenticated, service_role;
revoke all on function
  public.add_request_photo(uuid, uuid, text), public.request_photos(uuid), public.request_photo(uuid)
  from public, anon, authenticated, service_role;
grant insert (photo_count) on table public.quote_requests to anon, authenticated;
grant execute on function public.add_request_photo(uuid, uuid, text) to anon, authenticated;
grant execute on function public.request_photos(uuid), public.request_photo(uuid) to authenticated;
