-- The model of the shop, by topic: the shop itself, customers, feet, designs and carts, orders, the limited edition,
-- payments, files, background work, and the payment provider of a demo.
--
-- Conventions:
--   ids are texts, chosen by the shop; amounts are in minor units (pence, yen)
--   times are timestamptz and end in _at, _until, _by or _from
--   an owner is a customer or, until they sign in, a guest: customer_id or guest_id, never both. Guests have no table
--   ids of the payment provider end in _ref
--   secrets are stored as SHA-256 hashes (_hash); a digest is that of contents, to recognise the same again
--   the wording that somebody agreed to is stored word for word (_wording)
--   indexes end in _idx; unique indexes that are a rule of the shop are named by the rule: one_open_sale_per_customer
--   checks of one column have PostgreSQL's default names, checks of several columns are named
--
-- Migrations are append-only: docs/adr/0039-database-migrations.md.


-- The shop ------------------------------------------------------------------------------------------------------------

create table stores (
  id text primary key,
  name_en text not null,
  name_ja text not null,
  address_en text not null,
  address_ja text not null,
  time_zone text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  country text not null check (country in ('GB', 'JP'))
);
comment on table stores is 'The stores where feet are measured. Those of a demo are invented.';

create table operators (
  id text primary key,
  name text not null unique check (length(name) between 1 and 60),
  -- An action needs one role, which no other includes; owners may do everything.
  role text not null check (role in ('workshop', 'support', 'owner')),
  created_at timestamptz not null
);
comment on table operators is 'The people who run the shop. Never deleted, so that the audit log can always name them.';

create table operator_tokens (
  hash text primary key,
  -- Null for the token that creates the first operator, as long as there is none.
  operator_id text references operators (id),
  created_at timestamptz not null,
  revoked_at timestamptz
);
comment on table operator_tokens is 'The access tokens of operators.';
create index operator_tokens_operator_id_idx on operator_tokens (operator_id);

create table audit_log (
  id text primary key,
  occurred_at timestamptz not null,
  -- As they were at that time; the log outlives a change of either.
  operator_name text not null,
  operator_role text not null,
  via text not null check (via in ('cli', 'api')),
  action text not null,
  -- denied: the wrong role, or a revoked token; rejected: a rule of the shop said no. Invalid input and what breaks
  -- leave no row.
  outcome text not null check (outcome in ('done', 'denied', 'rejected')),
  -- The id of the row that the action was about.
  subject text,
  details jsonb not null
);
comment on table audit_log is 'What operators did or tried to do. Append-only; without secrets, and of customers only their ids.';
create index audit_log_occurred_at_idx on audit_log (occurred_at);

create table translation_overrides (
  key text primary key,
  -- Null where the text is as built.
  text_en text,
  text_ja text,
  categories jsonb not null default '[]',
  constraint translation_overrides_text_check check (text_en is not null or text_ja is not null)
);
comment on table translation_overrides is 'Texts of the interface that operators have changed. All other texts are part of the build.';

create table translation_changes (
  id bigint generated always as identity primary key,
  key text not null,
  -- Both are null where the change was reverted.
  text_en text,
  text_ja text,
  categories jsonb not null default '[]',
  -- The operator's name.
  changed_by text not null,
  changed_at timestamptz not null
);
comment on table translation_changes is 'Every change of a translation override. Append-only: the number of rows is the revision of the texts, by which servers see that their pages are to be rendered again.';

create table demo_clock (
  id text primary key check (id = 'shop'),
  offset_seconds integer not null
);
comment on table demo_clock is 'How far testers have moved the clock of a demo: one row, or none.';


-- Customers -----------------------------------------------------------------------------------------------------------

create table customers (
  id text primary key,
  -- How they sign in, in its canonical spelling. Null once the account is removed.
  email text check (length(email) <= 254),
  given_name text,
  family_name text,
  given_kana text,
  family_kana text,
  phone text,
  language text not null default 'en' check (language in ('en', 'ja')),
  country text not null default 'GB' check (country ~ '^[A-Z]{2}$'),
  created_at timestamptz not null,
  -- The account was deleted, and this row stays because the law requires the shop to store an order of it.
  removed_at timestamptz
);
comment on table customers is 'Customers with an account.';
create unique index one_customer_per_email on customers (email);

