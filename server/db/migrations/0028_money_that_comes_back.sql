-- When the house said that money was there. Of what its bank sent back afterwards the payer had been told.
alter table refunds add column done_at timestamptz;
update refunds set done_at = ended_at where state = 'done';
-- Sent in another way than by the house, by somebody of the shop.
alter table refunds add column by_hand boolean not null default false;
alter table refunds add constraint refunds_done check (state <> 'done' or done_at is not null);

-- When the house was asked last what became of a payment of which it has told nothing.
alter table payments add column asked_at timestamptz;
create index payments_to_ask on payments (until) where state in ('open', 'waiting') or ended_why = 'expired';

-- A bank asks before it takes anything: the money is still there.
alter table payments drop constraint payments_dispute_check;
alter table payments add constraint payments_dispute_check
  check (dispute in ('inquiry', 'inquiry_closed', 'open', 'won', 'lost'));
alter table sandbox_sessions drop constraint sandbox_sessions_dispute_check;
alter table sandbox_sessions add constraint sandbox_sessions_dispute_check
  check (dispute in ('inquiry', 'inquiry_closed', 'open', 'won', 'lost'));
create index sandbox_sessions_to_forget on sandbox_sessions (made_at);
