-- Members who come back with another account undo what they have done before: the steps with all accounts of their address
-- become the new one's. Its triggers go by name, so the change of the account is recorded before.
create function private.take_steps_over() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.website_steps set made_by = new.user_id
    where made_by::text in (
      select jsonb_array_elements_text(fields -> 'user_id') from public.office_changes
      where subject = 'member' and subject_id = new.email
    );
  return null;
end
$$;

create trigger take_steps_over after insert or update of user_id on public.office_members
  for each row execute function private.take_steps_over();
