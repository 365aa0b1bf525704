-- What calls were answered that must not be done twice, by the key that their caller gave them. A row is there before its
-- deed begins, so that a second call finds it; the answer comes with the deed, in the same transaction.
create table idempotency_keys (
  -- The customer or guest who asked. A guest's rows keep their place when they sign in: a late try of theirs finds them too.
  caller_id text not null,
  endpoint text not null,
  key text not null,
  -- Whose it is by now; nobody's as long as a guest's.
  customer_id text references customers (id) on delete cascade,
  digest text not null,
  claim text not null,
  lease_until timestamptz not null,
  status integer,
  body text,
  created_at timestamptz not null,
  primary key (caller_id, endpoint, key),
  check ((status is null) = (body is null))
);
create index idempotency_keys_of_customer on idempotency_keys (customer_id) where customer_id is not null;
create index idempotency_keys_by_age on idempotency_keys (created_at);
