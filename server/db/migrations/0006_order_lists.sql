-- The pages of an owner's orders, newest first.
create index orders_customer_placed_at_idx on orders (customer_id, placed_at desc, id) where customer_id is not null;
create index orders_guest_placed_at_idx on orders (guest_id, placed_at desc, id) where guest_id is not null;
