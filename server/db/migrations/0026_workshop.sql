-- What the workshop makes of an order belongs to that order, and goes with it.
alter table files add column order_id text references orders (id) on delete cascade;
alter table files drop constraint files_owner;
alter table files add constraint files_owner check (num_nonnulls(customer_id, guest_id, order_id) = 1);
create index files_of_order on files (order_id) where order_id is not null;

-- What the check of a revision of a pair has found: what it fails by, or what its shoes came out as.
create table pair_checks (
  pair_id text not null references order_pairs (id) on delete cascade,
  revision integer not null,
  checked_at timestamptz not null,
  fault jsonb,
  report jsonb,
  primary key (pair_id, revision),
  constraint pair_checks_found check (num_nonnulls(fault, report) = 1)
);

-- The files of a revision of a pair, which a printer takes.
create table print_files (
  file_id text primary key references files (id) on delete cascade,
  pair_id text not null,
  revision integer not null,
  side text not null check (side in ('left', 'right')),
  kind text not null check (kind in ('stl', '3mf', 'glb')),
  foreign key (pair_id, revision) references pair_checks (pair_id, revision) on delete cascade,
  unique (pair_id, revision, side, kind)
);
