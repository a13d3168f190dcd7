-- What protects an asset may be not known: null, until somebody says it. No stored row is rewritten. What stands there was stated, or was
-- taken from the defaults of that time; the rows do not tell which, and to call a stated fact unknown would lose what somebody said. Who wants
-- to ask again sets the field to "Not known", for many assets at once if need be.
alter table assets
  alter column encryption_enabled drop not null,
  alter column antivirus_installed drop not null,
  alter column backup_status drop not null,
  alter column patch_level drop not null;

-- The risk points count what nobody stated as domain/assets/security-facts.ts assumes: not encrypted, no antivirus, no backup, patches current.
-- Before PostgreSQL 17 the expression of a generated column cannot be changed: it is made anew, and the indexes on it.
drop index assets_counted;
drop index assets_by_risk;
drop index assets_by_risk_expired;
alter table assets drop column lasting_risk_points;
alter table assets add column lasting_risk_points integer not null generated always as (
  case data_classification when 'Restricted' then 30 when 'Confidential' then 20 when 'Internal' then 10 else 0 end
  + case when vulnerability_count > 10 then 25 when vulnerability_count > 5 then 15 when vulnerability_count >= 1 then 5 else 0 end
  + case when encryption_enabled then 0 else 15 end
  + case when antivirus_installed then 0 else 10 end
  + case when coalesce(patch_level, 'Current') = 'Current' then 0 else 10 end
  + case when backup_status = 'Enabled' then 0 else 10 end
) stored;
create index assets_counted on assets (organisation_id, risk_level_override, lasting_risk_points, warranty_expiry, category, compliance_status);
create index assets_by_risk on assets (organisation_id, asset_risk_order(risk_level_override, lasting_risk_points), id) include (warranty_expiry);
create index assets_by_risk_expired on assets (organisation_id, asset_risk_order(risk_level_override, lasting_risk_points + 10), id)
  include (warranty_expiry) where warranty_expiry is not null;
