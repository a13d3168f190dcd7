-- The contacts, contracts and certificates that an import renewed, as they were before it.
alter table vendor_import_rows add column records_before jsonb not null default '[]';
