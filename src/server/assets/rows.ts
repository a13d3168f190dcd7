import type { Selectable } from 'kysely';
import { AssetFacts } from '#domain/assets/asset.ts';
import type { Asset } from '#domain/assets/asset.ts';
import { riskOf } from '#domain/assets/risk.ts';
import type { AssetTables, FactColumns } from './tables.ts';

export type AssetRow = Selectable<AssetTables['assets']>;

export const FACT_KEYS = Object.keys(AssetFacts.shape) as (keyof AssetFacts)[];
const columnOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const COLUMN_OF = new Map(FACT_KEYS.map((key) => [key, columnOf(key)]));
export const FACT_COLUMNS = [...COLUMN_OF.values()];

/** The facts as columns, for inserts and updates. */
export function columnsOf<T extends Partial<AssetFacts>>(facts: T) {
  return Object.fromEntries(
    FACT_KEYS.filter((key) => facts[key] !== undefined).map((key) => [COLUMN_OF.get(key), facts[key]]),
  ) as FactColumns;
}

export function factsOf(asset: AssetFacts): AssetFacts {
  return Object.fromEntries(FACT_KEYS.map((key) => [key, asset[key]])) as AssetFacts;
}

function factsOfRow(row: AssetRow): AssetFacts {
  const columns: Record<string, unknown> = row;
  return Object.fromEntries(FACT_KEYS.map((key) => [key, columns[COLUMN_OF.get(key) ?? key]])) as AssetFacts;
}

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
