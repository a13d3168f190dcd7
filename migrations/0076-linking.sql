-- What belongs together, said by people. An asset that is removed can come back (undo of a removal or an import), and its links with it:
-- they name it without a reference, and whoever reads them joins the assets that are there.
create table asset_documents (
  organisation_id uuid not null references organisations on delete cascade,
  asset_id uuid not null,
  document_id uuid not null references documents on delete cascade,
  linked_at timestamptz not null,
  linked_by uuid not null,
  linked_by_name text not null,
  primary key (organisation_id, asset_id, document_id)
);
create index asset_documents_by_document on asset_documents (document_id);
select clausewise.protect('asset_documents');

create table control_assets (
  organisation_id uuid not null references organisations on delete cascade,
  framework text not null,
  requirement_id text not null,
  asset_id uuid not null,
  linked_at timestamptz not null,
  linked_by uuid not null,
  linked_by_name text not null,
  primary key (organisation_id, framework, requirement_id, asset_id)
);
create index control_assets_by_asset on control_assets (organisation_id, asset_id);
select clausewise.protect('control_assets');

create table control_documents (
  organisation_id uuid not null references organisations on delete cascade,
  framework text not null,
  requirement_id text not null,
  document_id uuid not null references documents on delete cascade,
  linked_at timestamptz not null,
  linked_by uuid not null,
  linked_by_name text not null,
  primary key (organisation_id, framework, requirement_id, document_id)
);
create index control_documents_by_document on control_documents (document_id);
select clausewise.protect('control_documents');
