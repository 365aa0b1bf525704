create table stores (
  id text primary key,
  name_en text not null,
  name_ja text not null,
  address_en text not null,
  address_ja text not null,
  time_zone text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  country text not null check (country in ('GB', 'JP'))
);
