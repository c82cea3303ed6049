-- An alert may carry a change of one week: the day whose visits it moves, and the day that they move to; without the
-- second, they are cancelled. Pages show it at once, and calendars have it after the next build.
alter table public.service_alerts
  add column moves_from date,
  add column moves_to date,
  -- The ids of the routes whose visits are moved. Without any, it is those of its towns, or all.
  add column routes text[],
  add constraint a_change_names_its_day check (moves_from is not null or (moves_to is null and routes is null)),
  add constraint a_visit_moves_to_another_day check (moves_to <> moves_from),
  add constraint routes_are_ids check (
    array_position(routes, null) is null
    and array_to_string(routes, ' ') ~ '^[a-z][a-z0-9-]*( [a-z][a-z0-9-]*)*$'
  );
