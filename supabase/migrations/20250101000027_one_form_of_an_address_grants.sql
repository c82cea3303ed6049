revoke all on function
  private.address_form(text), private.mailbox_of(text), private.write_address_in_form(),
  private.refuse_second_quote()
  from public, anon, authenticated;
