-- Which rows members of the office see and change. Somebody who is signed in and no member is as any visitor.

alter table public.office_members enable row level security;
alter table public.office_changes enable row level security;
alter table public.quote_notes enable row level security;
alter table public.outbox enable row level security;
alter table private.office_settings enable row level security;
alter table private.office_invitations enable row level security;

alter policy "anyone reads the search records" on public.seo_pages to anon, authenticated;
alter policy "anyone hands in a new quote" on public.quote_requests to anon, authenticated;
alter policy "anyone reads the alerts of the moment" on public.service_alerts to anon, authenticated;

-- A member's session is in the browser's storage, so the office's own quotes come with it. They count like all others.
drop trigger limit_quotes on public.quote_requests;
create trigger limit_quotes after insert on public.quote_requests
  referencing new table as handed_in
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.limit_quotes();

-- The function is asked once a statement, not once a row, because it is a query of its own.
create policy "the office reads quotes" on public.quote_requests
  for select to authenticated using ((select public.is_office_member()));
create policy "the office changes the state of quotes" on public.quote_requests
  for update to authenticated
  using ((select public.is_office_member())) with check ((select public.is_office_member()));

create policy "the office reads notes" on public.quote_notes
  for select to authenticated using ((select public.is_office_member()));
create policy "the office writes notes" on public.quote_notes
  for insert to authenticated with check ((select public.is_office_member()));

create policy "the office sees what is sent" on public.outbox
  for select to authenticated using ((select public.is_office_member()));
create policy "the office sees its changes" on public.office_changes
  for select to authenticated using ((select public.is_office_member()));
create policy "the office sees its members" on public.office_members
  for select to authenticated using ((select public.is_office_member()));

create policy "the office reads all alerts" on public.service_alerts
  for select to authenticated using ((select public.is_office_member()));
create policy "the office writes alerts" on public.service_alerts
  for insert to authenticated with check ((select public.is_office_member()));
create policy "the office changes alerts" on public.service_alerts
  for update to authenticated
  using ((select public.is_office_member())) with check ((select public.is_office_member()));
create policy "the office deletes alerts" on public.service_alerts
  for delete to authenticated using ((select public.is_office_member()));

create policy "the office adds search records" on public.seo_pages
  for insert to authenticated with check ((select public.is_office_member()));
create policy "the office changes search records" on public.seo_pages
  for update to authenticated
  using ((select public.is_office_member())) with check ((select public.is_office_member()));
create policy "the office takes search records back" on public.seo_pages
  for delete to authenticated using ((select public.is_office_member()));
