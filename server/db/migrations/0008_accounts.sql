-- Who a customer is. The e-mail address is how they sign in, as `readEmail` writes it.
alter table customers add column email text check (length(email) <= 254);
alter table customers add column given_name text;
alter table customers add column family_name text;
alter table customers add column given_kana text;
alter table customers add column family_kana text;
alter table customers add column phone text;
alter table customers add column language text not null default 'en' check (language in ('en', 'ja'));
alter table customers add column country text not null default 'GB' check (country ~ '^[A-Z]{2}$');
-- Whoever deletes their account while the law keeps an order of theirs leaves only this row, and the order.
alter table customers add column removed_at timestamptz;
create unique index customers_by_email on customers (email);

-- One row per mail that asks "is this address yours?". Code and link are kept as hashes only.
create table email_proofs (
  id text primary key,
  purpose text not null check (purpose in ('sign_in', 'new_address')),
  email text not null,
  -- Who wants a new address; nobody yet at a sign-in.
  customer_id text references customers (id) on delete cascade,
  code_hash text not null,
  link_hash text unique,
  -- What the visitor said of themselves when they asked to open an account.
  introduction jsonb,
  -- Which browser asked: with the link, what was said is heeded from there only.
  binding_hash text,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Proven, and yet without an account: good for opening one, once, by whoever holds the secret.
  opening_hash text unique,
  ended_at timestamptz,
  ended_why text check (ended_why in ('used', 'burnt', 'replaced'))
);
create index email_proofs_of_address on email_proofs (email, purpose);

-- How often something was done: by an address, a caller, or in all. What is counted is never written in clear.
create table hits (
  name text primary key,
  count integer not null,
  ends_at timestamptz not null
);

-- What a customer agreed to, word for word, and when; a change of mind is another row.
create table agreements (
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  kind text not null check (kind in ('adult', 'newsletter')),
  is_given boolean not null,
  version text not null,
  language text not null check (language in ('en', 'ja')),
  wording text not null,
  agreed_at timestamptz not null
);
create index agreements_of_customer on agreements (customer_id);

-- What was proven or asked for before somebody signed in follows them into their account.
alter table consents add column customer_id text references customers (id) on delete set null;
alter table country_waiting_list add column customer_id text references customers (id) on delete cascade;
