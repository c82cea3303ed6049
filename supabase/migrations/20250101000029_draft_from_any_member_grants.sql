-- The embedded database grants every table of a schema in which one has row-level security.
revoke all on table
  private.recent_quotes, private.sender_secret, private.office_invitations, private.office_settings
  from public, anon, authenticated, service_role;
