-- What became of the money of a payment is asked for at every move of its order.
create index refunds_of_payment on refunds (payment_id, wanted_at);

-- What has ended is swept away by its age, however many jobs there were.
create index jobs_to_forget on jobs (ended_at) where ended_at is not null;
