-- What customers design. The device names a design, so a name is one within its account: nobody else's stands in its way.
create table designs (
  id text not null,
  customer_id text not null references customers (id) on delete cascade,
  -- Raised with every change: it decides which of two is newer.
  revision integer not null,
  design jsonb not null,
  saved_at timestamptz not null,
  primary key (customer_id, id)
);

-- Pairs that are to be ordered, of a customer, or of a guest until they sign in.
create table cart_lines (
  id text primary key,
  customer_id text references customers (id) on delete cascade,
  guest_id text,
  design_id text not null,
  -- Whose feet: the copy of their figures goes with them.
  person_id text not null references people (id) on delete cascade,
  configuration jsonb not null,
  -- The yes to making it to measure, with the words that were shown.
  consent_version text not null,
  consent_language text not null,
  consent_wording text not null,
  agreed_at timestamptz not null,
  added_at timestamptz not null,
  constraint cart_lines_owner check ((customer_id is null) <> (guest_id is null))
);
-- A design has one line, whatever the code does.
create unique index one_line_of_customer on cart_lines (customer_id, design_id) where customer_id is not null;
create unique index one_line_of_guest on cart_lines (guest_id, design_id) where guest_id is not null;
create index cart_lines_of_person on cart_lines (person_id);
create index cart_lines_of_guests on cart_lines (added_at) where guest_id is not null;

-- Who wants another pair while one is on its way may place one more order.
create table order_leaves (
  customer_id text references customers (id) on delete cascade,
  guest_id text,
  given_at timestamptz not null,
  constraint order_leaves_owner check ((customer_id is null) <> (guest_id is null))
);
create unique index one_leave_of_customer on order_leaves (customer_id) where customer_id is not null;
create unique index one_leave_of_guest on order_leaves (guest_id) where guest_id is not null;
