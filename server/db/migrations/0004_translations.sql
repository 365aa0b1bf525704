-- Texts that operators have changed; what is null is as the shop was built.
create table translations (
  key text primary key,
  text_en text,
  text_ja text,
  categories jsonb not null default '[]',
  check (text_en is not null or text_ja is not null)
);

-- Every change, with who and when; a text that was taken back has neither language.
create table translation_changes (
  id bigint generated always as identity primary key,
  key text not null,
  text_en text,
  text_ja text,
  categories jsonb not null default '[]',
  changed_by text not null,
  changed_at timestamptz not null
);
