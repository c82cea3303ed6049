-- How a request came: the page of a campaign, and how long it waited on the visitor's device. And one holder of a link.

-- The path of the page on which the visitor landed, with the words that a campaign has added to it.
alter table public.quote_requests add column campaign text
  constraint campaign_is_short check (char_length(campaign) <= 500);
-- On the clock of the visitor, so nothing depends on it.
alter table public.quote_requests add column kept_since timestamptz;

-- Until then one person alone may use the link.
alter table private.office_invitations add column held_until timestamptz;
