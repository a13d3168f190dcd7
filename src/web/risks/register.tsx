import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { Plus, SearchX, ShieldAlert } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RISK_COLUMNS } from '#domain/risks/values.ts';
import type { Risk } from '#domain/risks/view.ts';
import { DataTable } from '../kit/table/data-table.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ReasonButton } from '../kit/reason-button.tsx';
import { SearchBox } from '../kit/table/search-box.tsx';
import { RegisterFilters, RegisterFilterChips } from './register-filters.tsx';
import { RiskCard, useRegisterColumns } from './register-columns.tsx';
import { USUAL_PAGE_SIZE, useRisks } from './risk-queries.ts';
import { filterIn, hrefOfRisk, hrefOfRisks, type RegisterFilter, type RiskSearch } from './risk-search.ts';
import { RisksBulkBar } from './risks-bulk-bar.tsx';
import type { Sort } from '../kit/table/data-table-props.ts';

interface RegisterProps {
  search: RiskSearch;
  onSearch: (next: Partial<RiskSearch>) => void;
  onAdd: () => void;
  /** Why nothing can be changed. */
  reason: string | null;
  /** Buttons for files. */
  fileActions?: ReactNode;
}

const cardOf = (risk: Risk) => <RiskCard risk={risk} />;

const SIZES = [10, USUAL_PAGE_SIZE, 50, 100];

/** The risk register: search, filters, paging and sorting on the server, all of it in the address. */
export function Register({ search, onSearch, onAdd, reason, fileActions }: RegisterProps) {
  const { t } = useTranslation('risks');
  const navigate = useNavigate();
  const list = useRisks(search);
  const columns = useRegisterColumns();
  const [ticked, setTicked] = useState<string[]>([]);
  const { sort = 'residual', page = 0, size = USUAL_PAGE_SIZE } = search;
  const direction = search.direction ?? (sort === 'residual' ? 'desc' : 'asc');
  const order = useMemo<Sort>(() => ({ field: sort, direction }), [sort, direction]);
  const narrow = useCallback((next: Partial<RiskSearch>) => onSearch({ ...next, page: undefined }), [onSearch]);
  const filter = filterIn(search);
  const isNarrowed = Object.keys(filter).length > 0;
  const clear = () =>
    narrow(Object.fromEntries(Object.keys(filter).map((key) => [key, undefined])) as Partial<RegisterFilter>);
  return (
    <>
      <DataTable<Risk>
        label={t('tab.register')}
        columns={columns}
        rows={list.data?.rows}
        total={list.data?.total}
        page={page}
        pageSize={size}
        pageSizes={SIZES}
        onPage={(next, nextSize) =>
          onSearch({ page: next > 0 ? next : undefined, size: nextSize === USUAL_PAGE_SIZE ? undefined : nextSize })
        }
        sort={order}
        onSort={(next) =>
          narrow({ sort: RISK_COLUMNS.find((each) => each === next?.field), direction: next?.direction })
        }
        onOpen={({ id }) => void navigate({ href: hrefOfRisk(id) })}
        selected={ticked}
        onSelect={setTicked}
        rowHeight={52}
        isRefetching={list.isFetching && list.data !== undefined}
        error={list.error}
        onRetry={() => void list.refetch()}
        card={cardOf}
        toolbar={
          <>
            <SearchBox
              label={t('search')}
              value={search.q ?? ''}
              onSearch={(text) => narrow({ q: text.trim() || undefined })}
            />
            <RegisterFilters search={search} onChange={narrow} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
              {fileActions}
              <ReasonButton variant="contained" color="primary" startIcon={<Plus />} reason={reason} onClick={onAdd}>
                {t('add')}
              </ReasonButton>
            </Box>
            <RegisterFilterChips filter={filter} onChange={narrow} />
          </>
        }
        empty={
          isNarrowed ? (
            <EmptyState
              icon={SearchX}
              heading="h2"
              title={t('none.title')}
              text={t('none.text')}
              actions={<Button onClick={clear}>{t('filter.clear')}</Button>}
            />
          ) : (
            <EmptyState
              icon={ShieldAlert}
              heading="h2"
              title={t('empty.title')}
              text={t('empty.text')}
              actions={
                <>
                  <Button href={hrefOfRisks({ tab: 'library' })}>{t('empty.library')}</Button>
                  <ReasonButton variant="contained" color="primary" reason={reason} onClick={onAdd}>
                    {t('add')}
                  </ReasonButton>
                </>
              }
            />
          )
        }
      />
      <RisksBulkBar ids={ticked} reason={reason} onClear={() => setTicked([])} />
    </>
  );
}
