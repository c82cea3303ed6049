-- In a file of its own: the embedded database runs a file as one batch, in which a new column is not known yet.
grant insert (extra_answers) on table public.quote_requests to anon;
