-- Approved versions of the Statement of Applicability: who approved what when. Never changed; a restored backup replaces them whole.
create table statement_versions (
  organisation_id uuid not null references organisations on delete cascade,
  framework text not null,
  number integer not null check (number > 0),
  approved_at timestamptz not null,
  approved_by uuid not null,
  approved_by_name text not null,
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{16}$'),
  -- Everything that is printed: a version is the same for ever, whatever the catalogue or the organisation become.
  facts jsonb not null,
  logo_sha256 text check (logo_sha256 ~ '^[0-9a-f]{64}$'),
  primary key (organisation_id, framework, number)
);
select clausewise.protect('statement_versions', 'select, insert, delete');
