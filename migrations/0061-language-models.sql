-- The language model that an organisation chose to have its documents looked at a second time, and what came of it.

create table language_models (
  organisation_id uuid primary key references organisations on delete cascade,
  is_on boolean not null,
  base_url text not null check (length(base_url) <= 500),
  model text not null check (length(model) between 1 and 200),
  -- Sealed with a key of the installation, for this address alone; no endpoint answers it.
  sealed_key text,
  -- Who agreed to what is sent there, and when.
  agreed_at timestamptz,
  agreed_by uuid,
  agreed_by_name text,
  changed_at timestamptz not null default now(),
  check (not is_on or agreed_at is not null)
);
select clausewise.protect('language_models');

-- What a model answered and what of it was borne out, as places in the text; no word of a document, and none of the model's own.
create table model_answers (
  organisation_id uuid not null references organisations on delete cascade,
  document_hash text not null,
  catalogue_hash text not null,
  base_url text not null,
  model text not null,
  prompt_version text not null,
  question text not null,
  answer jsonb not null,
  at timestamptz not null,
  primary key (organisation_id, document_hash, catalogue_hash, base_url, model, prompt_version, question)
);
select clausewise.protect('model_answers');

-- How the last look at each document went.
create table model_readings (
  document_id uuid primary key references documents on delete cascade,
  organisation_id uuid not null references organisations on delete cascade,
  state text not null check (state in ('waiting', 'done', 'incomplete', 'failed')),
  model text not null,
  failure text,
  asked integer not null default 0,
  answered integer not null default 0,
  removed integer not null default 0,
  at timestamptz not null,
  job_id uuid
);
create index model_readings_by_organisation on model_readings (organisation_id);
select clausewise.protect('model_readings');

-- The model that had a say in a suggestion beside the rules, and the suggestion as the rules alone made it.
alter table suggestions
  add column judged_by text,
  add column by_rules jsonb;
