revoke all on function private.refuse_large_quote() from public, anon, authenticated, service_role;
