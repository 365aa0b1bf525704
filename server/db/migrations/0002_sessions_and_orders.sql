create table customers (
  id text primary key,
  created_at timestamptz not null
);

-- One row per sign-in: everything that is refreshed from it belongs to it and ends with it.
create table sessions (
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  -- What the browser that signed in must send along; none for callers that keep no cookies.
  binding_hash text,
  device text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  ended_why text check (ended_why in ('signed_out', 'reused', 'removed'))
);
create index sessions_of_customer on sessions (customer_id);

create table refresh_tokens (
  -- SHA-256; the token itself is never kept.
  hash text primary key,
  session_id text not null references sessions (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_of_session on refresh_tokens (session_id);

create table orders (
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  stage text not null check (stage in (
    'placed', 'in_review', 'needs_attention', 'ready_to_pay', 'awaiting_payment', 'paid', 'printing', 'quality_check',
    'shipped', 'delivered', 'cancelled', 'refund_pending', 'refunded', 'refit_requested', 'refit_approved'
  )),
  payment_link text,
  placed_at timestamptz not null
);
create index orders_of_customer on orders (customer_id);
