import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useNavigate } from '@tanstack/react-router';
import { Handshake, Plus, SearchX } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BANDS, TIERS, VENDOR_COLUMNS, VENDOR_SLICES } from '#domain/vendors/values.ts';
import type { Vendor } from '#domain/vendors/view.ts';
import { DataTable } from '../kit/table/data-table.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { FilterSelect } from '../kit/table/filter-select.tsx';
import { ReasonButton } from '../kit/reason-button.tsx';
import { SearchBox } from '../kit/table/search-box.tsx';
import { type RowActions, useVendorColumns, VendorCard } from './vendor-columns.tsx';
import { USUAL_PAGE_SIZE, useVendors } from './vendor-queries.ts';
import { filterIn, hrefOfVendor, type VendorSearch } from './vendor-search.ts';
import type { Sort } from '../kit/table/data-table-props.ts';

interface VendorListProps {
  search: VendorSearch;
  onSearch: (next: Partial<VendorSearch>) => void;
  onAdd: () => void;
  /** Why nothing can be changed. */
  reason: string | null;
  fileActions: ReactNode;
  actionsOf?: RowActions | undefined;
}

const NO_FILTER = {
  q: undefined,
  tier: undefined,
  band: undefined,
  only: undefined,
  asset: undefined,
  risk: undefined,
};

/** The vendors: search, filters, paging and sorting on the server, all of it in the address. */
export function VendorList({ search, onSearch, onAdd, reason, fileActions, actionsOf }: VendorListProps) {
  const { t } = useTranslation('vendors');
  const navigate = useNavigate();
  const list = useVendors(search);
  const columns = useVendorColumns(reason, actionsOf);
  const { sort = 'score', direction = 'asc', page = 0, size = USUAL_PAGE_SIZE } = search;
  const order = useMemo<Sort>(() => ({ field: sort, direction }), [sort, direction]);
  const narrow = useCallback((next: Partial<VendorSearch>) => onSearch({ ...next, page: undefined }), [onSearch]);
  const isNarrowed = Object.keys(filterIn(search)).length > 0;
  return (
    <DataTable<Vendor>
      label={t('list')}
      columns={columns}
      rows={list.data?.rows}
      total={list.data?.total}
      page={page}
      pageSize={size}
      pageSizes={[5, 10, 25, 50]}
      onPage={(next, nextSize) =>
        onSearch({ page: next > 0 ? next : undefined, size: nextSize === USUAL_PAGE_SIZE ? undefined : nextSize })
      }
      sort={order}
      onSort={(next) =>
        narrow({ sort: VENDOR_COLUMNS.find((each) => each === next?.field), direction: next?.direction })
      }
      onOpen={({ id }) => void navigate({ href: hrefOfVendor(id) })}
      rowHeight={52}
      isRefetching={list.isFetching && list.data !== undefined}
      error={list.error}
      onRetry={() => void list.refetch()}
      card={(vendor) => <VendorCard vendor={vendor} reason={reason} actions={actionsOf?.(vendor)} />}
      toolbar={
        <>
          <SearchBox
            label={t('search')}
            value={search.q ?? ''}
            onSearch={(text) => narrow({ q: text.trim() || undefined })}
          />
          <Filters search={search} onChange={narrow} />
          <Box sx={{ flex: 1 }} />
          {fileActions}
          <ReasonButton variant="contained" color="primary" startIcon={<Plus />} reason={reason} onClick={onAdd}>
            {t('add')}
          </ReasonButton>
        </>
      }
      empty={
        isNarrowed ? (
          <EmptyState
            icon={SearchX}
            heading="h2"
            title={t('none.title')}
            text={t('none.text')}
            actions={<Button onClick={() => narrow(NO_FILTER)}>{t('filter.clear')}</Button>}
          />
        ) : (
          <EmptyState
            icon={Handshake}
            heading="h2"
            title={t('empty.title')}
            text={t('empty.text')}
            actions={
              <ReasonButton variant="contained" color="primary" reason={reason} onClick={onAdd}>
                {t('add')}
              </ReasonButton>
            }
          />
        )
      }
    />
  );
}

function Filters({ search, onChange }: { search: VendorSearch; onChange: (next: Partial<VendorSearch>) => void }) {
  const { t } = useTranslation('vendors');
  return (
    <>
      <FilterSelect
        label={t('column.tier')}
        value={search.tier}
        options={TIERS.map((value) => ({ value, label: t(`tier.${value}`) }))}
        onChange={(tier) => onChange({ tier: TIERS.find((each) => each === tier) })}
      />
      <FilterSelect
        label={t('filter.band')}
        value={search.band}
        options={BANDS.map((value) => ({ value, label: t(`band.${value}`) }))}
        onChange={(band) => onChange({ band: BANDS.find((each) => each === band) })}
      />
      <FilterSelect
        label={t('filter.attention')}
        value={search.only}
        options={VENDOR_SLICES.map((value) => ({ value, label: t(`slice.${value}`) }))}
        onChange={(only) => onChange({ only: VENDOR_SLICES.find((each) => each === only) })}
      />
      {search.asset && <Chip size="small" label={t('filter.asset')} onDelete={() => onChange({ asset: undefined })} />}
      {search.risk && <Chip size="small" label={t('filter.risk')} onDelete={() => onChange({ risk: undefined })} />}
    </>
  );
}
