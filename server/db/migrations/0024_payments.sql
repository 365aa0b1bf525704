-- Every way to the page of a payment house that was made, and what became of it. Its id is the key under which the house knows it.
create table payments (
  id text primary key,
  -- An order that nobody has paid may go with its account; money that comes for it afterwards is given back.
  order_id text references orders (id) on delete set null,
  order_number text not null,
  house text not null check (house in ('sandbox', 'stripe')),
  currency text not null,
  amount_minor integer not null check (amount_minor > 0),
  made_at timestamptz not null,
  -- Money may come until then: the end of its page, or the deadline of a slip.
  until timestamptz not null,
  state text not null default 'open' check (state in ('open', 'waiting', 'paid', 'ended')),
  ended_why text check (ended_why in ('not_made', 'expired', 'house')),
  session_ref text,
  url text,
  -- By which the house knows the money.
  charge_ref text,
  paid_at timestamptz,
  received_minor integer,
  dispute text check (dispute in ('open', 'won', 'lost')),
  constraint payments_ended check ((state = 'ended') = (ended_why is not null)),
  constraint payments_paid check ((state = 'paid') = (paid_at is not null)),
  constraint payments_received check ((paid_at is null) = (received_minor is null)),
  constraint payments_link check ((session_ref is null) = (url is null)),
  unique (house, session_ref)
);
-- One at a time, whatever the code does.
create unique index one_open_payment on payments (order_id) where state in ('open', 'waiting');
create index payments_of_order on payments (order_id, made_at);
create index payments_by_charge on payments (house, charge_ref) where charge_ref is not null;

-- Each piece of news that was believed, once: what is told again finds itself here.
create table payment_news (
  house text not null,
  event_id text not null,
  kind text not null,
  at timestamptz not null,
  received_at timestamptz not null,
  payment_id text references payments (id) on delete cascade,
  effect text not null,
  primary key (house, event_id)
);
create index news_of_payment on payment_news (payment_id);

-- Money that goes back to whoever paid it. Its id is the key under which the house sends it.
create table refunds (
  id text primary key,
  payment_id text not null references payments (id) on delete cascade,
  amount_minor integer not null check (amount_minor > 0),
  cause text not null check (cause in ('cancelled', 'paid_twice', 'not_due', 'wrong_amount', 'dispute')),
  wanted_at timestamptz not null,
  state text not null check (state in ('wanted', 'asked', 'needs_account', 'done', 'failed')),
  fault text check (length(fault) <= 100),
  ended_at timestamptz,
  constraint refunds_ended check ((state in ('done', 'failed')) = (ended_at is not null))
);
-- All of a payment goes back, and once: only what failed is begun again.
create unique index one_refund_of_payment on refunds (payment_id) where state <> 'failed';
