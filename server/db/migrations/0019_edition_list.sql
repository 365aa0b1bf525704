-- Who waits for a number of the edition, in the order in which they came; one place for each customer or guest.
create table edition_list (
  id text primary key,
  place integer generated always as identity unique,
  customer_id text unique references customers (id) on delete cascade,
  guest_id text unique,
  email text not null check (length(email) <= 254),
  language text not null check (language in ('en', 'ja')),
  wording text not null,
  joined_at timestamptz not null,
  -- They were written to, and a number is kept for them. Until then they wait.
  told_at timestamptz,
  check ((customer_id is null) <> (guest_id is null))
);
create index waiting_for_numbers on edition_list (place) where told_at is null;

-- A number is somebody's pair, or kept for somebody until then, or neither.
alter table edition_numbers
  add constraint kept_for_until check ((kept_for is null) = (kept_until is null)),
  add constraint kept_or_taken check (pair_id is null or kept_for is null);
create index kept_numbers on edition_numbers (kept_for) where kept_for is not null;
