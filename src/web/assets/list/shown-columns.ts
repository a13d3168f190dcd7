import { useCallback, useState } from 'react';
import { ASSET_COLUMNS, USUAL_COLUMNS } from '#domain/assets/columns.ts';
import type { AssetColumn } from '#domain/assets/columns.ts';
import { ownIdOf, type OwnKey } from '#domain/assets/vocabulary/own-key.ts';

const KEY = 'assetColumns';

const isOwn = (column: unknown): column is OwnKey => typeof column === 'string' && ownIdOf(column) !== null;

/** In their order, own fields at the end, the name always among them; nonsense is left out. */
export function tidyColumns(wished: readonly unknown[]): AssetColumn[] {
  return [...ASSET_COLUMNS.filter((column) => column === 'name' || wished.includes(column)), ...wished.filter(isOwn)];
}

function kept(): readonly AssetColumn[] {
  try {
    const wished: unknown = JSON.parse(localStorage.getItem(KEY) ?? '');
    return Array.isArray(wished) ? tidyColumns(wished) : USUAL_COLUMNS;
  } catch {
    return USUAL_COLUMNS;
  }
}

/** The columns a person shows on this device. */
export function useKeptColumns(): [readonly AssetColumn[], (columns: readonly AssetColumn[]) => void] {
  const [columns, setColumns] = useState(kept);
  const keep = useCallback((next: readonly AssetColumn[]) => {
    setColumns(next);
    localStorage.setItem(KEY, JSON.stringify(next));
  }, []);
  return [columns, keep];
}
