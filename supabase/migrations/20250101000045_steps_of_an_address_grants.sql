revoke all on function private.take_steps_over() from public, anon, authenticated, service_role;