create table sessions (
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  -- What the browser that signed in must send along; null for clients without cookies.
  binding_hash text,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed_out', 'token_reused'))
);
comment on table sessions is 'One row per sign-in. Every token that is refreshed from it belongs to it and ends with it.';
create index sessions_customer_id_idx on sessions (customer_id);

create table refresh_tokens (
  hash text primary key,
  session_id text not null references sessions (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table refresh_tokens is 'Refresh tokens, each valid for one refresh, which may be repeated for some seconds. One that is used later ends its session.';
create index refresh_tokens_session_id_idx on refresh_tokens (session_id);

create table email_verifications (
  id text primary key,
  purpose text not null check (purpose in ('sign_in', 'email_change', 'order_claim')),
  -- Empty where the code was requested for an order that cannot be claimed.
  email text not null,
  -- Who changes their address or claims an order; null at a sign-in.
  customer_id text references customers (id) on delete cascade,
  -- The order that is claimed, whether there is such an order or not.
  order_number text,
  code_hash text not null,
  link_hash text unique,
  -- What the visitor entered when they requested to open an account.
  sign_up_details jsonb,
  -- The browser that requested the mail: a link opens an account with these details only there.
  binding_hash text,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The address is verified and has no account: the secret opens one, once.
  sign_up_token_hash text unique,
  ended_at timestamptz,
  end_reason text check (end_reason in ('used', 'attempts_exceeded', 'replaced')),
  constraint email_verifications_order_check check ((purpose = 'order_claim') = (order_number is not null))
);
comment on table email_verifications is 'One row per mail with a code (and a link) that verifies an e-mail address.';
create index email_verifications_email_idx on email_verifications (email, purpose);
create index email_verifications_order_number_idx on email_verifications (order_number, customer_id)
  where order_number is not null;

create table customer_addresses (
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- One value and no columns: the fields depend on the country, an address is read and written as a whole, and is never
  -- searched. The rule in domain/address says what it contains.
  fields jsonb not null,
  is_default boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table customer_addresses is 'The address book of customers.';
create index customer_addresses_customer_id_idx on customer_addresses (customer_id);
create unique index one_default_address_per_customer on customer_addresses (customer_id) where is_default;

create table agreements (
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  -- adult: they state that they are of age.
  kind text not null check (kind in ('adult', 'newsletter')),
  -- False where the agreement is withdrawn.
  is_given boolean not null,
  version text not null,
  language text not null check (language in ('en', 'ja')),
  wording text not null,
  agreed_at timestamptz not null
);
comment on table agreements is 'What customers agreed to or withdrew. Append-only.';
create index agreements_customer_id_idx on agreements (customer_id);

create table cookie_consents (
  id text primary key,
  -- Null as long as the visitor has not signed in.
  customer_id text references customers (id) on delete set null,
  choice text not null check (choice in ('accepted', 'rejected')),
  version text not null,
  language text not null,
  wording text not null,
  chosen_at timestamptz not null
);
comment on table cookie_consents is 'The record of choices in the cookie banner. Append-only, without anybody''s name.';

create table country_waitlist (
  email text not null check (length(email) <= 254),
  country text not null check (country ~ '^[A-Z]{2}$'),
  customer_id text references customers (id) on delete cascade,
  language text not null check (language in ('en', 'ja')),
  wording text not null,
  created_at timestamptz not null,
  primary key (email, country)
);
comment on table country_waitlist is 'Who wants to be notified, once, when the shop begins to ship to a country. Nothing sends these mails yet.';


-- Feet ----------------------------------------------------------------------------------------------------------------

create table people (
  id text primary key,
  customer_id text references customers (id) on delete cascade,
  guest_id text,
  kind text not null check (kind in ('self', 'adult', 'child')),
  name text not null,
  -- The group whose sizes and measurements theirs are compared with.
  comparison_group text not null check (comparison_group in ('women', 'men', 'neither')),
  -- The consent of a child's guardian.
  guardian_version text,
  guardian_language text,
  guardian_wording text,
  guardian_agreed_at timestamptz,
  -- Measured as a guest who has signed in since: the customer decides whether it is somebody whom the account has.
  is_merge_pending boolean not null default false,
  created_at timestamptz not null,
  constraint people_owner_check check ((customer_id is null) <> (guest_id is null)),
  constraint people_guardian_check check ((kind = 'child') = (guardian_wording is not null))
);
comment on table people is 'The people whose feet are measured: several of a customer, one of a guest.';
create index people_customer_id_idx on people (customer_id) where customer_id is not null;
create unique index one_person_per_guest on people (guest_id) where guest_id is not null;
create unique index one_self_per_customer on people (customer_id) where kind = 'self' and not is_merge_pending;

create table scans (
  id text primary key,
  person_id text not null references people (id) on delete cascade,
  -- draft and captured are for a scanner in a store, which does not exist yet.
  state text not null check (state in ('draft', 'captured', 'measured', 'rejected', 'superseded')),
  -- What lists show of it, so that they need not read the whole scan.
  summary jsonb not null,
  -- Measurements and outlines of both feet; no photo.
  scan jsonb not null,
  -- SHA-256 of the scan: the same scan that is sent twice is stored once.
  digest text not null,
  -- Why it was rejected; empty where it was not.
  rejections jsonb not null,
  measured_at timestamptz not null,
  created_at timestamptz not null
);
comment on table scans is 'The measured feet of a person. The newest accepted scan is measured, earlier ones are superseded.';
create index scans_person_id_idx on scans (person_id, measured_at desc, id desc);
create unique index one_scan_per_person_and_digest on scans (person_id, digest);
create unique index one_measured_scan_per_person on scans (person_id) where state = 'measured';

create table device_handoffs (
  token_hash text primary key,
  person_id text not null references people (id) on delete cascade,
  expires_at timestamptz not null,
  -- The device that opened the link first; no other one may use it.
  device_hash text,
  -- What it sent last.
  scan_id text references scans (id) on delete set null,
  is_used boolean not null default false
);
comment on table device_handoffs is 'Links by which another device, usually a phone, may send a scan of a person.';
create index device_handoffs_person_id_idx on device_handoffs (person_id);


-- Designs and carts ---------------------------------------------------------------------------------------------------

create table designs (
  -- Chosen by the device, and unique only within its account.
  id text not null,
  customer_id text not null references customers (id) on delete cascade,
  -- Raised by every change: it decides which of two versions is newer.
  revision integer not null,
  design jsonb not null,
  saved_at timestamptz not null,
  primary key (customer_id, id)
);
comment on table designs is 'Pairs that customers design, as their devices synchronise them. Designs of guests stay on their devices.';

create table cart_lines (
  id text primary key,
  customer_id text references customers (id) on delete cascade,
  guest_id text,
  -- Of its owner; not a foreign key, as the designs of guests are on their devices.
  design_id text not null,
  -- Whose feet the configuration contains a copy of.
  person_id text not null references people (id) on delete cascade,
  configuration jsonb not null,
  -- The consent to a pair that is made to measure.
  consent_version text not null,
  consent_language text not null,
  consent_wording text not null,
  agreed_at timestamptz not null,
  added_at timestamptz not null,
  -- Null while it is in the cart: what is saved for later is not ordered with it.
  saved_for_later_at timestamptz,
  constraint cart_lines_owner_check check ((customer_id is null) <> (guest_id is null))
);
comment on table cart_lines is 'Pairs that are to be ordered: in the cart, or saved for later.';
create unique index one_cart_line_per_customer_and_design on cart_lines (customer_id, design_id)
  where customer_id is not null;
create unique index one_cart_line_per_guest_and_design on cart_lines (guest_id, design_id) where guest_id is not null;
create index cart_lines_person_id_idx on cart_lines (person_id);
create index cart_lines_added_at_idx on cart_lines (added_at) where guest_id is not null;

create table additional_order_grants (
  customer_id text references customers (id) on delete cascade,
  guest_id text,
  granted_at timestamptz not null,
  constraint additional_order_grants_owner_check check ((customer_id is null) <> (guest_id is null))
);
comment on table additional_order_grants is 'Who may place one more order although a sale is open or a paid pair is not delivered: they asked for another pair. Their next order uses the grant up, needed or not.';
create unique index one_additional_order_grant_per_customer on additional_order_grants (customer_id)
  where customer_id is not null;
create unique index one_additional_order_grant_per_guest on additional_order_grants (guest_id)
  where guest_id is not null;


-- Orders --------------------------------------------------------------------------------------------------------------

create table orders (
  id text primary key,
  customer_id text references customers (id) on delete cascade,
  guest_id text,
  -- What customers call it. Random: it reveals neither how many orders there are nor when it was placed.
  number text not null unique,
  -- refit and replacement remake one pair of a sale for free: it does not fit; it was faulty, damaged or lost.
  kind text not null check (kind in ('sale', 'refit', 'replacement')),
  -- The order that this one was split off, or of which it remakes a pair.
  original_order_id text constraint orders_original_order_id_fkey references orders (id) on delete set null,
  -- It may be open next to another one: placed by an additional order grant while a sale was open, split off, or a
  -- remake.
  is_companion boolean not null default false,
  -- The table of transitions is domain/order/moves.ts. A remake is free: once checked it is printing, and never paid.
  stage text not null check (stage in (
    'placed', 'in_review', 'needs_attention', 'ready_to_pay', 'awaiting_payment', 'paid', 'printing', 'quality_check',
    'shipped', 'delivered', 'cancelled', 'refund_pending', 'refunded'
  )),
  stage_entered_at timestamptz not null,
  placed_at timestamptz not null,
  -- The workshop first found that it can be made: the days to pay count from here, whatever is checked again later.
  first_ready_to_pay_at timestamptz,
  -- The agreement: later changes of prices, terms and settings do not affect it.
  country text not null,
  language text not null,
  currency text not null,
  total_minor integer not null check (total_minor >= 0),
  quote jsonb not null,
  terms_version text not null,
  contact jsonb not null,
  address jsonb not null,
  -- Money may arrive until then, by a payment page or a konbini voucher; null where none is open.
  payment_open_until timestamptz,
  -- The day by which it is shipped, as the customer was last told.
  promised_ship_by timestamptz,
  -- When such a day had first passed: from then on the customer may cancel and be refunded.
  ship_date_missed_at timestamptz,
  -- The parcel, once it is shipped.
  carrier text,
  tracking_number text,
  -- Since when mail to the address of its contact bounces.
  email_bounced_at timestamptz,
  constraint orders_owner_check check ((customer_id is null) <> (guest_id is null)),
  constraint orders_parcel_check check ((carrier is null) = (tracking_number is null)),
  constraint orders_free_remake_check check (kind = 'sale' or total_minor = 0)
);
comment on table orders is 'Orders of pairs that are made to measure: a sale, or the free remake of a pair of one. A sale is paid once the workshop knows that it can be made.';
create index orders_customer_id_idx on orders (customer_id);
create index orders_guest_id_idx on orders (guest_id) where guest_id is not null;
create index orders_original_order_id_idx on orders (original_order_id) where original_order_id is not null;
create index orders_stage_idx on orders (stage, stage_entered_at);
create unique index one_open_sale_per_customer on orders (customer_id)
  where customer_id is not null and kind = 'sale' and not is_companion
    and stage in ('placed', 'in_review', 'needs_attention', 'ready_to_pay', 'awaiting_payment');
create unique index one_open_sale_per_guest on orders (guest_id)
  where guest_id is not null and kind = 'sale' and not is_companion
    and stage in ('placed', 'in_review', 'needs_attention', 'ready_to_pay', 'awaiting_payment');

create table order_pairs (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  -- The pair of another order that this one remakes; it has that pair's edition number.
  original_pair_id text references order_pairs (id) on delete cascade,
  -- Within its order, from 0.
  position integer not null,
  design_id text not null,
  configuration jsonb not null,
  -- Raised by every change of the design: a check is of one revision.
  revision integer not null default 1,
  -- Whether the workshop can make this revision.
  check_state text not null default 'waiting' check (check_state in ('waiting', 'passed', 'failed')),
  -- The consent to a pair that is made to measure.
  consent_version text not null,
  consent_language text not null,
  consent_wording text not null,
  agreed_at timestamptz not null,
  unique (order_id, position)
);
comment on table order_pairs is 'The pairs of an order, each with its configuration and a copy of the feet.';
create index order_pairs_original_pair_id_idx on order_pairs (original_pair_id) where original_pair_id is not null;

create table order_transitions (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  occurred_at timestamptz not null,
  -- Who moved the order: clock is a deadline, check the workshop, payment the payment provider.
  actor text not null check (actor in ('customer', 'operator', 'check', 'payment', 'clock')),
  -- The name of an operator.
  actor_name text,
  -- Null when it was placed.
  from_stage text,
  to_stage text not null,
  reason text check (length(reason) <= 500)
);
comment on table order_transitions is 'The transitions of orders between stages: the history of an order. Append-only.';
create index order_transitions_order_id_idx on order_transitions (order_id, occurred_at);

create table order_changes (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  occurred_at timestamptz not null,
  actor text not null check (actor in ('customer', 'operator')),
  -- The name of an operator.
  actor_name text,
  kind text not null check (kind in ('address', 'design', 'email')),
  -- Of a design: the pair, and its new revision.
  pair_id text references order_pairs (id) on delete cascade,
  revision integer,
  constraint order_changes_design_check check ((kind = 'design') = (pair_id is not null and revision is not null))
);
comment on table order_changes is 'Changes of orders that are no transition. Append-only, without the earlier values.';
create index order_changes_order_id_idx on order_changes (order_id, occurred_at);

create table order_reminders (
  order_id text not null references orders (id) on delete cascade,
  -- The kind of the mail, as in mails.
  template text not null,
  -- Sent on this day after counted_from; sent again only when the days are counted from another time.
  day integer not null,
  -- When the order entered its stage or was first ready to pay, or the promised day.
  counted_from timestamptz not null,
  queued_at timestamptz not null,
  primary key (order_id, template, day, counted_from)
);
comment on table order_reminders is 'Reminders that were queued, so that each is sent once.';


-- The limited edition -------------------------------------------------------------------------------------------------

create table edition_numbers (
  number integer primary key check (number > 0),
  -- The pair that has the number. It is freed when the order is cancelled or refunded, unless the pair was printed.
  pair_id text unique references order_pairs (id) on delete set null deferrable initially deferred,
  -- The customer or guest for whom a freed number is reserved, and until when.
  reserved_for text,
  reserved_until timestamptz,
  constraint edition_numbers_reservation_check check ((reserved_for is null) = (reserved_until is null)),
  constraint edition_numbers_taken_check check (pair_id is null or reserved_for is null)
);
comment on table edition_numbers is 'Every number of the limited edition, once: taken by a pair, reserved, or free. Created when the shop opens.';
create index edition_numbers_free_idx on edition_numbers (number) where pair_id is null;
create index edition_numbers_reserved_for_idx on edition_numbers (reserved_for) where reserved_for is not null;

create table edition_waitlist (
  id text primary key,
  -- The order of the list.
  position integer generated always as identity unique,
  customer_id text unique references customers (id) on delete cascade,
  guest_id text unique,
  email text not null check (length(email) <= 254),
  language text not null check (language in ('en', 'ja')),
  wording text not null,
  joined_at timestamptz not null,
  -- A number is reserved for them, and they were notified. Null while they wait.
  notified_at timestamptz,
  constraint edition_waitlist_owner_check check ((customer_id is null) <> (guest_id is null))
);
comment on table edition_waitlist is 'Who waits for a number of the edition: one entry per customer or guest.';
create index edition_waitlist_waiting_idx on edition_waitlist (position) where notified_at is null;


-- Payments ------------------------------------------------------------------------------------------------------------

create table payments (
  -- Also the idempotency key at the payment provider.
  id text primary key,
  -- Null where the order was deleted with its account: money that arrives for it is refunded.
  order_id text references orders (id) on delete set null,
  order_number text not null,
  provider text not null check (provider in ('sandbox', 'stripe')),
  currency text not null,
  amount_minor integer not null check (amount_minor > 0),
  -- open: the payment page can be paid; waiting: a konbini voucher was chosen and is not yet paid; ended: without money
  -- so far, as the provider may still report a voucher or money.
  state text not null default 'open' check (state in ('open', 'waiting', 'paid', 'ended')),
  created_at timestamptz not null,
  -- Money may arrive until then: the end of the payment page, or the deadline of the voucher.
  expires_at timestamptz not null,
  end_reason text check (end_reason in ('not_created', 'expired', 'closed_by_provider')),
  -- The provider's ids: of the checkout session, which is the payment page, and of the money it took.
  checkout_session_ref text,
  checkout_url text,
  charge_ref text,
  paid_at timestamptz,
  received_minor integer,
  -- The payer's bank inquires without taking money, or has withdrawn it; the shop has won or lost the dispute.
  dispute text check (dispute in ('inquiry', 'inquiry_closed', 'open', 'won', 'lost')),
  -- When the provider was last asked about a payment of which no webhook came.
  queried_at timestamptz,
  constraint payments_ended_check check ((state = 'ended') = (end_reason is not null)),
  constraint payments_paid_check check ((state = 'paid') = (paid_at is not null)),
  constraint payments_received_check check ((paid_at is null) = (received_minor is null)),
  constraint payments_checkout_check check ((checkout_session_ref is null) = (checkout_url is null)),
  unique (provider, checkout_session_ref)
);
comment on table payments is 'Attempts to pay an order, each with one payment page at the provider.';
create unique index one_open_payment_per_order on payments (order_id) where state in ('open', 'waiting');
create index payments_order_id_idx on payments (order_id, created_at);
create index payments_charge_ref_idx on payments (provider, charge_ref) where charge_ref is not null;
create index payments_to_query_idx on payments (expires_at) where state in ('open', 'waiting') or end_reason = 'expired';

create table webhook_events (
  provider text not null,
  -- The provider's id; of an answer to a query of ours, an id made from it.
  event_id text not null,
  kind text not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  payment_id text references payments (id) on delete cascade,
  -- What it changed.
  effect text not null,
  primary key (provider, event_id)
);
comment on table webhook_events is 'Events of the payment provider, each once: webhooks whose signature was valid, and answers to queries of ours. Append-only.';
create index webhook_events_payment_id_idx on webhook_events (payment_id);

create table refunds (
  -- Also the idempotency key at the payment provider.
  id text primary key,
  payment_id text not null references payments (id) on delete cascade,
  amount_minor integer not null check (amount_minor > 0),
  -- cancelled and dispute refund an order; the others refund money that the order could not take: it came twice, when
  -- the order could not be paid, or in another amount.
  cause text not null check (cause in ('cancelled', 'paid_twice', 'order_not_payable', 'wrong_amount', 'dispute')),
  -- due: owed, and not yet requested from the provider; needs_account: the payer has to name a bank account.
  state text not null check (state in ('due', 'requested', 'needs_account', 'done', 'failed')),
  due_at timestamptz not null,
  -- The provider's code of a failure.
  error text check (length(error) <= 100),
  -- When the provider first reported it as done, whatever its bank returned later.
  done_at timestamptz,
  ended_at timestamptz,
  -- Paid back by an operator by other means than the provider.
  is_manual boolean not null default false,
  constraint refunds_ended_check check ((state in ('done', 'failed')) = (ended_at is not null)),
  constraint refunds_done_check check (state <> 'done' or done_at is not null)
);
comment on table refunds is 'Refunds of whole payments. A failed one is still owed and may be followed by another.';
create unique index one_active_refund_per_payment on refunds (payment_id) where state <> 'failed';
create index refunds_payment_id_idx on refunds (payment_id, due_at);


-- Files and the workshop ----------------------------------------------------------------------------------------------

create table files (
  -- The bytes are stored under the same id.
  id text primary key,
  -- Uploaded by a customer or guest: no endpoint accepts uploads yet.
  customer_id text references customers (id) on delete cascade,
  guest_id text,
  -- Made by the workshop.
  order_id text references orders (id) on delete cascade,
  -- pending: being uploaded or written; lost: its bytes are missing. Only stored files are visible.
  state text not null check (state in ('pending', 'stored', 'lost')),
  -- In bytes; of a pending file, what is reserved for it.
  size bigint not null check (size >= 0),
  -- Known once the file is complete.
  name text,
  media_type text,
  digest text,
  created_at timestamptz not null,
  constraint files_owner_check check (num_nonnulls(customer_id, guest_id, order_id) = 1),
  constraint files_complete_check check (
    state = 'pending' or (name is not null and media_type is not null and digest is not null)
  )
);
comment on table files is 'Files of customers, guests and orders. A row exists before its bytes are written and after they are deleted.';
create index files_customer_id_idx on files (customer_id) where customer_id is not null;
create index files_guest_id_idx on files (guest_id) where guest_id is not null;
create index files_order_id_idx on files (order_id) where order_id is not null;
create index files_pending_idx on files (created_at) where state = 'pending';

create table file_owners (guest_id text primary key);
comment on table file_owners is 'A row per guest with uploaded files, to lock while their quota is checked. Customers have a row of their own.';

create table files_to_delete (id text primary key);
comment on table files_to_delete is 'Files whose row is deleted and whose bytes are still to be deleted.';

create table pair_checks (
  pair_id text not null references order_pairs (id) on delete cascade,
  revision integer not null,
  checked_at timestamptz not null,
  -- Why it cannot be made, or the measurements of the shoes that were made.
  error jsonb,
  report jsonb,
  primary key (pair_id, revision),
  constraint pair_checks_result_check check (num_nonnulls(error, report) = 1)
);
comment on table pair_checks is 'The workshop''s check of each revision of a pair.';

create table print_files (
  file_id text primary key references files (id) on delete cascade,
  pair_id text not null,
  revision integer not null,
  side text not null check (side in ('left', 'right')),
  kind text not null check (kind in ('stl', '3mf', 'glb')),
  foreign key (pair_id, revision) references pair_checks (pair_id, revision) on delete cascade,
  unique (pair_id, revision, side, kind)
);
comment on table print_files is 'The files for the printer, of each revision of a pair that passed its check.';


-- Background work -----------------------------------------------------------------------------------------------------

create table mails (
  id text primary key,
  -- Null as long as it is unknown who owns the address.
  customer_id text references customers (id) on delete cascade,
  -- The order that the mail is about.
  order_id text references orders (id) on delete set null,
  kind text not null,
  to_address text not null check (length(to_address) <= 254),
  language text not null check (language in ('en', 'ja')),
  -- Null once a mail server has accepted it, as it may contain a code to sign in.
  subject text,
  body_text text,
  body_html text,
  created_at timestamptz not null,
  sent_at timestamptz,
  constraint mails_content_check check (
    sent_at is not null or (subject is not null and body_text is not null and body_html is not null)
  )
);
comment on table mails is 'The mail outbox, written in the transaction of what a mail is about; a job sends it. In a demo it is the mailbox as well.';
create index mails_customer_id_idx on mails (customer_id) where customer_id is not null;
create index mails_order_id_idx on mails (order_id) where order_id is not null;
create index mails_to_address_idx on mails (to_address, created_at);
create index mails_created_at_idx on mails (created_at);

create table jobs (
  id text primary key,
  kind text not null check (length(kind) between 1 and 60),
  -- What it is about: an id, never a name or an address.
  subject text not null check (length(subject) between 1 and 200),
  payload jsonb not null,
  queued_at timestamptz not null,
  -- Not started before.
  due_at timestamptz not null,
  attempts integer not null default 0,
  started_at timestamptz,
  -- The lease of the attempt that runs: another attempt has another token.
  lease_token text,
  lease_until timestamptz,
  -- Queued again while it ran: it runs once more.
  is_requeued boolean not null default false,
  progress text check (length(progress) <= 200),
  -- The kind of the last error and its code; messages of others could contain an address.
  last_error text,
  ended_at timestamptz,
  end_reason text check (end_reason in ('done', 'given_up')),
  constraint jobs_lease_check check ((lease_token is null) = (lease_until is null)),
  constraint jobs_ended_check check ((ended_at is null) = (end_reason is null)),
  constraint jobs_ended_lease_check check (ended_at is null or lease_token is null)
);
comment on table jobs is 'Background jobs, queued in the transaction that they belong to. Ended ones are stored for some time.';
create unique index one_open_job_per_subject on jobs (kind, subject) where ended_at is null;
create index jobs_due_at_idx on jobs (due_at) where ended_at is null;
create index jobs_subject_idx on jobs (kind, subject);
create index jobs_queued_at_idx on jobs (queued_at);
create index jobs_ended_at_idx on jobs (ended_at) where ended_at is not null;

create table idempotency_keys (
  -- The customer or guest who sent the request. Unchanged when a guest signs in.
  caller_id text not null,
  endpoint text not null,
  key text not null,
  -- Who owns it now; null as long as it is a guest.
  customer_id text references customers (id) on delete cascade,
  -- The same key with another request is rejected.
  request_digest text not null,
  -- The lease of the request in progress.
  lease_token text not null,
  lease_until timestamptz not null,
  -- Null while the request is in progress, or after its server has crashed.
  response_status integer,
  response_body text,
  created_at timestamptz not null,
  primary key (caller_id, endpoint, key),
  constraint idempotency_keys_response_check check ((response_status is null) = (response_body is null))
);
comment on table idempotency_keys is 'Requests that must not be repeated, by the key of their caller, with the response to repeat.';
create index idempotency_keys_customer_id_idx on idempotency_keys (customer_id) where customer_id is not null;
create index idempotency_keys_created_at_idx on idempotency_keys (created_at);

create table rate_limits (
  -- What is counted, for example sign-in mails, with a hash of the address or the caller.
  name text primary key,
  count integer not null,
  window_ends_at timestamptz not null
);
comment on table rate_limits is 'Counters of requests, each within its current window.';

create table stream_channels (
  -- The id of the customer or guest.
  id text primary key,
  -- Who owns it now; null as long as it is a guest.
  customer_id text references customers (id) on delete cascade,
  -- The row is locked while a number is taken, so that numbers become visible in their order. It outlives its events.
  last_number integer not null,
  -- Of a guest who has signed in: the channel that has the events now, and what was added to their numbers.
  merged_into text references stream_channels (id) on delete cascade,
  number_offset integer,
  constraint stream_channels_merge_check check ((merged_into is null) = (number_offset is null))
);
comment on table stream_channels is 'One channel of server-sent events per customer or guest.';
create index stream_channels_customer_id_idx on stream_channels (customer_id) where customer_id is not null;
create index stream_channels_merged_into_idx on stream_channels (merged_into) where merged_into is not null;

create table stream_events (
  channel_id text not null references stream_channels (id) on delete cascade,
  number integer not null,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  primary key (channel_id, number)
);
comment on table stream_events is 'The events of a channel, numbered without gaps, for some days.';
create index stream_events_created_at_idx on stream_events (created_at);


-- The payment provider of a demo --------------------------------------------------------------------------------------
-- It speaks Stripe's protocol, moves no money, and shares nothing with the tables above: names are those of the protocol.

create table sandbox_sessions (
  id text primary key,
  -- The shop's ids of the payment and its order.
  payment_id text not null,
  order_number text not null,
  -- The provider's id of the money.
  charge_id text not null unique,
  currency text not null check (currency in ('gbp', 'jpy')),
  amount integer not null check (amount > 0),
  description text not null,
  language text not null check (language in ('en', 'ja')),
  success_url text not null,
  cancel_url text not null,
  -- Days until a konbini voucher expires; null where vouchers are not offered.
  voucher_days integer check (voucher_days between 1 and 60),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- voucher: chosen and not yet paid; voucher_expired: never paid.
  state text not null default 'open' check (state in ('open', 'voucher', 'paid', 'expired', 'voucher_expired')),
  voucher_number text,
  voucher_expires_at timestamptz,
  dispute text check (dispute in ('inquiry', 'inquiry_closed', 'open', 'won', 'lost')),
  -- The testers' choices: how refunds end, and how webhooks are delivered.
  refund_outcome text not null default 'at_once' check (refund_outcome in ('at_once', 'later', 'account', 'fail')),
  webhook_copies integer not null default 1 check (webhook_copies between 1 and 2),
  webhook_delay_minutes integer not null default 0 check (webhook_delay_minutes between 0 and 20160),
  constraint sandbox_sessions_voucher_check check ((voucher_number is null) = (voucher_expires_at is null)),
  constraint sandbox_sessions_voucher_state_check check (
    voucher_number is not null or state not in ('voucher', 'voucher_expired')
  )
);
comment on table sandbox_sessions is 'The payment pages, each with its payment. No addresses of payers.';
create index sandbox_sessions_to_end_idx on sandbox_sessions (coalesce(voucher_expires_at, expires_at))
  where state in ('open', 'voucher');
create index sandbox_sessions_created_at_idx on sandbox_sessions (created_at);

create table sandbox_refunds (
  id text primary key,
  session_id text not null references sandbox_sessions (id) on delete cascade,
  -- The shop's id.
  refund_id text not null,
  amount integer not null check (amount > 0),
  state text not null check (state in ('pending', 'requires_action', 'succeeded', 'failed')),
  created_at timestamptz not null
);
comment on table sandbox_refunds is 'Refunds of the sandbox.';
create index sandbox_refunds_session_id_idx on sandbox_refunds (session_id);

create table sandbox_idempotency_keys (
  key text primary key,
  request_digest text not null,
  response text,
  created_at timestamptz not null
);
comment on table sandbox_idempotency_keys is 'What the sandbox answered under a key, to answer the same again.';

create table sandbox_webhook_events (
  id text primary key,
  session_id text not null references sandbox_sessions (id) on delete cascade,
  body text not null,
  -- How often it is to be delivered, and how often it was.
  copies integer not null,
  delivered_copies integer not null default 0,
  -- Signed with a wrong secret, for testers.
  is_forged boolean not null,
  created_at timestamptz not null
);
comment on table sandbox_webhook_events is 'The events that the sandbox delivers to the shop.';
create index sandbox_webhook_events_session_id_idx on sandbox_webhook_events (session_id);
