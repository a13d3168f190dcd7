-- What was done to many assets at once, so that it can be undone: an import, a change or a removal of a selection.

create table asset_operations (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  kind text not null check (kind in ('import', 'change', 'removal')),
  -- The file of an import; what was set by a change.
  title text not null,
  change jsonb not null default '{}',
  at timestamptz not null,
  by_name text not null,
  finished_at timestamptz,
  undone_at timestamptz,
  undone_by_name text
);
create index asset_operations_recent on asset_operations (organisation_id, at desc);
select clausewise.protect('asset_operations');

-- One row an asset. `before` is null where the asset was added, `version` where it was removed.
create table asset_operation_rows (
  operation_id uuid not null references asset_operations on delete cascade,
  organisation_id uuid not null references organisations on delete cascade,
  asset_id uuid not null,
  name text not null,
  state text not null check (state in ('waiting', 'done', 'skipped', 'undone', 'kept')),
  before jsonb,
  version integer,
  primary key (operation_id, asset_id)
);
create index asset_operation_rows_state on asset_operation_rows (operation_id, state, asset_id);
select clausewise.protect('asset_operation_rows');
