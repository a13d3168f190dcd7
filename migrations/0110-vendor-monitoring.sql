-- What monitoring saw of the domains of a vendor, one row a run; the newest are kept. Never changed.
create table vendor_monitoring_runs (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  vendor_id uuid not null references vendors on delete cascade,
  -- The job that did it; one job looks at a vendor once.
  job_id uuid not null,
  cause text not null check (cause in ('person', 'all', 'schedule')),
  asked_by_name text not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  facts jsonb not null,
  findings jsonb not null,
  -- How it differs from the run before.
  changes jsonb not null,
  -- Null where too little could be seen.
  posture int check (posture between 0 and 100),
  -- Whether any web server was reached.
  has_reached boolean not null,
  unique (vendor_id, job_id)
);
create index vendor_monitoring_runs_of_vendor on vendor_monitoring_runs (vendor_id, ended_at desc, id);
create index vendor_monitoring_runs_by_day on vendor_monitoring_runs (organisation_id, ended_at desc, id);
select clausewise.protect('vendor_monitoring_runs');

-- Jobs that were started: of one vendor, or of all.
create table vendor_monitoring_orders (
  job_id uuid primary key references jobs on delete cascade,
  organisation_id uuid not null references organisations on delete cascade,
  vendor_id uuid references vendors on delete cascade,
  cause text not null check (cause in ('person', 'all', 'schedule')),
  ordered_at timestamptz not null,
  ordered_by_name text not null
);
create index vendor_monitoring_orders_by_day on vendor_monitoring_orders (organisation_id, ordered_at desc);
select clausewise.protect('vendor_monitoring_orders');

-- How often an organisation has its vendors looked at; without a row, what the product says.
create table vendor_monitoring_settings (
  organisation_id uuid primary key references organisations on delete cascade,
  rhythm text not null check (rhythm in ('off', 'daily', 'weekly')),
  changed_at timestamptz not null,
  changed_by_name text not null
);
select clausewise.protect('vendor_monitoring_settings');
