-- What is done for every organisation from time to time, and when it was done last: whoever advances the time does the work, in one transaction,
-- so that several servers on one database do it once.
create table rounds (
  organisation_id uuid not null references organisations on delete cascade,
  name text not null,
  done_at timestamptz not null,
  primary key (organisation_id, name)
);
select clausewise.protect('rounds');
