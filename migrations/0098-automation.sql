-- Rules: when something happens, or at a time, then do. Kept as their maker's: what they do, they do with the rights that person has then.
create table automation_rules (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  name text not null check (length(name) between 1 and 120),
  is_on boolean not null,
  off_reason text check (off_reason in ('permission', 'maker-left')),
  trigger jsonb not null,
  actions jsonb not null,
  most_per_hour int not null check (most_per_hour between 1 and 1000),
  maker_id uuid not null,
  maker_name text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- From when on days and hours count for it.
  armed_at timestamptz not null,
  version int not null default 1
);
create index automation_rules_of on automation_rules (organisation_id, created_at);
select clausewise.protect('automation_rules');

-- What a rule did, or why it did not. `key` names what it was about: of the same a rule acts once. `depth` and `chain` tell which rules led to it.
create table automation_runs (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  rule_id uuid not null,
  rule_name text not null,
  key text not null,
  at timestamptz not null,
  state text not null check (state in ('done', 'skipped', 'failed')),
  reason text,
  cause jsonb not null,
  effects jsonb not null default '[]',
  depth int not null default 1,
  chain jsonb not null default '[]',
  -- For how many it stands, where a rule was held back again and again.
  count int not null default 1,
  unique (rule_id, key)
);
create index automation_runs_recent on automation_runs (organisation_id, at desc, id);
create index automation_runs_of_rule on automation_runs (organisation_id, rule_id, at desc);
select clausewise.protect('automation_runs');

-- How far the audit trail was read for rules and webhooks. The hash says whether it is still the same trail.
create table automation_positions (
  organisation_id uuid primary key references organisations on delete cascade,
  number int not null,
  hash text not null
);
select clausewise.protect('automation_positions');
