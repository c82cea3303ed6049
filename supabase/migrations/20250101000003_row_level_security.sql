-- The second line of defence: the rows that the public may read and write, should a table ever be granted again.
alter table public.seo_pages enable row level security;
alter table public.quote_requests enable row level security;

create policy "anyone reads the search records" on public.seo_pages
  for select to anon using (true);

-- now() is the start of the transaction, which is what the column's default writes.
create policy "anyone hands in a new quote" on public.quote_requests
  for insert to anon with check (status = 'new' and created_at = now());
