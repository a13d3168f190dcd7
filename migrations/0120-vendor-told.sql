-- What a vendor's owner was told, each thing once: a certificate that ends, a contract to decide about, a review that is due.
create table vendor_told (
  organisation_id uuid not null references organisations on delete cascade,
  vendor_id uuid not null references vendors on delete cascade,
  what text not null check (length(what) between 1 and 200),
  told_at timestamptz not null,
  primary key (vendor_id, what)
);
select clausewise.protect('vendor_told');
