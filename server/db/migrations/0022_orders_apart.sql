-- What was split off is an order of its own: when the other one goes, as an account is deleted, it stays for itself if the law has us keep it.
alter table orders drop constraint orders_of_order_fkey;
alter table orders add constraint orders_of_order_fkey foreign key (of_order) references orders (id) on delete set null;
