-- Which members edit the website at the moment, and in which field: one row for each, written anew by the page every few seconds.

create table private.website_presence (
  member uuid primary key references public.office_members (user_id) on delete cascade,
  -- The steps to the field with the focus: company/phone. Empty outside of fields.
  place text not null constraint place_is_short check (char_length(place) <= 300),
  seen_at timestamptz not null default now()
);
alter table private.website_presence enable row level security;

-- Notes the field that the caller is in, and gives the other members who were seen in the last 45 seconds.
create function public.website_present(place text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_member();
  insert into private.website_presence as mine (member, place) values (private.signed_in_user(), left($1, 300))
    on conflict (member) do update set place = excluded.place, seen_at = now();
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('name', split_part(members.email, '@', 1), 'at', present.place) order by members.email
      ),
      '[]'
    )
    from private.website_presence as present
    join public.office_members as members on members.user_id = present.member
    where present.member <> private.signed_in_user() and present.seen_at > now() - interval '45 seconds'
  );
end
$$;
