-- Mails that the shop owes, written in the same transaction as what they tell of; and in a demo the mailbox itself.
create table mails (
  id text primary key,
  kind text not null,
  to_address text not null check (length(to_address) <= 254),
  language text not null check (language in ('en', 'ja')),
  -- What a mail says may hold a code to sign in with: it is gone once a mail server has taken it.
  subject text,
  body_text text,
  body_html text,
  created_at timestamptz not null,
  attempts integer not null default 0,
  -- Nobody may try to send it before: either somebody is at it, or it waits for its next try.
  lease_until timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  -- The kind of fault and its number; the words of a mail server could hold an address.
  last_fault text,
  check (sent_at is not null or (subject is not null and body_text is not null and body_html is not null))
);
create index mails_to_send on mails (created_at) where sent_at is null and given_up_at is null;
create index mails_by_time on mails (created_at);
create index mails_to_address on mails (to_address, created_at);
