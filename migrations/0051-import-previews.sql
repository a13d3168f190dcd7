-- A preview says what an import would do and writes nothing; the first changes are shown field by field.
alter table asset_imports
  add column is_preview boolean not null default false,
  add column changes jsonb not null default '[]';
