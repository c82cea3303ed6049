-- Members of the office write the change that an alert carries.
grant insert (moves_from, moves_to, routes), update (moves_from, moves_to, routes)
  on table public.service_alerts to authenticated;
