-- What somebody has given the shop; its bytes lie in the store of files under the same id. A row is there before its bytes
-- are and after they are gone, and readers see it only in between.
create table files (
  id text primary key,
  customer_id text references customers (id) on delete cascade,
  -- A guest's until they sign in.
  guest_id text,
  -- In bytes; of what is still coming, as much as is reserved for it.
  size bigint not null check (size >= 0),
  -- What is known once all of it is there; the digest is its SHA-256.
  name text,
  media_type text,
  digest text,
  state text not null check (state in ('coming', 'kept', 'lost')),
  created_at timestamptz not null,
  constraint files_owner check ((customer_id is null) <> (guest_id is null)),
  constraint files_known check (
    state = 'coming' or (name is not null and media_type is not null and digest is not null)
  )
);
create index files_of_customer on files (customer_id) where customer_id is not null;
create index files_of_guest on files (guest_id) where guest_id is not null;
create index files_that_come on files (created_at) where state = 'coming';

-- A guest has no row that could be held while their files are counted: this is it.
create table guests_with_files (guest_id text primary key);

-- Whose row is gone, and whose bytes are still to be removed.
create table removed_files (id text primary key);
