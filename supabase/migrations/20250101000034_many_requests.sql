-- Each open page of the office asks every ten seconds what has changed last, also among 50,000 requests.
create index quote_requests_by_change on public.quote_requests (changed_at desc);
