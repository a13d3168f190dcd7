-- An organisation's answers to an auditor's questions. One is open at a time for a framework; finished it is a baseline with a number, and stays as it is.
create table self_assessments (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  framework text not null,
  number integer check (number > 0),
  started_at timestamptz not null,
  started_by uuid not null,
  started_by_name text not null,
  finished_at timestamptz,
  finished_by uuid,
  finished_by_name text,
  check ((number is null) = (finished_at is null) and (finished_at is null) = (finished_by is null)),
  check ((finished_by is null) = (finished_by_name is null))
);
create unique index self_assessments_open on self_assessments (organisation_id, framework) where number is null;
create unique index self_assessments_numbered on self_assessments (organisation_id, framework, number);
select clausewise.protect('self_assessments');

create table self_assessment_answers (
  organisation_id uuid not null references organisations on delete cascade,
  assessment_id uuid not null references self_assessments on delete cascade,
  requirement_id text not null,
  ask_id text not null,
  answer text not null check (answer in ('yes', 'partly', 'no', 'not-applicable')),
  note text not null check (length(note) <= 2000),
  answered_at timestamptz not null,
  answered_by_name text not null,
  primary key (assessment_id, requirement_id, ask_id)
);
select clausewise.protect('self_assessment_answers');
