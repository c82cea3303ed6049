-- Alerts of the office, such as a delay after a storm. Pages show them without a build, beside those in pages.yaml.
-- Their fields are written as there: a time is a date, or a date with a time, on the clocks of the business.

-- The moment of a written time; null for anything else. A date alone is its midnight, so many days later.
create function private.moment_of(written text, zone text, days_later int) returns timestamptz
language sql immutable set search_path = '' as $$
  select case
    when written ~ '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])( ([01][0-9]|2[0-3]):[0-5][0-9])?$' then
      (
        make_timestamp(
          substr(written, 1, 4)::int,
          substr(written, 6, 2)::int,
          substr(written, 9, 2)::int,
          coalesce(nullif(substr(written, 12, 2), ''), '0')::int,
          coalesce(nullif(substr(written, 15, 2), ''), '0')::int,
          0
        ) + case when char_length(written) = 10 then days_later else 0 end * interval '1 day'
      ) at time zone zone
  end
$$;

create table public.service_alerts (
  id uuid primary key default gen_random_uuid(),
  text text not null check (btrim(text) <> '' and char_length(text) <= 200),
  kind text not null default 'news' check (kind in ('delay', 'closure', 'weather', 'news')),
  -- Without a start, it is there at once.
  starts text,
  -- A date alone is its last day.
  ends text not null,
  -- The slugs of its towns. Without any, every page shows it.
  towns text[],
  link text,
  link_label text,
  -- The seed sets the default to the time zone in pages.yaml.
  time_zone text not null default 'America/New_York',
  starts_at timestamptz generated always as (private.moment_of(starts, time_zone, 0)) stored,
  ends_at timestamptz generated always as (private.moment_of(ends, time_zone, 1)) stored,
  constraint starts_is_a_date_or_a_date_with_a_time check ((starts is null) = (starts_at is null)),
  constraint ends_is_a_date_or_a_date_with_a_time check (ends_at is not null),
  constraint an_alert_ends_after_it_starts check (starts_at < ends_at),
  constraint towns_are_slugs check (
    array_position(towns, null) is null
    and array_to_string(towns, ' ') ~ '^([a-z0-9-]+( [a-z0-9-]+)*)?$'
  ),
  constraint link_is_a_page_or_an_https_address check (
    char_length(link) <= 500
    and link ~ '^(/([^/\\[:space:]]\S*)?|https://[A-Za-z0-9.-]+(:[0-9]+)?([/?#]\S*)?)$'
  ),
  constraint link_comes_with_its_label check ((link is null) = (link_label is null)),
  constraint link_label_is_short check (btrim(link_label) <> '' and char_length(link_label) <= 60)
);

alter table public.service_alerts enable row level security;

create policy "anyone reads the alerts of the moment" on public.service_alerts
  for select to anon using (coalesce(starts_at <= now(), true) and now() < ends_at);
