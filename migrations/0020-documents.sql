-- Documents, what the engine suggests of them, and what people decided about requirements and evidence.

create table documents (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations on delete cascade,
  file_id uuid not null references files,
  sha256 text not null,
  title text not null,
  file_name text not null,
  folder text not null default '',
  media_type text not null,
  size bigint not null,
  pages int,
  state text not null default 'waiting' check (state in ('waiting', 'reading', 'read', 'refused')),
  refusal text,
  refusal_detail text,
  type text,
  type_confidence real,
  type_accepted_at timestamptz,
  type_accepted_by uuid,
  type_accepted_by_name text,
  language text,
  text text not null default '',
  blocks jsonb not null default '[]',
  topics jsonb not null default '[]',
  notices jsonb not null default '[]',
  engine text,
  catalogue_hash text,
  uploaded_at timestamptz not null,
  uploaded_by uuid not null,
  uploaded_by_name text not null,
  -- The same bytes are one document of an organisation, however often somebody drops them.
  unique (organisation_id, sha256)
);
create index documents_by_upload on documents (organisation_id, uploaded_at desc, id);
create index documents_by_title on documents (organisation_id, title, id);
create index documents_by_state on documents (organisation_id, state);
create index documents_by_folder on documents (organisation_id, folder);
select clausewise.protect('documents');

create table suggestions (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations on delete cascade,
  document_id uuid not null references documents on delete cascade,
  framework text not null,
  requirement_id text not null,
  confidence real not null,
  quotes jsonb not null,
  because jsonb not null,
  cues jsonb not null,
  declared boolean not null,
  asks jsonb not null,
  decision text not null default 'open' check (decision in ('open', 'accepted', 'rejected')),
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  reason text,
  unique (document_id, framework, requirement_id)
);
create index suggestions_by_decision on suggestions (organisation_id, framework, decision, confidence desc, id);
create index suggestions_by_requirement on suggestions (organisation_id, framework, requirement_id);
create index suggestions_by_document on suggestions (organisation_id, document_id);
select clausewise.protect('suggestions');

create table controls (
  organisation_id uuid not null references organisations on delete cascade,
  framework text not null,
  requirement_id text not null,
  status text not null check (status in ('Not Started', 'In Progress', 'Implemented')),
  applicable boolean not null,
  justification text not null,
  owner_id uuid,
  due_on date,
  version int not null,
  changed_at timestamptz not null,
  primary key (organisation_id, framework, requirement_id)
);
select clausewise.protect('controls');

create table evidence (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations on delete cascade,
  framework text not null,
  requirement_id text not null,
  -- A document goes only when no standing evidence needs it; what was withdrawn before goes with it, the audit trail keeps it.
  document_id uuid not null references documents on delete cascade,
  suggestion_id uuid references suggestions on delete set null,
  quote jsonb not null,
  asks jsonb not null,
  valid_from date not null,
  valid_until date,
  accepted_at timestamptz not null,
  accepted_by uuid not null,
  accepted_by_name text not null,
  control_then jsonb not null,
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  withdrawn_by_name text
);
create unique index evidence_of_suggestion on evidence (suggestion_id) where withdrawn_at is null;
create index evidence_by_requirement on evidence (organisation_id, framework, requirement_id);
create index evidence_by_document on evidence (organisation_id, document_id);
create index evidence_by_acceptance on evidence (organisation_id, accepted_at desc, id);
select clausewise.protect('evidence');
