-- An organisation's own frameworks, and where it judges the relation of two requirements otherwise than the crosswalk.

create table custom_frameworks (
  organisation_id uuid not null references organisations on delete cascade,
  id text not null check (id ~ '^own-[a-z0-9-]{1,50}$'),
  content jsonb not null,
  -- Says whether what somebody has read is still what is kept.
  fingerprint text not null generated always as (md5(content::text)) stored,
  number integer not null check (number > 0),
  file_name text not null check (length(file_name) between 1 and 255),
  added_at timestamptz not null,
  added_by uuid not null,
  added_by_name text not null,
  changed_at timestamptz not null,
  changed_by uuid not null,
  changed_by_name text not null,
  -- Removed ones keep their words, since decisions and evidence on record name their requirements.
  removed_at timestamptz,
  primary key (organisation_id, id)
);
select clausewise.protect('custom_frameworks');

create table crosswalk_overrules (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  from_framework text not null,
  from_requirement text not null,
  to_framework text not null,
  to_requirement text not null,
  relation text check (relation in ('equal', 'superset', 'subset', 'intersects')),
  reason text not null check (length(reason) between 1 and 1000),
  decided_at timestamptz not null,
  decided_by uuid not null,
  decided_by_name text not null,
  unique (organisation_id, from_framework, from_requirement, to_framework, to_requirement),
  -- A pair stands here once, whichever was named first.
  check ((from_framework || ' ' || from_requirement) collate "C" < (to_framework || ' ' || to_requirement) collate "C")
);
select clausewise.protect('crosswalk_overrules');
