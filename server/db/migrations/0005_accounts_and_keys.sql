-- Changes of an account's address that the old address can undo, sessions that end by age, and operators with a second
-- factor.

alter table sessions
  drop constraint sessions_end_reason_check,
  add constraint sessions_end_reason_check
    check (end_reason in ('signed_out', 'token_reused', 'email_changed', 'expired'));

alter table email_verifications
  drop constraint email_verifications_purpose_check,
  add constraint email_verifications_purpose_check
    check (purpose in ('sign_in', 'email_change', 'order_claim', 'order_email', 'current_email'));

create table email_changes (
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  old_email text not null check (length(old_email) <= 254),
  new_email text not null check (length(new_email) <= 254),
  actor text not null check (actor in ('customer', 'operator')),
  changed_at timestamptz not null,
  undo_hash text not null unique,
  undo_until timestamptz not null,
  undone_at timestamptz
);
comment on table email_changes is 'Changes of the address of an account, as long as the old address can undo them.';
create index email_changes_customer_id_idx on email_changes (customer_id);
create index email_changes_undo_until_idx on email_changes (undo_until);

alter table operator_tokens
  -- Null for a token of a server that does not know this column: some days from its creation.
  add column expires_at timestamptz,
  -- Until then a code of the second factor stands for this token, from that network.
  add column second_factor_until timestamptz,
  add column second_factor_network_hash text;

alter table operators
  -- Encrypted with the shop's key.
  add column totp_sealed text,
  add column totp_confirmed_at timestamptz,
  -- The time step of the last accepted code: a code is accepted once.
  add column totp_last_step integer;
