revoke all on function
  private.address_form(text), private.mailbox_of(text), private.write_address_in_form()
  from public, anon, authenticated;
