-- The two tables of the website: what search engines are told about each page, and the quotes that visitors ask for.

create table public.seo_pages (
  -- The page's path, for example /about/. The website asks for exactly this form.
  page_url text primary key,
  meta_title text,
  meta_description text,
  canonical_url text,
  keywords text,
  robots text,
  page_type text,
  image text,
  service text,
  location text,
  -- When a person last changed the row; empty while it is as the seed wrote it. See seed.sql.
  updated_at timestamptz default now(),
  constraint page_url_begins_and_ends_with_a_slash check (page_url ~ '^/([^/[:space:]]+/)*$')
);

create function public.mark_seo_page_as_changed() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create trigger mark_as_changed before update on public.seo_pages
  for each row execute function public.mark_seo_page_as_changed();

create table public.quote_requests (
  id uuid primary key default gen_random_uuid(),
  -- Made in the visitor's browser, once per quote: a repeated attempt cannot become a second row.
  idempotency_key uuid not null unique,
  name text not null check (char_length(btrim(name)) between 1 and 200 and char_length(name) <= 200),
  email text not null check (char_length(email) between 3 and 254),
  phone text not null check (char_length(btrim(phone)) between 1 and 50 and char_length(phone) <= 50),
  address text not null check (char_length(btrim(address)) between 1 and 300 and char_length(address) <= 300),
  city text not null check (char_length(city) between 1 and 100),
  service_type text not null check (char_length(service_type) between 1 and 100),
  message text check (char_length(message) <= 5000),
  marketing_consent boolean not null default false,
  -- The words that stood beside the consent box. Proof of consent needs them.
  consent_text text check (char_length(consent_text) <= 5000),
  created_at timestamptz not null default now(),
  consent_at timestamptz generated always as (case when marketing_consent then created_at end) stored,
  status text not null default 'new' check (char_length(status) between 1 and 50),
  constraint consent_comes_with_its_text check (not marketing_consent or btrim(coalesce(consent_text, '')) <> '')
);

create index quote_requests_by_age on public.quote_requests (created_at desc);
