-- Documents put to the test as evidence for a requirement, and what people said of the results.

create table validations (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations on delete cascade,
  document_id uuid not null references documents on delete cascade,
  framework text not null,
  requirement_id text not null,
  state text not null default 'waiting' check (state in ('waiting', 'assessed', 'unassessable')),
  refusal text,
  validation_score real,
  result jsonb,
  engine text,
  started_at timestamptz not null,
  started_by uuid not null,
  started_by_name text not null,
  assessed_at timestamptz,
  job_id uuid
);
create index validations_by_start on validations (organisation_id, started_at desc, id);
create index validations_by_requirement on validations (organisation_id, framework, requirement_id);
create index validations_by_document on validations (organisation_id, document_id);
select clausewise.protect('validations');

-- It serves every later validation for the same requirement, and stays when the validation it was given to goes with its document.
create table validation_feedback (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations on delete cascade,
  validation_id uuid references validations on delete set null,
  framework text not null,
  requirement_id text not null,
  about text not null,
  verdict text not null check (verdict in ('right', 'wrong')),
  comment text not null,
  given_at timestamptz not null,
  given_by uuid not null,
  given_by_name text not null
);
create index validation_feedback_by_requirement on validation_feedback (organisation_id, framework, requirement_id, given_at desc, id);
create index validation_feedback_by_validation on validation_feedback (validation_id);
select clausewise.protect('validation_feedback');
