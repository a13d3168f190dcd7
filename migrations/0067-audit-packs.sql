-- One row an audit pack. Only who asked for it fetches it, since it holds what that person may see; bytes and row go after a day.
create table audit_packs (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  framework text not null,
  name text not null check (length(name) between 1 and 255),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null default 0 check (size >= 0),
  job_id uuid not null,
  made_at timestamptz not null,
  made_by uuid not null
);
create index audit_packs_recent on audit_packs (organisation_id, made_by, made_at desc);
select clausewise.protect('audit_packs');
