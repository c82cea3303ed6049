-- What the public may do: read seo_pages, and hand in a quote with the columns that a visitor fills in. Nothing else.
-- Supabase grants every new table to these roles, so everything is taken back first.
revoke all on table public.seo_pages, public.quote_requests from public, anon, authenticated;
revoke all on function public.mark_seo_page_as_changed() from public, anon, authenticated;

grant select on table public.seo_pages to anon;

-- Column by column: id, status, created_at and consent_at stay the server's.
grant insert (
  idempotency_key, name, email, phone, address, city, service_type, message, marketing_consent, consent_text
) on table public.quote_requests to anon;
