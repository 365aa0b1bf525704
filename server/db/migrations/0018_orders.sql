-- Orders as they are placed. Those that were there before belong to samples of a demo: nobody has placed them, and they are of no pair.
delete from orders;
alter table orders drop constraint orders_stage_check;
alter table orders add constraint orders_stage_check check (stage in (
  'placed', 'in_review', 'needs_attention', 'ready_to_pay', 'awaiting_payment', 'paid', 'printing', 'quality_check',
  'shipped', 'delivered', 'cancelled', 'refund_pending', 'refunded'
));
alter table orders
  -- What it is called: it tells neither how many there are nor when it was placed.
  add column number text not null unique,
  add column kind text not null check (kind in ('sale', 'refit', 'replacement')),
  -- The order that this one is split off, or that a pair of is made again.
  add column of_order text references orders (id) on delete cascade,
  -- Beside another that is open: its owner had leave for it, or it was split off. Of others there is one.
  add column is_beside boolean not null default false,
  add column stage_at timestamptz not null,
  add column first_ready_at timestamptz,
  -- As it was agreed: nothing of it follows what prices, terms and settings become.
  add column country text not null,
  add column language text not null,
  add column currency text not null,
  add column total_minor integer not null check (total_minor >= 0),
  add column quote jsonb not null,
  add column terms_version text not null,
  add column contact jsonb not null,
  add column address jsonb not null,
  -- A payment session or a slip is open until then: money may come.
  add column paying_until timestamptz,
  add column carrier text,
  add column parcel text,
  add constraint orders_parcel check ((carrier is null) = (parcel is null)),
  add constraint orders_charge check (kind = 'sale' or total_minor = 0);
create index orders_by_stage on orders (stage, stage_at);
create index orders_of_order on orders (of_order) where of_order is not null;
-- One open sale for each customer or guest, whatever the code does.
create unique index one_open_sale_of_customer on orders (customer_id)
  where customer_id is not null and kind = 'sale' and not is_beside
    and stage in ('placed', 'in_review', 'needs_attention', 'ready_to_pay', 'awaiting_payment');
create unique index one_open_sale_of_guest on orders (guest_id)
  where guest_id is not null and kind = 'sale' and not is_beside
    and stage in ('placed', 'in_review', 'needs_attention', 'ready_to_pay', 'awaiting_payment');

create table order_pairs (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  -- Within its order, from nought.
  place integer not null,
  design_id text not null,
  configuration jsonb not null,
  -- The yes to making it to measure, with the words that were shown.
  consent_version text not null,
  consent_language text not null,
  consent_wording text not null,
  agreed_at timestamptz not null,
  checked text not null default 'waiting' check (checked in ('waiting', 'passed', 'failed')),
  -- Raised by every change of its design: a check is of one revision.
  revision integer not null default 1,
  unique (order_id, place)
);

-- Every number of the edition, once. A pair has one, whatever the code does.
create table edition_numbers (
  number integer primary key check (number > 0),
  pair_id text unique references order_pairs (id) on delete set null deferrable initially deferred,
  -- Nobody else is given it before then: it came free, and the first on the list was told.
  kept_for text,
  kept_until timestamptz
);
create index free_numbers on edition_numbers (number) where pair_id is null;

-- Who moved an order, when, from where to where, and why. Rows are written once and never changed.
create table order_history (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  at timestamptz not null,
  actor text not null check (actor in ('customer', 'operator', 'check', 'payment', 'clock')),
  -- The name of an operator.
  actor_name text,
  from_stage text,
  to_stage text not null,
  reason text check (length(reason) <= 500)
);
create index history_of_order on order_history (order_id, at);

-- Which reminder of which day was queued, counted from when its stage began: each once.
create table order_reminders (
  order_id text not null references orders (id) on delete cascade,
  letter text not null,
  day integer not null,
  stage_at timestamptz not null,
  queued_at timestamptz not null,
  primary key (order_id, letter, day, stage_at)
);
