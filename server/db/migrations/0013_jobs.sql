-- What the shop does once and later, queued in the transaction of what it belongs to.
create table jobs (
  id text primary key,
  kind text not null check (length(kind) between 1 and 60),
  -- What it is about: an id, never a name or an address.
  subject text not null check (length(subject) between 1 and 200),
  payload jsonb not null,
  queued_at timestamptz not null,
  -- Nobody begins it before.
  due_at timestamptz not null,
  attempts integer not null default 0,
  begun_at timestamptz,
  -- A name of its own for each time that it is taken on: whoever was too slow finds another here.
  claim text,
  lease_until timestamptz,
  -- It was queued anew while somebody was at it, who may not have seen why: it is done once more.
  wanted_again boolean not null default false,
  progress text check (length(progress) <= 200),
  -- The kind of fault and its number; the words of others could hold an address.
  last_fault text,
  ended_at timestamptz,
  ended_why text check (ended_why in ('done', 'given_up')),
  check ((claim is null) = (lease_until is null)),
  check ((ended_at is null) = (ended_why is null)),
  check (ended_at is null or claim is null)
);
-- One open job for each subject, so that whoever queues it need not look; an ended one stays as a record beside it.
create unique index jobs_open on jobs (kind, subject) where ended_at is null;
create index jobs_due on jobs (due_at) where ended_at is null;
create index jobs_of_subject on jobs (kind, subject);
create index jobs_by_time on jobs (queued_at);

-- What became of a mail is told by its job from now on.
insert into jobs (id, kind, subject, payload, queued_at, due_at, attempts, last_fault, ended_at, ended_why)
select id, 'mail', id, '{}', created_at, coalesce(lease_until, created_at), attempts, last_fault,
  coalesce(sent_at, given_up_at),
  case when sent_at is not null then 'done' when given_up_at is not null then 'given_up' end
from mails;
drop index mails_to_send;
alter table mails drop column attempts;
alter table mails drop column lease_until;
alter table mails drop column given_up_at;
alter table mails drop column last_fault;
