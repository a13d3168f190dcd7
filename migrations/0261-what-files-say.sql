-- What came with a backup that this installation did not sign, and stands beside what it knows itself.

-- The file that says so; null where this installation wrote it. Rows keep it through later backups.
alter table risk_acceptances add column from_file text check (length(from_file) between 1 and 255);
alter table document_versions add column from_file text check (length(from_file) between 1 and 255);
alter table document_receipts add column from_file text check (length(from_file) between 1 and 255);
alter table document_decisions add column from_file text check (length(from_file) between 1 and 255);
alter table statement_versions add column from_file text check (length(from_file) between 1 and 255);
alter table awareness_certificates add column from_file text check (length(from_file) between 1 and 255);

-- The history in such a file. It never joins the organisation's own trail, and nobody vouches for it here.
create table file_audit_entries (
  organisation_id uuid not null references organisations on delete cascade,
  -- Under which the file's chain is hashed.
  chain_id uuid not null,
  number integer not null check (number > 0),
  at timestamptz not null,
  actor_id uuid,
  actor_name text not null,
  action text not null,
  subject text not null,
  subject_id text not null,
  title text not null,
  before jsonb,
  after jsonb,
  request_id text,
  previous_hash text not null,
  hash text not null,
  primary key (organisation_id, chain_id, number)
);
create index file_audit_entries_recent on file_audit_entries (organisation_id, number desc);
select clausewise.protect('file_audit_entries', 'select, insert');
