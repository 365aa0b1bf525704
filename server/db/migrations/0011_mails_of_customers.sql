-- Whose a mail is. Whoever moves to another address leaves mails at the old one; they are still theirs, to see and to delete.
alter table mails add column customer_id text references customers (id) on delete cascade;
create index mails_of_customer on mails (customer_id) where customer_id is not null;
