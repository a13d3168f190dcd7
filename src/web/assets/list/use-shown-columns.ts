import { useEffect, useRef, useState } from 'react';
import type { AssetColumn } from '#domain/assets/columns.ts';
import { type InventorySearch, queryOf, searchOfView } from '../inventory-search.ts';
import { tidyColumns, useKeptColumns } from './shown-columns.ts';
import { useView } from './use-views.ts';

/**
 * The view of an address and the columns to show. An address that names nothing but the view is filled with the view's own filters, so that
 * a link to a view follows its changes.
 */
export function useShownColumns(search: InventorySearch, onSearch: (next: Partial<InventorySearch>) => void) {
  const { data: view } = useView(search.view);
  const [kept, keep] = useKeptColumns();
  const [chosen, setChosen] = useState<{ view: string; columns: readonly AssetColumn[] } | null>(null);
  const applied = useRef<string>(undefined);
  useEffect(() => {
    if (!view || view.id !== search.view || applied.current === view.id) return;
    applied.current = view.id;
    if (Object.keys(queryOf(search)).length === 0) onSearch(searchOfView(view));
  }, [view, search, onSearch]);
  const ofView = view && view.id === search.view ? view : undefined;
  const columns = ofView ? (chosen?.view === ofView.id ? chosen.columns : tidied(ofView.columns)) : kept;
  const show = (next: readonly AssetColumn[]) => (ofView ? setChosen({ view: ofView.id, columns: next }) : keep(next));
  return { view: ofView, columns, show };
}

const known = new Map<string, readonly AssetColumn[]>();

/** The same columns are the same array, so that the table is not drawn anew. */
function tidied(columns: readonly AssetColumn[]): readonly AssetColumn[] {
  const key = columns.join();
  const found = known.get(key) ?? tidyColumns(columns);
  known.set(key, found);
  return found;
}
