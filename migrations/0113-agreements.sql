-- Agreements with vendors on service levels, and what they commit a vendor to (ISO/IEC 27001 A.5.20, A.5.22).
create table agreements (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  -- One may be looked at before its vendor is recorded.
  vendor_id uuid references vendors on delete cascade,
  title text not null check (length(title) between 1 and 200),
  file_id uuid references files,
  file_name text,
  -- What was pasted, until it is read.
  source_text text check (length(source_text) <= 500000),
  -- What all quotes refer to, and where in it the pages begin.
  text text,
  page_starts jsonb not null default '[]',
  language text,
  is_read boolean not null default false,
  is_cut boolean not null default false,
  -- Sentences in which the vendor says what it does not promise.
  disclaimers jsonb not null default '[]',
  business_hours jsonb,
  effective_on date,
  ends_on date,
  time_zone text not null,
  -- The agreement of the same vendor whose place it takes.
  replaces_id uuid,
  state text not null check (state in ('reading', 'ready', 'refused')),
  refusal text,
  refusal_detail text,
  job_id uuid,
  created_at timestamptz not null,
  created_by uuid not null,
  created_by_name text not null,
  version int not null default 1,
  check (ends_on is null or effective_on is null or effective_on <= ends_on)
);
create index agreements_by_day on agreements (organisation_id, created_at desc, id);
create index agreements_of_vendor on agreements (vendor_id);
create index agreements_replaced on agreements (replaces_id) where replaces_id is not null;
select clausewise.protect('agreements');

create table agreement_commitments (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  agreement_id uuid not null references agreements on delete cascade,
  position int not null,
  facts jsonb not null,
  -- What was read, where a person corrected it.
  proposed jsonb,
  quote jsonb,
  is_added boolean not null,
  state text not null check (state in ('proposed', 'confirmed', 'corrected', 'dismissed', 'added')),
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  version int not null default 1
);
create index agreement_commitments_in_order on agreement_commitments (agreement_id, position, id);
select clausewise.protect('agreement_commitments');
