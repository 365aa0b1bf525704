-- Networks that need no proof of work.

create table known_networks (
  -- Keyed: it reveals no address.
  network_hash text primary key,
  verified_at timestamptz not null
);
comment on table known_networks is 'Networks from which somebody lately signed in or verified an order.';
create index known_networks_verified_at_idx on known_networks (verified_at);
