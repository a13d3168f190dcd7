-- Every column of the list sorts from an index. What is not known stands last in both directions, so such columns have one each way.
create index assets_by_vendor on assets (organisation_id, lower(vendor), id);
create index assets_by_compliance_status on assets (organisation_id, compliance_status, id);
create index assets_by_purchase on assets (organisation_id, purchase_date, id);
create index assets_by_purchase_down on assets (organisation_id, purchase_date desc nulls last, id desc);
create index assets_by_warranty on assets (organisation_id, warranty_expiry, id);
create index assets_by_warranty_down on assets (organisation_id, warranty_expiry desc nulls last, id desc);
create index assets_by_cost on assets (organisation_id, cost, id);
create index assets_by_cost_down on assets (organisation_id, cost desc nulls last, id desc);

-- The place of an asset among all by risk: the level in force, then the points.
create function asset_risk_order(override text, points integer) returns integer
language sql immutable parallel safe as $$
  select points + 1000 * case override when 'High' then 3 when 'Medium' then 2 when 'Low' then 1
    else case when points >= 50 then 3 when points >= 25 then 2 else 1 end end
$$;

-- A warranty that ends moves an asset without anybody changing it, so no single index can hold the order of the day. These hold it for assets
-- whose warranty runs and for those whose warranty has ended; the list merges the two.
create index assets_by_risk on assets (organisation_id, asset_risk_order(risk_level_override, lasting_risk_points), id) include (warranty_expiry);
create index assets_by_risk_expired on assets (organisation_id, asset_risk_order(risk_level_override, lasting_risk_points + 10), id)
  include (warranty_expiry) where warranty_expiry is not null;

-- A list as somebody wants it again: its filters, its order and its columns, under a name.
create table asset_views (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  owner_id text not null,
  owner_name text not null,
  name text not null check (length(name) between 1 and 80),
  query jsonb not null,
  columns jsonb not null,
  is_shared boolean not null,
  created_at timestamptz not null
);
create unique index asset_views_by_name on asset_views (organisation_id, owner_id, lower(name));
select clausewise.protect('asset_views');
