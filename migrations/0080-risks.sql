-- How risks are assessed. Versions are never changed; without any, every organisation works by the one the product starts with.
create table risk_methods (
  organisation_id uuid not null references organisations on delete cascade,
  number int not null check (number > 0),
  method jsonb not null,
  note text not null check (length(note) <= 500),
  made_at timestamptz not null,
  made_by uuid,
  made_by_name text,
  primary key (organisation_id, number)
);
select clausewise.protect('risk_methods', 'select, insert, delete');

-- A risk, with where it stands on the scales. Every place it ever had is a row of risk_assessments.
create table risks (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  ordinal int not null check (ordinal > 0),
  reference text not null check (length(reference) between 1 and 40),
  title text not null check (length(title) between 1 and 200),
  threat text not null check (length(threat) <= 4000),
  vulnerability text not null check (length(vulnerability) <= 4000),
  consequence text not null check (length(consequence) <= 4000),
  category text not null check (category in ('people', 'access', 'malware', 'software', 'network', 'data', 'cloud', 'suppliers', 'physical',
    'continuity', 'legal', 'change')),
  confidentiality boolean not null,
  integrity boolean not null,
  availability boolean not null,
  owner_id uuid,
  treatment text check (treatment in ('modify', 'retain', 'avoid', 'share')),
  treatment_rationale text not null check (length(treatment_rationale) <= 4000),
  target_on date,
  review_due_on date,
  scenario_id text check (length(scenario_id) <= 60),
  inherent_likelihood int check (inherent_likelihood between 1 and 6),
  inherent_impact int check (inherent_impact between 1 and 6),
  inherent_method int,
  residual_likelihood int check (residual_likelihood between 1 and 6),
  residual_impact int check (residual_impact between 1 and 6),
  residual_method int,
  target_likelihood int check (target_likelihood between 1 and 6),
  target_impact int check (target_impact between 1 and 6),
  target_method int,
  inherent_score int generated always as (inherent_likelihood * inherent_impact) stored,
  residual_score int generated always as (residual_likelihood * residual_impact) stored,
  target_score int generated always as (target_likelihood * target_impact) stored,
  -- The one that counts: as it is now, or before any treatment as long as nobody said how it is now.
  score int generated always as (coalesce(residual_likelihood * residual_impact, inherent_likelihood * inherent_impact)) stored,
  score_method int generated always as (coalesce(residual_method, inherent_method)) stored,
  closed_at timestamptz,
  closed_reason text not null default '' check (length(closed_reason) <= 2000),
  created_at timestamptz not null,
  created_by uuid not null,
  created_by_name text not null,
  changed_at timestamptz not null,
  -- The day of which its owner was last reminded.
  reminded_on date,
  version int not null default 1,
  search_text text not null generated always as (lower(reference || chr(10) || title || chr(10) || threat || chr(10) || vulnerability || chr(10)
    || consequence)) stored,
  unique (organisation_id, ordinal),
  check ((inherent_likelihood is null) = (inherent_impact is null) and (inherent_impact is null) = (inherent_method is null)),
  check ((residual_likelihood is null) = (residual_impact is null) and (residual_impact is null) = (residual_method is null)),
  check ((target_likelihood is null) = (target_impact is null) and (target_impact is null) = (target_method is null))
);
create unique index risks_by_reference on risks (organisation_id, lower(reference));
create index risks_by_title on risks (organisation_id, lower(title), id);
create index risks_by_category on risks (organisation_id, category, id);
create index risks_by_owner on risks (organisation_id, owner_id, id);
create index risks_by_inherent on risks (organisation_id, inherent_score, id);
create index risks_by_inherent_down on risks (organisation_id, inherent_score desc nulls last, id desc);
create index risks_by_residual on risks (organisation_id, score, id);
create index risks_by_residual_down on risks (organisation_id, score desc nulls last, id desc);
create index risks_by_target on risks (organisation_id, target_score, id);
create index risks_by_target_down on risks (organisation_id, target_score desc nulls last, id desc);
create index risks_by_treatment on risks (organisation_id, treatment, id);
create index risks_by_review on risks (organisation_id, review_due_on, id);
create index risks_by_review_down on risks (organisation_id, review_due_on desc nulls last, id desc);
create index risks_by_change on risks (organisation_id, changed_at, id);
select clausewise.protect('risks');

