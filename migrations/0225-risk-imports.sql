-- What an import did to each risk, so that a whole one can be taken back: what the risk was, or nothing where it was added, its version since, and
-- the assessments that the import made.
create table risk_import_rows (
  organisation_id uuid not null references organisations on delete cascade,
  import_id uuid not null,
  risk_id uuid not null references risks on delete cascade,
  before jsonb,
  version int not null,
  assessment_ids uuid[] not null,
  at timestamptz not null,
  primary key (import_id, risk_id)
);
create index risk_import_rows_by_risk on risk_import_rows (risk_id);
select clausewise.protect('risk_import_rows');
