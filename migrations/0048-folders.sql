-- Folders of the library that stand even when they are empty, and the drafts that the product makes in them.

create table folders (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations on delete cascade,
  path text not null check (length(path) between 1 and 500),
  -- What a folder of a recommended structure is for, so that the same one is not made again under another name or language.
  kind text check (
    kind in (
      'policies', 'procedures', 'records', 'risk-assessments', 'data-mapping', 'records-of-processing', 'dsar', 'privacy-notices', 'controls',
      'evidence', 'reports', 'training', 'baa', 'incident-response', 'saq', 'network-diagrams', 'asv-scans'
    )
  ),
  created_at timestamptz not null,
  created_by uuid not null,
  created_by_name text not null,
  unique (organisation_id, path),
  unique (organisation_id, kind)
);
select clausewise.protect('folders');

alter table documents
  -- The text says of itself that it is a draft: nothing is suggested of it.
  add column is_draft boolean not null default false,
  -- Which of the product's drafts this document is, or grew out of: none is made twice.
  add column draft_key text;
create unique index documents_draft_key on documents (organisation_id, draft_key) where draft_key is not null;
