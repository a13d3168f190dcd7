import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Boxes, History, Plus, SearchX, Upload } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../kit/table/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { SearchBox } from '../../kit/table/search-box.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { SORTABLE_COLUMNS } from '#domain/assets/columns.ts';
import { AssetCard } from './asset-card.tsx';
import { useAssetColumns } from './asset-columns.tsx';
import { useAssets } from '../asset-queries.ts';
import type { ShownAsset } from '../asset-types.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnsButton } from './columns-button.tsx';
import { ExportButton } from './export-button.tsx';
import { FilterChips, FiltersButton } from './filters.tsx';
import { filterOf, type InventorySearch, PAGE_SIZES, serverFilterOf, USUAL_PAGE_SIZE } from '../inventory-search.ts';
import { useShownColumns } from './use-shown-columns.ts';
import { ViewsButton } from './views-button.tsx';
import type { Sort } from '../../kit/table/data-table-props.ts';

const OperationsDialog = lazy(async () => ({ default: (await import('./operations-dialog.tsx')).OperationsDialog }));

interface AssetListProps {
  search: InventorySearch;
  onSearch: (next: Partial<InventorySearch>, isStep?: boolean) => void;
  onAdd: () => void;
  onImport: () => void;
  onEdit: (asset: ShownAsset) => void;
}

/** The inventory's list: search, filters, paging and sorting on the server, all of it in the address. */
export function AssetList({ search, onSearch, onAdd, onImport, onEdit }: AssetListProps) {
  const { t } = useTranslation('assets');
  const mayEdit = usePermission('assets.edit');
  const { data, error, isFetching, isPlaceholderData, refetch } = useAssets(search);
  const [selected, setSelected] = useState<string[]>([]);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const { view, columns: shown, show } = useShownColumns(search, onSearch);
  const columns = useAssetColumns(shown, search, onEdit);
  const { sort = 'name', direction = 'asc' } = search;
  const order = useMemo<Sort>(() => ({ field: sort, direction }), [sort, direction]);
  const narrow = useCallback((next: Partial<InventorySearch>) => onSearch({ ...next, page: undefined }), [onSearch]);
  const find = useCallback((q: string) => narrow({ q: q.trim() || undefined }), [narrow]);
  const reason = mayEdit ? null : t('kit:reason.permission');
  const isNarrowed = Object.keys(filterOf(search)).length > 0;
  const clear = () =>
    narrow({
      ...(Object.fromEntries(Object.keys(filterOf(search)).map((key) => [key, undefined])) as Partial<InventorySearch>),
      view: undefined,
    });
  return (
    <>
      <DataTable
        label={t('tab.assets')}
        columns={columns}
        rows={data?.rows}
        total={data?.total}
        page={(search.page ?? 1) - 1}
        pageSize={search.size ?? USUAL_PAGE_SIZE}
        pageSizes={PAGE_SIZES}
        onPage={(page, size) =>
          onSearch({
            page: page > 0 && size === (search.size ?? USUAL_PAGE_SIZE) ? page + 1 : undefined,
            size: PAGE_SIZES.find((each) => each === size && each !== USUAL_PAGE_SIZE),
          })
        }
        sort={order}
        onSort={(next) =>
          narrow({
            sort: SORTABLE_COLUMNS.find((each) => each === next?.field),
            direction: next?.direction === 'desc' ? 'desc' : undefined,
          })
        }
        onOpen={(asset) => onSearch({ asset: asset.id }, true)}
        selected={selected}
        onSelect={setSelected}
        rowHeight={52}
        isRefetching={isFetching && (isPlaceholderData || data !== undefined)}
        error={error}
        onRetry={() => void refetch()}
        card={(asset) => <AssetCard asset={asset} search={search} onEdit={onEdit} />}
        toolbar={
          <>
            <SearchBox label={t('search')} value={search.q ?? ''} onSearch={find} />
            <FiltersButton search={search} onChange={narrow} onClear={clear} />
            <ViewsButton search={search} columns={shown} view={view} onView={(id) => onSearch({ view: id })} />
            <ColumnsButton shown={shown} onShow={show} />
            <Box sx={{ flex: 1 }} />
            <Button startIcon={<History />} onClick={() => setIsHistoryOpen(true)}>
              {t('operation.open')}
            </Button>
            <ExportButton query={serverFilterOf(search)} />
            <ReasonButton startIcon={<Upload />} reason={reason} onClick={onImport}>
              {t('import')}
            </ReasonButton>
            <ReasonButton variant="contained" color="primary" startIcon={<Plus />} reason={reason} onClick={onAdd}>
              {t('add')}
            </ReasonButton>
            <FilterChips search={search} onChange={narrow} />
          </>
        }
        empty={
          isNarrowed ? (
            <EmptyState
              icon={SearchX}
              title={t('none.title')}
              text={t('none.text')}
              actions={<Button onClick={clear}>{t('filter.clear')}</Button>}
            />
          ) : (
            <EmptyState
              icon={Boxes}
              title={t('empty.title')}
              text={t('empty.text')}
              actions={
                <ReasonButton variant="contained" color="primary" reason={reason} onClick={onImport}>
                  {t('importSpreadsheet')}
                </ReasonButton>
              }
            />
          )
        }
      />
      <BulkBar ids={selected} total={data?.total ?? 0} search={search} onClear={() => setSelected([])} />
      <Suspense>{isHistoryOpen && <OperationsDialog onClose={() => setIsHistoryOpen(false)} />}</Suspense>
    </>
  );
}
