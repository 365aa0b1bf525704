-- The order of a guest holds its numbers for some minutes, and afterwards only once its e-mail address is verified.
-- Orders of servers that do not know these columns count as verified, as they always did.

alter table orders
  add column is_email_verified boolean not null default true,
  -- Only while the numbers are held without a verified address.
  add column numbers_held_until timestamptz,
  -- The keyed hash of the /24 or /48 network that placed it; emptied with the verification.
  add column network_hash text,
  add constraint orders_unverified_check check (
    not is_email_verified or (numbers_held_until is null and network_hash is null)
  );
create index orders_numbers_held_until_idx on orders (numbers_held_until) where numbers_held_until is not null;
create index orders_network_hash_idx on orders (network_hash) where network_hash is not null;

create table unverified_hold_slots (
  slot integer primary key check (slot > 0),
  order_id text references orders (id) on delete set null
);
comment on table unverified_hold_slots is 'One row per number that may be held without a verified address, by any server.';
create index unverified_hold_slots_order_id_idx on unverified_hold_slots (order_id) where order_id is not null;

-- An order that waits for its numbers; null for visitors who wait without an order.
alter table edition_waitlist add column order_id text references orders (id) on delete cascade;
create unique index one_waitlist_entry_per_order on edition_waitlist (order_id) where order_id is not null;

alter table email_verifications
  drop constraint email_verifications_purpose_check,
  add constraint email_verifications_purpose_check
    check (purpose in ('sign_in', 'email_change', 'order_claim', 'order_email')),
  drop constraint email_verifications_order_check,
  add constraint email_verifications_order_check
    check ((purpose in ('order_claim', 'order_email')) = (order_number is not null));
