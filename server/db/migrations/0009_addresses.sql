-- The addresses that a customer keeps.
create table customer_addresses (
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- One value and no columns: which fields there are depends on the country, an address is read and written as a whole,
  -- and nobody searches in it. The rule in domain/address says what it holds.
  fields jsonb not null,
  is_default boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index addresses_of_customer on customer_addresses (customer_id);
-- Two usual addresses cannot be, whatever the code does.
create unique index one_usual_address on customer_addresses (customer_id) where is_default;
