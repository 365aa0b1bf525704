-- The people who run the shop, by name. They are never deleted, so that the log can always say who somebody was.
create table operators (
  id text primary key,
  name text not null unique check (length(name) between 1 and 60),
  role text not null check (role in ('workshop', 'support', 'owner')),
  created_at timestamptz not null
);

create table operator_tokens (
  -- SHA-256; the token itself is never kept.
  hash text primary key,
  -- Nobody's is the one that makes the first operator, as long as there is none.
  operator_id text references operators (id),
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index operator_tokens_of_operator on operator_tokens (operator_id);

-- What operators did and what they were refused. Rows are written once and never changed; they hold no secret, and of
-- customers no more than their ids.
create table audit_log (
  id text primary key,
  at timestamptz not null,
  operator text not null,
  role text not null,
  via text not null check (via in ('cli', 'api')),
  action text not null,
  outcome text not null check (outcome in ('done', 'refused', 'failed')),
  subject text,
  details jsonb not null
);
create index audit_log_by_time on audit_log (at);

-- How far testers have moved the clock of a demo: one row, or none.
create table demo_clock (
  id text primary key check (id = 'shop'),
  ahead_seconds integer not null
);
