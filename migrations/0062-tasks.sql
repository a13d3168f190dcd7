-- Work somebody is to do by a day. What it came from is named by `source_key`: while a task of that key is open there is no second one.
create table tasks (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  title text not null check (length(title) between 1 and 200),
  note text not null check (length(note) <= 4000),
  owner_id uuid,
  due_on date,
  state text not null default 'open' check (state in ('open', 'done', 'cancelled')),
  source_kind text check (length(source_kind) between 1 and 40),
  source_key text check (length(source_key) between 1 and 200),
  source_href text check (length(source_href) between 1 and 500),
  document_id uuid references documents on delete set null,
  created_at timestamptz not null,
  created_by uuid not null,
  created_by_name text not null,
  completed_at timestamptz,
  completed_by uuid,
  completed_by_name text,
  reminded_on date,
  version int not null default 1,
  check ((source_kind is null) = (source_key is null) and (source_key is null) = (source_href is null)),
  check ((state = 'open') = (completed_at is null))
);
create unique index tasks_open_of_source on tasks (organisation_id, source_key) where state = 'open';
create index tasks_by_due on tasks (organisation_id, state, due_on, id);
create index tasks_by_owner on tasks (organisation_id, owner_id, state, due_on);
create index tasks_by_source on tasks (organisation_id, source_kind, source_key);
create index tasks_by_document on tasks (document_id);
select clausewise.protect('tasks');
