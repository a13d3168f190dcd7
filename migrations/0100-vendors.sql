-- Suppliers and other parties that the organisation depends on (ISO/IEC 27001 A.5.19 to A.5.23).
create table vendors (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  name text not null check (length(name) between 1 and 200),
  tier text not null check (tier in ('Critical', 'High', 'Medium', 'Low')),
  industry text not null check (length(industry) between 1 and 120),
  compliance text not null check (compliance in ('ISO 27001', 'SOC 2', 'PCI DSS', 'HIPAA', 'None')),
  description text not null check (length(description) <= 4000),
  website text not null check (length(website) <= 300),
  -- Own domains of the vendor, which monitoring looks at.
  domains text[] not null,
  owner_id uuid,
  review_months int not null check (review_months between 1 and 60),
  review_due_on date,
  notes text not null check (length(notes) <= 10000),
  -- The last row of vendor_scores, for sorting and filtering.
  score int not null check (score between 0 and 100),
  -- When monitoring last looked.
  last_scan_at timestamptz,
  created_at timestamptz not null,
  created_by_name text not null,
  changed_at timestamptz not null,
  version int not null default 1,
  search_text text not null generated always as (lower(name)) stored
);
create unique index vendors_by_name on vendors (organisation_id, lower(name));
create index vendors_by_score on vendors (organisation_id, score, id);
create index vendors_by_review on vendors (organisation_id, review_due_on, id);
select clausewise.protect('vendors');

-- What is recorded about a vendor: contacts, contracts, services, data shared, certificates, incidents, subcontractors, each with fields of its kind.
create table vendor_records (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  vendor_id uuid not null references vendors on delete cascade,
  facts jsonb not null,
  kind text not null generated always as (facts ->> 'kind') stored,
  created_at timestamptz not null,
  created_by_name text not null,
  changed_at timestamptz not null
);
create index vendor_records_of_vendor on vendor_records (vendor_id, kind);
create index vendor_records_by_kind on vendor_records (organisation_id, kind);
select clausewise.protect('vendor_records');

-- Every score a vendor ever had, with what it was computed from. Never changed.
create table vendor_scores (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  vendor_id uuid not null references vendors on delete cascade,
  score int not null check (score between 0 and 100),
  basis jsonb not null,
  scored_at timestamptz not null,
  scored_by_name text not null
);
create index vendor_scores_of_vendor on vendor_scores (vendor_id, scored_at desc);
select clausewise.protect('vendor_scores');

-- Looks at a vendor that took place (ISO/IEC 27001 A.5.22). Never changed.
create table vendor_reviews (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  vendor_id uuid not null references vendors on delete cascade,
  outcome text not null check (outcome in ('satisfactory', 'improvements', 'unsatisfactory')),
  note text not null check (length(note) <= 4000),
  next_on date not null,
  reviewed_at timestamptz not null,
  reviewed_by uuid not null,
  reviewed_by_name text not null
);
create index vendor_reviews_of_vendor on vendor_reviews (vendor_id, reviewed_at desc);
select clausewise.protect('vendor_reviews');

create table vendor_assets (
  organisation_id uuid not null references organisations on delete cascade,
  vendor_id uuid not null references vendors on delete cascade,
  asset_id uuid not null references assets on delete cascade,
  primary key (vendor_id, asset_id)
);
create index vendor_assets_by_asset on vendor_assets (asset_id);
select clausewise.protect('vendor_assets');

create table vendor_risks (
  organisation_id uuid not null references organisations on delete cascade,
  vendor_id uuid not null references vendors on delete cascade,
  risk_id uuid not null references risks on delete cascade,
  primary key (vendor_id, risk_id)
);
create index vendor_risks_by_risk on vendor_risks (risk_id);
select clausewise.protect('vendor_risks');
