-- An order belongs to a customer, or to the guest who placed it until they sign in.
alter table orders alter column customer_id drop not null;
alter table orders add column guest_id text;
alter table orders add constraint orders_owner check ((customer_id is null) <> (guest_id is null));
create index orders_of_guest on orders (guest_id) where guest_id is not null;
