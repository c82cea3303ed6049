-- Ends a link to the draft before its time, whichever member has made it.
create function public.website_end_link(key text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_member();
  delete from private.website_links where key_hash = private.link_hash($1);
  return found;
end
$$;
