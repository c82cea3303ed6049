-- The editor's function alone adds pictures, which it has looked at: of one that is damaged no build makes anything.
alter function public.website_add_picture(text, integer, integer, text) set schema private;

-- Adds a picture of a member, whose bytes are in base64. False where another one has its address.
create function public.website_add_picture(person uuid, path text, width integer, height integer, data text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- It is theirs, and counts as theirs.
  perform set_config('request.jwt.claim.sub', person::text, true);
  return private.website_add_picture(path, width, height, data);
end
$$;