create table risk_assessments (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  risk_id uuid not null references risks on delete cascade,
  kind text not null check (kind in ('inherent', 'residual', 'target')),
  likelihood int not null check (likelihood between 1 and 6),
  impact int not null check (impact between 1 and 6),
  rationale text not null check (length(rationale) <= 2000),
  method_number int not null check (method_number > 0),
  assessed_at timestamptz not null,
  assessed_by uuid not null,
  assessed_by_name text not null
);
create index risk_assessments_of_risk on risk_assessments (risk_id, assessed_at desc);
create index risk_assessments_by_day on risk_assessments (organisation_id, assessed_at);
select clausewise.protect('risk_assessments');

create table risk_assets (
  organisation_id uuid not null references organisations on delete cascade,
  risk_id uuid not null references risks on delete cascade,
  asset_id uuid not null references assets on delete cascade,
  primary key (risk_id, asset_id)
);
create index risk_assets_by_asset on risk_assets (asset_id);
select clausewise.protect('risk_assets');

create table risk_controls (
  organisation_id uuid not null references organisations on delete cascade,
  risk_id uuid not null references risks on delete cascade,
  framework text not null check (length(framework) between 1 and 60),
  requirement_id text not null check (length(requirement_id) between 1 and 40),
  primary key (risk_id, framework, requirement_id)
);
create index risk_controls_by_control on risk_controls (organisation_id, framework, requirement_id);
select clausewise.protect('risk_controls');

create table risk_documents (
  organisation_id uuid not null references organisations on delete cascade,
  risk_id uuid not null references risks on delete cascade,
  document_id uuid not null references documents on delete cascade,
  primary key (risk_id, document_id)
);
create index risk_documents_by_document on risk_documents (document_id);
select clausewise.protect('risk_documents');

-- The steps of a treatment plan.
create table risk_actions (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  risk_id uuid not null references risks on delete cascade,
  title text not null check (length(title) between 1 and 200),
  note text not null check (length(note) <= 4000),
  owner_id uuid,
  due_on date,
  effort text check (effort in ('low', 'medium', 'high')),
  cost numeric(14, 2) check (cost >= 0),
  state text not null default 'open' check (state in ('open', 'done', 'cancelled')),
  created_at timestamptz not null,
  closed_at timestamptz,
  closed_by_name text,
  version int not null default 1,
  check ((state = 'open') = (closed_at is null))
);
create index risk_actions_of_risk on risk_actions (risk_id);
create index risk_actions_by_due on risk_actions (organisation_id, state, due_on);
select clausewise.protect('risk_actions');

-- What its owner accepted, and the state it was given for.
create table risk_acceptances (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  risk_id uuid not null references risks on delete cascade,
  accepted_at timestamptz not null,
  accepted_by uuid not null,
  accepted_by_name text not null,
  until date not null,
  statement text not null check (length(statement) between 1 and 2000),
  state_then jsonb not null,
  withdrawn_at timestamptz,
  withdrawn_by_name text,
  withdrawn_reason text not null default '' check (length(withdrawn_reason) <= 2000),
  -- What its owner was last told of it: that it ended, or that something changed under it.
  told text check (told in ('changed', 'expired'))
);
create index risk_acceptances_of_risk on risk_acceptances (risk_id, accepted_at desc);
create index risk_acceptances_standing on risk_acceptances (organisation_id, until) where withdrawn_at is null;
select clausewise.protect('risk_acceptances');

create table risk_reviews (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  risk_id uuid not null references risks on delete cascade,
  reviewed_at timestamptz not null,
  reviewed_by uuid not null,
  reviewed_by_name text not null,
  outcome text not null check (outcome in ('unchanged', 'changed', 'closed')),
  note text not null check (length(note) <= 2000),
  next_on date
);
create index risk_reviews_of_risk on risk_reviews (risk_id, reviewed_at desc);
select clausewise.protect('risk_reviews');
