-- What an import did to each vendor, so that a whole one can be taken back: what the vendor was, or nothing where it was added, and its version since.
create table vendor_import_rows (
  organisation_id uuid not null references organisations on delete cascade,
  import_id uuid not null,
  vendor_id uuid not null references vendors on delete cascade,
  before jsonb,
  version int not null,
  at timestamptz not null,
  primary key (import_id, vendor_id)
);
create index vendor_import_rows_by_vendor on vendor_import_rows (vendor_id);
select clausewise.protect('vendor_import_rows');
