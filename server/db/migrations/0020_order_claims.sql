-- A code may prove as well that an order is whose it is asked for: the question names the number, whether there is such an order or not.
alter table email_proofs drop constraint email_proofs_purpose_check;
alter table email_proofs add constraint email_proofs_purpose_check check (purpose in ('sign_in', 'new_address', 'order_claim'));
alter table email_proofs add column order_number text;
alter table email_proofs add constraint email_proofs_order check ((purpose = 'order_claim') = (order_number is not null));
create index email_proofs_of_order on email_proofs (order_number, customer_id) where order_number is not null;

-- Which order a mail is about: where it is refused for good, the order says so, and where the order goes, its mails go.
alter table mails add column order_id text references orders (id) on delete set null;
create index mails_of_order on mails (order_id) where order_id is not null;

-- Since when the address of its contact takes no mail; nothing once it does, or is another one.
alter table orders add column email_bounced_at timestamptz;
