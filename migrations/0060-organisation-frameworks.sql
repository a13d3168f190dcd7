-- The frameworks an organisation chose beside the one that is always there and its primary one, and its changes from one edition to the next.

create table organisation_frameworks (
  organisation_id uuid not null references organisations on delete cascade,
  framework text not null,
  added_at timestamptz not null,
  added_by uuid not null,
  added_by_name text not null,
  primary key (organisation_id, framework)
);
select clausewise.protect('organisation_frameworks');

create table edition_changes (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations on delete cascade,
  from_framework text not null,
  to_framework text not null,
  made_at timestamptz not null,
  made_by uuid not null,
  made_by_name text not null,
  reversed_at timestamptz,
  reversed_by uuid,
  reversed_by_name text
);
create unique index edition_changes_standing on edition_changes (organisation_id, to_framework) where reversed_at is null;
select clausewise.protect('edition_changes');

-- What a change of edition wrote, so that it can be taken back: the state of a control by its version, and each piece of evidence beside the
-- one of the edition before, which stays as it is.
create table carried_controls (
  organisation_id uuid not null references organisations on delete cascade,
  change_id uuid not null references edition_changes on delete cascade,
  requirement_id text not null,
  version int not null,
  primary key (change_id, requirement_id)
);
select clausewise.protect('carried_controls');

create table carried_evidence (
  organisation_id uuid not null references organisations on delete cascade,
  change_id uuid not null references edition_changes on delete cascade,
  evidence_id uuid not null references evidence on delete cascade,
  origin_id uuid not null references evidence on delete cascade,
  primary key (evidence_id)
);
create index carried_evidence_by_change on carried_evidence (change_id);
create index carried_evidence_by_origin on carried_evidence (origin_id);
select clausewise.protect('carried_evidence');
