-- What members of the office may do, column by column, and which functions the worker alone may call.
revoke all on table public.office_members, public.office_changes, public.quote_notes, public.outbox
  from public, anon, authenticated, service_role;
revoke all on function
  private.log_change(text, text, text, jsonb), private.refuse_change(), private.changed_fields(jsonb, jsonb),
  private.record_change(), private.record_quote_change(), private.record_note(), private.phone_digits(text),
  private.may_confirm(text), private.fill_outbox()
  from public, anon, authenticated;
revoke all on function
  public.is_office_member(), public.invite_member(text, text), public.invited_person(text),
  public.join_office(text, uuid), public.remove_member(text), public.requests_of_person(text),
  public.forget_person(text), public.anonymise_requests(integer), public.office_settings(),
  public.claim_outbox(integer, integer), public.outbox_delivered(uuid),
  public.outbox_failed(uuid, uuid, text, integer), public.send_again(uuid)
  from public, anon, authenticated;

-- As the public: a person who is signed in is a visitor of the website, too.
grant select on table public.seo_pages, public.service_alerts to authenticated;
grant insert (
  idempotency_key, name, email, phone, address, city, service_type, message, marketing_consent, consent_text,
  extra_answers, signals
) on table public.quote_requests to authenticated;
grant insert (signals) on table public.quote_requests to anon;

-- For members; policies hide the rows from everybody else.
grant select on table
  public.quote_requests, public.quote_notes, public.outbox, public.office_changes, public.office_members
  to authenticated;
grant update (status) on table public.quote_requests to authenticated;
grant insert (quote_id, text) on table public.quote_notes to authenticated;
grant insert (text, kind, starts, ends, towns, link, link_label),
  update (text, kind, starts, ends, towns, link, link_label), delete
  on table public.service_alerts to authenticated;
grant insert (page_url, meta_title, meta_description, canonical_url, keywords, robots, page_type, image, service, location),
  update (meta_title, meta_description, canonical_url, keywords, robots, page_type, image, service, location), delete
  on table public.seo_pages to authenticated;
grant execute on function
  public.is_office_member(), public.requests_of_person(text), public.forget_person(text), public.send_again(uuid)
  to authenticated;

-- For the worker and the command of members, which have the secret key.
grant execute on function
  public.invite_member(text, text), public.invited_person(text), public.join_office(text, uuid),
  public.remove_member(text), public.anonymise_requests(integer), public.office_settings(),
  public.claim_outbox(integer, integer), public.outbox_delivered(uuid),
  public.outbox_failed(uuid, uuid, text, integer)
  to service_role;
grant select on table public.office_members, public.outbox, public.quote_notes, public.office_changes to service_role;
