-- Evidence of attacks, apart from the log, whose lines are dropped when it is full.

create table security_events (
  number integer primary key,
  occurred_at timestamptz not null,
  kind text not null check (length(kind) between 1 and 60),
  -- The /24 or /48 network of the caller. No address, and no id of a customer: a row can never be changed.
  network text,
  -- The id of a session, an order, a verification or a token, which means nothing once that is deleted.
  subject text,
  request_id text,
  -- JSON as it was hashed.
  details text not null,
  -- How many equal events it stands for.
  count integer not null default 1 check (count > 0),
  previous_hash text not null,
  hash text not null unique
);
comment on table security_events is 'Security events, each with the hash of the one before. Append-only; the oldest are purged.';
create index security_events_occurred_at_idx on security_events (occurred_at);
create index security_events_kind_idx on security_events (kind, number);

create table security_chain (
  id text primary key check (id = 'shop'),
  last_number integer not null,
  last_hash text not null,
  -- Where the stored part of the chain begins.
  purged_number integer not null default 0,
  purged_hash text not null
);
comment on table security_chain is 'Both ends of the chain of security events: one row, or none.';
