-- What happened, for those who follow it live. Each customer and each guest has a channel, and the events of a channel are
-- numbered without a gap: a number is taken under the lock of the channel's row, which is held until the event is there for
-- all to read. So whoever has read as far as 7 misses no 6 that comes later.
create table stream_channels (
  -- The customer's or guest's own id. The row stays as long as they do, so that its numbers never begin again.
  id text primary key,
  -- Whose it is by now; nobody's as long as a guest's.
  customer_id text references customers (id) on delete cascade,
  last_number integer not null,
  -- Where a guest's events are since they signed in, and by how much their numbers have grown.
  moved_to text references stream_channels (id) on delete cascade,
  moved_by integer,
  check ((moved_to is null) = (moved_by is null))
);
create index stream_channels_of_customer on stream_channels (customer_id) where customer_id is not null;
create index stream_channels_moved on stream_channels (moved_to) where moved_to is not null;

create table stream_events (
  channel_id text not null references stream_channels (id) on delete cascade,
  number integer not null,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  primary key (channel_id, number)
);
create index stream_events_by_age on stream_events (created_at);
