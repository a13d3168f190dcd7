-- The contacts, contracts and certificates that an import added to a vendor, which go when it is taken back.
alter table vendor_import_rows add column record_ids uuid[] not null default '{}';
