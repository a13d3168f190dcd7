import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { History, SearchX } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberSignIn } from '#domain/people/security.ts';
import { SIGN_IN_OUTCOMES } from '#domain/people/sign-in-outcomes.ts';
import { orpc } from '../../kit/requests/api.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { FilterSelect } from '../../kit/table/filter-select.tsx';
import { useFormat } from '../../kit/format.ts';
import { SearchBox } from '../../kit/table/search-box.tsx';
import { useDeviceLabels } from './device-labels.ts';
import { OutcomeChip } from './outcome-chip.tsx';
import type { SecuritySearch } from './security-search.ts';
import type { Column } from '../../kit/table/data-table-props.ts';

interface SignInTableProps {
  search: SecuritySearch;
  onSearch: (change: Partial<SecuritySearch>) => void;
}

/** Attempts to sign in as members, newest first. */
export function SignInTable({ search, onSearch }: SignInTableProps) {
  const { t } = useTranslation('security');
  const { page = 0, size = 10, q, outcome } = search;
  const signIns = useQuery(
    orpc.people.signIns.list.queryOptions({
      input: { page, pageSize: size, search: q, outcome },
      placeholderData: keepPreviousData,
    }),
  );
  const columns = useColumns();
  const find = useCallback((text: string) => onSearch({ q: text || undefined, page: undefined }), [onSearch]);
  const isFiltered = Boolean(q ?? outcome);
  return (
    <DataTable
      label={t('signIns.title')}
      columns={columns}
      rows={signIns.data?.rows}
      total={signIns.data?.total}
      page={page}
      pageSize={size}
      onPage={(next, pageSize) => onSearch({ page: next || undefined, size: pageSize === 10 ? undefined : pageSize })}
      isRefetching={signIns.isFetching}
      error={signIns.error}
      onRetry={() => void signIns.refetch()}
      card={lineOf}
      empty={
        isFiltered ? (
          <EmptyState icon={SearchX} title={t('signIns.filtered')} text={t('signIns.filteredText')} />
        ) : (
          <EmptyState icon={History} title={t('signIns.empty')} text={t('signIns.emptyText')} />
        )
      }
      toolbar={
        <>
          <SearchBox label={t('signIns.search')} value={q ?? ''} onSearch={find} />
          <FilterSelect
            label={t('signIns.outcome')}
            value={outcome}
            onChange={(value) =>
              onSearch({ outcome: SIGN_IN_OUTCOMES.find((each) => each === value), page: undefined })
            }
            options={SIGN_IN_OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) }))}
          />
        </>
      }
    />
  );
}

const lineOf = (row: MemberSignIn) => <SignInLine signIn={row} />;

function useColumns(): Column<MemberSignIn>[] {
  const { t } = useTranslation('security');
  const format = useFormat();
  const labels = useDeviceLabels();
  return useMemo(
    () => [
      { field: 'at', header: t('signIns.when'), width: 180, cell: (row) => format.dateTime(row.at) },
      { field: 'name', header: t('signIns.person'), flex: 1, minWidth: 140 },
      {
        field: 'outcome',
        header: t('signIns.outcome'),
        width: 150,
        cell: (row) => <OutcomeChip outcome={row.outcome} />,
      },
      { field: 'method', header: t('signIns.method'), width: 130, cell: (row) => t(`method.${row.method}`) },
      {
        field: 'device',
        header: t('signIns.device'),
        flex: 1,
        minWidth: 150,
        cell: (row) => labels.device(row.device),
      },
      { field: 'place', header: t('signIns.place'), flex: 1, minWidth: 170, cell: (row) => labels.place(row.place) },
    ],
    [t, format, labels],
  );
}

function SignInLine({ signIn }: { signIn: MemberSignIn }) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const labels = useDeviceLabels();
  return (
    <Box sx={{ fontSize: 'size.plain', lineHeight: 1.5 }}>
      <Box sx={{ fontWeight: 600, display: 'flex', gap: 1, justifyContent: 'space-between' }}>
        {signIn.name}
        <OutcomeChip outcome={signIn.outcome} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{`${format.dateTime(signIn.at)} · ${t(`method.${signIn.method}`)}`}</Box>
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {`${labels.device(signIn.device)} · ${labels.place(signIn.place)}`}
      </Box>
    </Box>
  );
}
