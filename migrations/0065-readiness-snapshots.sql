-- How far an organisation was on a day, by framework: what the trend shows. Written by the product, once a day and again when the day changes it.
create table readiness_snapshots (
  organisation_id uuid not null references organisations on delete cascade,
  framework text not null,
  day date not null,
  figures jsonb not null,
  primary key (organisation_id, framework, day)
);
select clausewise.protect('readiness_snapshots');
