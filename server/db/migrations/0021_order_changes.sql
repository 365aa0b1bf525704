-- What was changed of an order without moving it: who, when, and of which pair. What it was before is not kept.
create table order_changes (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  at timestamptz not null,
  actor text not null check (actor in ('customer', 'operator')),
  -- The name of an operator.
  actor_name text,
  what text not null check (what in ('address', 'design', 'email')),
  -- Of a design: whose, and which revision it is since then.
  pair_id text references order_pairs (id) on delete cascade,
  revision integer,
  check ((what = 'design') = (pair_id is not null and revision is not null))
);
create index changes_of_order on order_changes (order_id, at);

-- An order is paid on our own page, which its number leads to.
alter table orders drop column payment_link;

-- A pair that is made again has the number of the one that it is made for.
alter table order_pairs add column of_pair text references order_pairs (id) on delete cascade;
create index again_of_pair on order_pairs (of_pair) where of_pair is not null;
