-- The payment house of a demo, which moves no money: the pages where somebody pays, as its shop asked for them. It keeps no address of anybody.
create table sandbox_sessions (
  id text primary key,
  -- What the shop calls the payment and its order.
  payment text not null,
  order_number text not null,
  -- By which the house knows the money.
  charge text not null unique,
  currency text not null check (currency in ('gbp', 'jpy')),
  amount integer not null check (amount > 0),
  about text not null,
  language text not null check (language in ('en', 'ja')),
  paid_url text not null,
  left_url text not null,
  -- How many days a slip for a convenience store has; nothing where there are none.
  slip_days integer check (slip_days between 1 and 60),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'slip', 'paid', 'expired', 'lapsed')),
  slip_number text,
  slip_until timestamptz,
  dispute text check (dispute in ('open', 'won', 'lost')),
  -- What testers have chosen of this page: how its refunds go, and how its news is told.
  refunds_go text not null default 'at_once' check (refunds_go in ('at_once', 'later', 'account', 'fail')),
  news_copies integer not null default 1 check (news_copies between 1 and 2),
  news_late_minutes integer not null default 0 check (news_late_minutes between 0 and 20160),
  constraint sandbox_slips check ((slip_number is null) = (slip_until is null)),
  constraint sandbox_slip_chosen check (slip_number is not null or state not in ('slip', 'lapsed'))
);
create index sandbox_sessions_to_end on sandbox_sessions (coalesce(slip_until, expires_at)) where state in ('open', 'slip');

create table sandbox_refunds (
  id text primary key,
  session_id text not null references sandbox_sessions (id) on delete cascade,
  -- What the shop calls it.
  refund text not null,
  amount integer not null check (amount > 0),
  state text not null check (state in ('pending', 'requires_action', 'succeeded', 'failed')),
  made_at timestamptz not null
);
create index sandbox_refunds_of_session on sandbox_refunds (session_id);

-- What was answered under a key, so that whoever asks again hears the same.
create table sandbox_keys (
  key text primary key,
  asked_hash text not null,
  answer text,
  made_at timestamptz not null
);

-- What the house tells its shop, as it is signed and sent.
create table sandbox_news (
  id text primary key,
  session_id text not null references sandbox_sessions (id) on delete cascade,
  body text not null,
  copies integer not null,
  told integer not null default 0,
  -- Signed by somebody else, for testers.
  is_forged boolean not null,
  made_at timestamptz not null
);
create index sandbox_news_of_session on sandbox_news (session_id);
