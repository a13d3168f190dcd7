-- Control of documents (ISO/IEC 27001 7.5): who answers for one, its versions, the draft beside the version in force, and who approved what.

alter table documents
  add column owner_id uuid,
  add column classification text check (classification in ('public', 'internal', 'confidential', 'strictly-confidential')),
  add column number text check (length(number) between 1 and 60),
  -- Its own review cycle; without one the organisation's policy.
  add column review_months int check (review_months between 1 and 60),
  -- The approved version whose words these are; null before the first approval.
  add column version int check (version > 0),
  add column approved_at timestamptz,
  add column approved_by_name text,
  add column obsolete_at timestamptz,
  add column obsolete_by uuid,
  add column obsolete_by_name text,
  add column obsolete_reason text check (length(obsolete_reason) <= 1000),
  add constraint documents_approved check ((version is null) = (approved_at is null)),
  add constraint documents_obsolete check ((obsolete_at is null) = (obsolete_by_name is null));
create unique index documents_number on documents (organisation_id, lower(number)) where number is not null;
create index documents_by_owner on documents (organisation_id, owner_id);

-- Evidence keeps the version that it quotes: 0 before the first approval.
alter table evidence add column version int not null default 0 check (version >= 0);

-- What was approved, word for word, for ever. 0 is what stood before the first approval, where evidence quotes it.
create table document_versions (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  document_id uuid not null references documents on delete cascade,
  number int not null check (number >= 0),
  file_id uuid not null references files,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  file_name text not null,
  media_type text not null,
  size bigint not null,
  pages int,
  title text not null,
  language text,
  text text not null,
  blocks jsonb not null,
  -- The source of what was written here; null for a file.
  markdown text,
  note text not null check (length(note) <= 2000),
  made_at timestamptz not null,
  made_by uuid not null,
  made_by_name text not null,
  approved_at timestamptz,
  approved_by_name text,
  unique (document_id, number),
  check ((number = 0) = (approved_at is null)),
  check ((approved_at is null) = (approved_by_name is null))
);
select clausewise.protect('document_versions', 'select, insert, delete');

-- Nobody changes a version, and it goes only with its whole document or when a backup takes the place of everything.
create function clausewise.keep_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    raise exception 'A version of a document is never changed.';
  end if;
  if coalesce(current_setting('clausewise.replaces_all', true), '') <> 'yes'
    and exists (select from public.documents where id = old.document_id)
    and exists (select from public.organisations where id = old.organisation_id) then
    raise exception 'A version of a document is kept as long as the document.';
  end if;
  return old;
end $$;
create trigger keep_version before update or delete on document_versions for each row execute function clausewise.keep_version();

-- The working draft beside the version in force, at most one: words written here, or a file that was uploaded.
create table document_drafts (
  document_id uuid primary key references documents on delete cascade,
  organisation_id uuid not null references organisations on delete cascade,
  markdown text check (length(markdown) <= 1000000),
  file_id uuid references files,
  file_name text not null,
  state text not null check (state in ('waiting', 'read', 'refused')),
  text text not null default '',
  blocks jsonb not null default '[]',
  pages int,
  language text,
  note text not null default '' check (length(note) <= 2000),
  -- The version it started from.
  based_on int,
  revision int not null default 1,
  started_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by uuid not null,
  changed_by_name text not null,
  check ((markdown is null) <> (file_id is null))
);
select clausewise.protect('document_drafts');

-- A draft that was handed to somebody for approval, and what came of it.
create table document_submissions (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  document_id uuid not null references documents on delete cascade,
  -- The version it becomes when it is approved.
  number int not null check (number > 0),
  note text not null check (length(note) <= 2000),
  state text not null default 'open' check (state in ('open', 'approved', 'rejected', 'withdrawn')),
  submitted_at timestamptz not null,
  submitted_by uuid not null,
  submitted_by_name text not null,
  closed_at timestamptz,
  check ((state = 'open') = (closed_at is null))
);
create unique index document_submissions_open on document_submissions (document_id) where state = 'open';
create index document_submissions_of on document_submissions (organisation_id, document_id, submitted_at);
select clausewise.protect('document_submissions');

create table document_decisions (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  submission_id uuid not null references document_submissions on delete cascade,
  approver_id uuid not null,
  approver_name text not null,
  decision text check (decision in ('approved', 'rejected')),
  comment text not null default '' check (length(comment) <= 2000),
  decided_at timestamptz,
  unique (submission_id, approver_id),
  check ((decision is null) = (decided_at is null))
);
create index document_decisions_by_approver on document_decisions (organisation_id, approver_id) where decision is null;
select clausewise.protect('document_decisions');
