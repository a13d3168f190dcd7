import type { Selectable } from 'kysely';
import { AssetFacts } from '#domain/assets/asset.ts';
import type { Asset } from '#domain/assets/asset.ts';
import { riskOf } from '#domain/assets/risk.ts';
import { factColumns } from '../platform/fact-columns.ts';
import type { AssetTables } from './tables.ts';

export type AssetRow = Selectable<AssetTables['assets']>;

export const { columns: FACT_COLUMNS, columnsOf, factsOf, factsOfRow } = factColumns(AssetFacts);

/** An asset as people see it; its risk is that of the day. */
export function toAsset(row: AssetRow, today: string): Asset {
  const facts = factsOfRow(row);
  const { points, level } = riskOf(facts, today);
  return {
    ...facts,
    id: row.id,
    riskLevel: level,
    riskPoints: points,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    lastUpdated: row.updated_at.toISOString(),
  };
}
