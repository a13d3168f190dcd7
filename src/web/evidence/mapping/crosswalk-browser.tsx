import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { GitCompareArrows, SearchX } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrosswalkRow } from '#domain/evidence/reuse.ts';
import { RELATIONS } from '#domain/frameworks/values.ts';
import { useFrameworks } from '../../frameworks/frameworks-in-use.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { FilterSelect } from '../../kit/table/filter-select.tsx';
import { SearchBox } from '../../kit/table/search-box.tsx';
import { type ShownPair, useCrosswalkColumns } from './crosswalk-columns.tsx';
import { PairCard } from './pair-card.tsx';
import { PairDialog } from './pair-dialog.tsx';
import { useCrosswalk, USUAL_SIZE } from './mapping-queries.ts';
import { MAPPING_PAGE_SIZES, type MappingSearch, STANDS } from './mapping-search.ts';

export interface BrowserProps {
  search: MappingSearch;
  onSearch: (change: { [K in keyof MappingSearch]: MappingSearch[K] | undefined }) => void;
  /** What is compared while nothing is chosen. */
  usual: { from: string; to: string };
}

const idOf = ({ from, to }: CrosswalkRow) => `${from.requirementId} ${to.requirementId}`;

/** How the requirements of two frameworks relate: every pair with what it stands on, and where the organisation judges otherwise. */
export function CrosswalkBrowser({ search, onSearch, usual }: BrowserProps) {
  const { t } = useTranslation('mapping');
  const ends = { from: search.from ?? usual.from, to: search.to ?? usual.to };
  const { data, error, isFetching, refetch } = useCrosswalk(ends, search);
  const [open, setOpen] = useState<CrosswalkRow | null>(null);
  const columns = useCrosswalkColumns(setOpen);
  const cardOf = useCallback((row: ShownPair) => <PairCard row={row} onOpen={setOpen} />, []);
  const narrow = useCallback(
    (change: Parameters<typeof onSearch>[0]) => onSearch({ ...change, page: undefined }),
    [onSearch],
  );
  const find = useCallback((q: string) => narrow({ q: q.trim() || undefined }), [narrow]);
  const isNarrowed = search.q !== undefined || search.relation !== undefined || search.stands !== undefined;
  const size = search.size ?? USUAL_SIZE;
  const isSame = ends.from === ends.to;
  return (
    <>
      <Ends ends={ends} onChange={narrow} />
      <DataTable
        label={t('browser.title')}
        columns={columns}
        rows={isSame ? [] : data?.rows.map((row) => ({ ...row, id: idOf(row) }))}
        total={isSame ? 0 : data?.total}
        page={(search.page ?? 1) - 1}
        pageSize={size}
        pageSizes={MAPPING_PAGE_SIZES}
        onPage={(page, next) =>
          onSearch({
            page: page > 0 && next === size ? page + 1 : undefined,
            size: MAPPING_PAGE_SIZES.find((each) => each === next && each !== USUAL_SIZE),
          })
        }
        rowHeight={52}
        isRefetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        onOpen={setOpen}
        card={cardOf}
        toolbar={
          <>
            <SearchBox label={t('browser.search')} value={search.q ?? ''} onSearch={find} />
            <FilterSelect
              label={t('browser.relation')}
              value={search.relation}
              options={RELATIONS.map((value) => ({ value, label: t(`relation.${value}`) }))}
              onChange={(value) => narrow({ relation: RELATIONS.find((each) => each === value) })}
            />
            <FilterSelect
              label={t('browser.stands')}
              value={search.stands}
              options={STANDS.map((value) => ({ value, label: t(`stands.${value}`) }))}
              onChange={(value) => narrow({ stands: STANDS.find((each) => each === value) })}
            />
          </>
        }
        empty={
          isNarrowed ? (
            <EmptyState
              icon={SearchX}
              title={t('browser.none')}
              text={t('browser.noneText')}
              actions={
                <Button onClick={() => narrow({ q: undefined, relation: undefined, stands: undefined })}>
                  {t('browser.clear')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={GitCompareArrows}
              title={t(isSame ? 'browser.same' : 'browser.empty')}
              text={t(isSame ? 'browser.sameText' : 'browser.emptyText')}
            />
          )
        }
      />
      {open && <PairDialog key={idOf(open)} row={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function Ends({
  ends,
  onChange,
}: {
  ends: { from: string; to: string };
  onChange: (change: Partial<MappingSearch>) => void;
}) {
  const { t } = useTranslation('mapping');
  const options = useFrameworks().data ?? [];
  const select = (name: 'from' | 'to') => (
    <TextField
      select
      size="small"
      label={t(`browser.${name}`)}
      value={options.some(({ id }) => id === ends[name]) ? ends[name] : ''}
      onChange={(event) => onChange({ [name]: event.target.value })}
      sx={{ flex: '1 1 220px', maxWidth: 380 }}
    >
      {options.map(({ id, title }) => (
        <MenuItem key={id} value={id}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 2, mb: 2, pt: 1.5 }}>
      {select('from')}
      <Button
        startIcon={<GitCompareArrows />}
        onClick={() => onChange({ from: ends.to, to: ends.from })}
        aria-label={t('browser.swapLabel')}
      >
        {t('browser.swap')}
      </Button>
      {select('to')}
    </Box>
  );
}
