-- Who is to read a document, and who said that they read and understood which version. A receipt is never changed.
create table document_publications (
  document_id uuid primary key references documents on delete cascade,
  organisation_id uuid not null references organisations on delete cascade,
  -- { kind, values }: everybody, roles (of the product or the organisation's own), departments, or people who were named.
  audience jsonb not null,
  due_on date,
  published_at timestamptz not null,
  published_by uuid not null,
  published_by_name text not null,
  reminded_at timestamptz
);
create index document_publications_of on document_publications (organisation_id);
select clausewise.protect('document_publications');

create table document_receipts (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  document_id uuid not null references documents on delete cascade,
  version int not null check (version > 0),
  user_id uuid not null,
  user_name text not null,
  read_at timestamptz not null,
  unique (document_id, version, user_id)
);
create index document_receipts_by_person on document_receipts (organisation_id, user_id);
select clausewise.protect('document_receipts', 'select, insert, delete');
