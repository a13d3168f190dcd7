-- Types, departments, statuses and fields that an organisation adds to those that everybody has. Which words may stand in a column is asked of
-- the domain and this table; the database keeps their lengths.
create table asset_options (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations on delete cascade,
  field text not null check (field in ('type', 'department', 'status')),
  name text not null check (length(name) between 1 and 60),
  category text check (category in ('Hardware', 'Software', 'Cloud', 'Network', 'Other')),
  counts_as text check (length(counts_as) <= 60),
  check ((category is not null) = (field = 'type')),
  check (field = 'type' or (counts_as is not null) = (field = 'status'))
);
create unique index asset_options_by_name on asset_options (organisation_id, field, lower(name));
select clausewise.protect('asset_options');

create table asset_fields (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations on delete cascade,
  name text not null check (length(name) between 1 and 60),
  kind text not null check (kind in ('text', 'number', 'date', 'yes-no', 'choice')),
  choices text[] not null check (cardinality(choices) <= 100),
  position integer not null
);
create unique index asset_fields_by_name on asset_fields (organisation_id, lower(name));
select clausewise.protect('asset_fields');

alter table assets
  drop constraint assets_type_check,
  drop constraint assets_department_check,
  drop constraint assets_status_check,
  add constraint assets_type_check check (length(type) between 1 and 60) not valid,
  add constraint assets_department_check check (length(department) between 1 and 60) not valid,
  add constraint assets_status_check check (length(status) between 1 and 60) not valid,
  -- The number on its label, and what stands in the organisation's own fields, by their ids.
  add column asset_tag text not null default '' check (length(asset_tag) <= 300),
  add column own_values jsonb not null default '{}' check (jsonb_typeof(own_values) = 'object');
alter table assets validate constraint assets_type_check;
alter table assets validate constraint assets_department_check;
alter table assets validate constraint assets_status_check;

alter table assets drop column search_text;
alter table assets add column search_text text not null generated always as
  (lower(name || chr(10) || type || chr(10) || owner || chr(10) || serial_number || chr(10) || asset_tag)) stored;
create index assets_search on assets using gin (organisation_id, search_text gin_trgm_ops);
create index assets_by_asset_tag on assets (organisation_id, asset_tag, id);
create index assets_by_own_values on assets using gin (organisation_id, own_values jsonb_path_ops);

-- Own statuses count as one that everybody has, own types may. Invoker's rights: row-level security says whose.
create function clausewise.retired_statuses() returns text[]
language sql stable parallel safe set search_path = public, pg_temp as $$
  select array_append(array_agg(name), 'Retired') from asset_options where field = 'status' and counts_as = 'Retired'
$$;
create function clausewise.asset_types_like(types text[]) returns text[]
language sql stable parallel safe set search_path = public, pg_temp as $$
  select types || coalesce(array_agg(name), '{}') from asset_options where field = 'type' and counts_as = any (types)
$$;

-- As clausewise.search_assets: row-level security keeps the index from an operator that is not leakproof.
create function clausewise.assets_with_value(said jsonb) returns setof uuid
language sql stable security definer rows 500 set search_path = public, pg_temp as $$
  select id from assets
  where organisation_id = nullif(current_setting('clausewise.organisation_id', true), '')::uuid and own_values @> said
$$;
revoke execute on function clausewise.assets_with_value(jsonb) from public;
grant execute on function clausewise.retired_statuses(), clausewise.asset_types_like(text[]), clausewise.assets_with_value(jsonb) to clausewise_app;
