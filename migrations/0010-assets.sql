-- The asset inventory and what was imported into it.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table assets (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations on delete cascade,
  name text not null check (length(name) between 1 and 300),
  type text not null check (type in ('Laptop', 'Desktop', 'Server', 'Mobile Device', 'Tablet', 'Network Device', 'Storage Device', 'Printer',
    'Scanner', 'Software License', 'Cloud Service', 'Database', 'Application')),
  category text not null check (category in ('Hardware', 'Software', 'Cloud', 'Network', 'Other')),
  serial_number text not null check (length(serial_number) between 1 and 300),
  model text not null check (length(model) <= 300),
  vendor text not null check (length(vendor) <= 300),
  owner text not null check (length(owner) between 1 and 300),
  custodian text not null check (length(custodian) <= 300),
  location text not null check (length(location) <= 300),
  department text check (department in ('Executive', 'Human Resources', 'Finance', 'IT Operations', 'Engineering', 'Sales', 'Marketing',
    'Legal', 'Compliance')),
  status text not null check (status in ('Active', 'Inactive', 'Maintenance', 'Retired')),
  purchase_date date,
  warranty_expiry date,
  cost numeric(14, 2) check (cost >= 0),
  data_classification text check (data_classification in ('Public', 'Internal', 'Confidential', 'Restricted')),
  encryption_enabled boolean not null,
  antivirus_installed boolean not null,
  backup_status text not null check (backup_status in ('Enabled', 'Disabled', 'Pending')),
  patch_level text not null check (patch_level in ('Current', 'Behind', 'Critical')),
  operating_system text not null check (length(operating_system) <= 300),
  ip_address text not null check (length(ip_address) <= 300),
  mac_address text not null check (length(mac_address) <= 300),
  firmware_version text not null check (length(firmware_version) <= 300),
  license_count integer check (license_count >= 0),
  used_licenses integer check (used_licenses >= 0),
  vulnerability_count integer not null check (vulnerability_count >= 0),
  tags text[] not null,
  notes text not null check (length(notes) <= 10000),
  compliance_status text not null check (compliance_status in ('Compliant', 'Needs Review', 'Non-Compliant', 'Pending Review')),
  access_review_date date,
  compliance_review_date date,
  risk_level_override text check (risk_level_override in ('Low', 'Medium', 'High')),
  risk_level_reason text not null check (length(risk_level_reason) <= 1000),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (used_licenses <= license_count),
  check (risk_level_override is null or risk_level_reason <> ''),
  -- The risk points that no passing of time changes; the warranty's are added where a query names the day.
  lasting_risk_points integer not null generated always as (
    case data_classification when 'Restricted' then 30 when 'Confidential' then 20 when 'Internal' then 10 else 0 end
    + case when vulnerability_count > 10 then 25 when vulnerability_count > 5 then 15 when vulnerability_count >= 1 then 5 else 0 end
    + case when encryption_enabled then 0 else 15 end
    + case when antivirus_installed then 0 else 10 end
    + case when patch_level = 'Current' then 0 else 10 end
    + case when backup_status = 'Enabled' then 0 else 10 end
  ) stored,
  search_text text not null generated always as (lower(name || chr(10) || type || chr(10) || owner || chr(10) || serial_number)) stored
);

-- Every sort of the list reads its page from one of these, forwards or backwards; the first also counts by what it leads with.
create index assets_by_name on assets (organisation_id, lower(name), id);
create index assets_by_type on assets (organisation_id, type, id);
create index assets_by_category on assets (organisation_id, category, id);
create index assets_by_owner on assets (organisation_id, lower(owner), id);
create index assets_by_status on assets (organisation_id, status, id);
create index assets_by_serial_number on assets (organisation_id, serial_number, id);
create index assets_by_location on assets (organisation_id, location, id);
create index assets_by_update on assets (organisation_id, updated_at, id);
-- All that the overview counts, without touching the rows.
create index assets_counted on assets (organisation_id, risk_level_override, lasting_risk_points, warranty_expiry, category, compliance_status);
create index assets_search on assets using gin (organisation_id, search_text gin_trgm_ops);
select clausewise.protect('assets');

create function asset_risk_points(lasting integer, warranty date, today date) returns integer
language sql immutable parallel safe as $$
  select lasting + case when warranty < today then 10 else 0 end
$$;

-- The level in force: a person's, or that of the points (domain/assets/risk.ts; a test holds the two together).
create function asset_risk_level(override text, lasting integer, warranty date, today date) returns text
language sql immutable parallel safe as $$
  select coalesce(override, case
    when lasting + case when warranty < today then 10 else 0 end >= 50 then 'High'
    when lasting + case when warranty < today then 10 else 0 end >= 25 then 'Medium'
    else 'Low' end)
$$;

-- Row-level security keeps substring operators away from the trigram index, since they are not leakproof. This function may use it: it names
-- the organisation of the transaction itself, as the policy does, and gives nothing but ids.
create function clausewise.search_assets(words text) returns setof uuid
language sql stable security definer rows 500 set search_path = public, pg_temp as $$
  select id from assets
  where organisation_id = nullif(current_setting('clausewise.organisation_id', true), '')::uuid
    and search_text like '%' || replace(replace(replace(lower(words), '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;
revoke execute on function clausewise.search_assets(text) from public;
grant execute on function clausewise.search_assets(text) to clausewise_app;

-- One row an import; its id is that of its job. `last_row` moves in the transaction that wrote the rows before it.
create table asset_imports (
  id uuid primary key references jobs on delete cascade,
  organisation_id uuid not null references organisations on delete cascade,
  file_id uuid not null references files,
  file_name text not null,
  plan jsonb not null,
  last_row integer not null default 0,
  outcome jsonb not null,
  -- Assets already matched by a serial number that stands in the file more than once.
  claimed jsonb not null default '[]',
  started_at timestamptz not null,
  started_by_name text not null,
  finished_at timestamptz
);
create index asset_imports_recent on asset_imports (organisation_id, started_at desc);
select clausewise.protect('asset_imports');
