-- Who wants to hear once, when we begin to ship to their country, with the words they agreed to.
create table country_waiting_list (
  email text not null check (length(email) <= 254),
  country text not null check (country ~ '^[A-Z]{2}$'),
  language text not null check (language in ('en', 'ja')),
  wording text not null,
  created_at timestamptz not null,
  primary key (email, country)
);
