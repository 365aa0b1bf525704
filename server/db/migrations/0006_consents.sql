-- The proof of what was chosen, of which words, and when. It holds nobody's name; a change of mind is another row.
create table consents (
  id text primary key,
  choice text not null check (choice in ('accepted', 'rejected')),
  version text not null,
  language text not null,
  -- Word for word what was shown.
  wording text not null,
  chosen_at timestamptz not null
);
