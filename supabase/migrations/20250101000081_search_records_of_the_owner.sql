-- Only the owner, with the secret key, changes search records: one row took a page, or all, out of the search engines at once.
drop policy "the office adds search records" on public.seo_pages;
drop policy "the office changes search records" on public.seo_pages;
drop policy "the office takes search records back" on public.seo_pages;
-- This takes the grants of single columns back, too.
revoke insert, update, delete on table public.seo_pages from authenticated;
