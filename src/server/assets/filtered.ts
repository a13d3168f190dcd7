import { sql, type SelectQueryBuilder } from 'kysely';
import { readOwnFilter } from '#domain/assets/vocabulary/own-filter.ts';
import { AssetFilter } from '#domain/assets/filter.ts';
import type { Asset } from '#domain/assets/asset.ts';
import { likeOf } from '../platform/database/like.ts';
import type { Tables } from '../tables.ts';
import { sliceOn } from './slices.ts';

/** The level in force on a day, as the domain's riskOf says it. */
export function riskLevelOn(today: string) {
  return sql<
    Asset['riskLevel']
  >`asset_risk_level(risk_level_override, lasting_risk_points, warranty_expiry, ${today}::date)`;
}

/** Whether the filter lets every asset through. */
export function isUnfiltered(filter: AssetFilter): boolean {
  return Object.keys(AssetFilter.shape).every((field) => {
    const value = filter[field as keyof AssetFilter];
    return value === undefined || (field === 'search' && value.trim() === '');
  });
}

export function filtered<O>(
  query: SelectQueryBuilder<Tables, 'assets', O>,
  organisationId: string,
  filter: AssetFilter,
  today: string,
) {
  let rows = query.where('organisation_id', '=', organisationId);
  for (const [column, value] of [
    ['type', filter.type],
    ['category', filter.category],
    ['serial_number', filter.serialNumber],
    ['status', filter.status],
    ['location', filter.location],
    ['compliance_status', filter.complianceStatus],
  ] as const)
    if (value !== undefined) rows = rows.where(column, '=', value);
  if (filter.riskLevel) rows = rows.where(riskLevelOn(today), '=', filter.riskLevel);
  if (filter.owner) rows = rows.where(sql<boolean>`lower(owner) like ${likeOf(filter.owner.toLowerCase())}`);
  if (filter.search?.trim())
    rows = rows.where('id', 'in', sql<string>`(select clausewise.search_assets(${filter.search.trim()}))`);
  if (filter.department)
    rows = rows.where('department', 'is not distinct from', filter.department === 'none' ? null : filter.department);
  const own = filter.own && readOwnFilter(filter.own);
  if (own) {
    const said = JSON.stringify({ [own.id]: own.value });
    rows = rows.where('id', 'in', sql<string>`(select clausewise.assets_with_value(${said}::jsonb))`);
  }
  if (filter.only) rows = rows.where(sliceOn(filter.only, today));
  return rows;
}
