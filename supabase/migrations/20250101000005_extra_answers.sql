-- The answers to the questions that the site's owner has added to the quote form: each under its id, as a text.
-- The form has six of them at most, of 500 characters each; see src/model/limits.ts.
alter table public.quote_requests add column extra_answers jsonb
  constraint extra_answers_are_texts_by_name check (
    jsonb_typeof(extra_answers) = 'object'
    and not jsonb_path_exists(extra_answers, 'strict $.* ? (@.type() != "string")')
  )
  constraint extra_answers_are_few check (
    jsonb_array_length(jsonb_path_query_array(extra_answers, 'strict $ ? (@.type() == "object").keyvalue()')) <= 6
  )
  constraint extra_answers_are_short check (char_length(extra_answers::text) <= 8000);
