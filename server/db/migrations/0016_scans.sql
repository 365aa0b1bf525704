-- Whose feet are measured: people of a customer, or the one of a guest until they sign in.
create table people (
  id text primary key,
  customer_id text references customers (id) on delete cascade,
  guest_id text,
  kind text not null check (kind in ('self', 'adult', 'child')),
  name text not null,
  compared_with text not null check (compared_with in ('women', 'men', 'neither')),
  -- The yes of a child's guardian, with the words that were shown.
  guardian_version text,
  guardian_language text,
  guardian_wording text,
  guardian_agreed_at timestamptz,
  -- A guest's who has signed in, and has not yet been asked whether it is somebody whom the account has.
  has_arrived boolean not null default false,
  created_at timestamptz not null,
  constraint people_owner check ((customer_id is null) <> (guest_id is null)),
  constraint people_guardian check ((kind = 'child') = (guardian_wording is not null))
);
create index people_of_customer on people (customer_id) where customer_id is not null;
create unique index one_person_of_guest on people (guest_id) where guest_id is not null;
-- Two selves cannot be, whatever the code does; one that came along is none until its owner says so.
create unique index one_self on people (customer_id) where kind = 'self' and not has_arrived;

-- What was measured of somebody. No picture: figures and an outline, as domain/scan says.
create table scans (
  id text primary key,
  person_id text not null references people (id) on delete cascade,
  state text not null check (state in ('draft', 'captured', 'measured', 'rejected', 'superseded')),
  -- What lists show of it, so that they need not read the whole.
  in_short jsonb not null,
  scan jsonb not null,
  -- The SHA-256 of it: the same scan that is sent twice, by two tabs or after a lost answer, is there once.
  digest text not null,
  rejected_for jsonb not null,
  measured_at timestamptz not null,
  created_at timestamptz not null
);
create index scans_of_person on scans (person_id, measured_at desc, id desc);
create unique index one_scan_of_its_kind on scans (person_id, digest);
create unique index one_measured_scan on scans (person_id) where state = 'measured';

-- Leave for another phone to send a scan of somebody: token and phone are known by their hashes alone.
create table hand_overs (
  token_hash text primary key,
  person_id text not null references people (id) on delete cascade,
  expires_at timestamptz not null,
  device_hash text,
  -- What it sent last, and whether that was the last.
  scan_id text references scans (id) on delete set null,
  is_used boolean not null default false
);
create index hand_overs_of_person on hand_overs (person_id);
