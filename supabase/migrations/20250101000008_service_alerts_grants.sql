-- The public reads alerts and writes none. In a file of its own, which the embedded database repeats.
revoke all on table public.service_alerts from public, anon, authenticated;
grant select on table public.service_alerts to anon;
