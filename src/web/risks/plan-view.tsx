import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListTodo } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLate, type PlannedAction } from '#domain/risks/action.ts';
import { ACTION_STATES } from '#domain/risks/values.ts';
import { todayIs } from '../controls/control-queries.ts';
import { orpc } from '../kit/requests/api.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { DataTable } from '../kit/table/data-table.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { FilterSelect } from '../kit/table/filter-select.tsx';
import { useFormat } from '../kit/format.ts';
import { ToneChip } from '../kit/tone-chip.tsx';
import { OwnerName } from './register-columns.tsx';
import { hrefOfRisk } from './risk-search.ts';
import type { Column } from '../kit/table/data-table-props.ts';

const cardOf = (action: PlannedAction) => <ActionCard action={action} />;

const STATES = [...ACTION_STATES, 'late'] as const;

/** The treatment plan: the steps of all open risks, the one that is due next on top. */
export function PlanView() {
  const { t } = useTranslation('risks');
  const [page, setPage] = useState({ page: 0, pageSize: 25 });
  const [state, setState] = useState<(typeof STATES)[number] | undefined>(undefined);
  const [owner, setOwner] = useState<string | undefined>(undefined);
  const input = { ...page, ...(state && { state }), ...(owner && { owner }) };
  const list = useQuery(orpc.risks.actions.list.queryOptions({ input, placeholderData: keepPreviousData }));
  const columns = useColumns();
  return (
    <DataTable<PlannedAction>
      label={t('tab.plan')}
      columns={columns}
      rows={list.data?.rows}
      total={list.data?.total}
      page={page.page}
      pageSize={page.pageSize}
      onPage={(next, pageSize) => setPage({ page: next, pageSize })}
      rowHeight={52}
      isRefetching={list.isFetching && list.data !== undefined}
      error={list.error}
      onRetry={() => void list.refetch()}
      card={cardOf}
      toolbar={
        <>
          <FilterSelect
            label={t('plan.state')}
            value={state}
            options={STATES.map((value) => ({ value, label: t(`actionState.${value}`) }))}
            onChange={(next) => {
              setState(STATES.find((each) => each === next));
              setPage({ ...page, page: 0 });
            }}
          />
          <FilterSelect
            label={t('column.owner')}
            value={owner}
            options={[
              { value: 'me', label: t('filter.mine') },
              { value: 'none', label: t('field.nobody') },
            ]}
            onChange={(next) => {
              setOwner(next);
              setPage({ ...page, page: 0 });
            }}
          />
        </>
      }
      empty={<EmptyState icon={ListTodo} heading="h2" title={t('plan.empty')} text={t('plan.emptyText')} />}
    />
  );
}

function useColumns(): Column<PlannedAction>[] {
  const { t } = useTranslation('risks');
  const format = useFormat();
  return useMemo<Column<PlannedAction>[]>(
    () => [
      {
        field: 'title',
        header: t('plan.what'),
        flex: 2,
        minWidth: 200,
        cell: (action) => <ActionName action={action} />,
      },
      { field: 'ownerName', header: t('column.owner'), minWidth: 120, cell: (action) => <OwnerName risk={action} /> },
      { field: 'dueOn', header: t('plan.due'), width: 150, cell: (action) => <Due action={action} /> },
      {
        field: 'effort',
        header: t('plan.effort'),
        width: 140,
        cell: ({ effort }) => (effort ? t(`effort.${effort}`) : '—'),
      },
      {
        field: 'cost',
        header: t('plan.cost'),
        width: 110,
        align: 'right',
        cell: ({ cost }) => (cost === null ? '—' : format.number(cost)),
      },
      { field: 'state', header: t('plan.state'), width: 120, cell: (action) => <State action={action} /> },
    ],
    [t, format],
  );
}

function ActionName({ action }: { action: PlannedAction }) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.35 }}>
      <Box sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}>{action.title}</Box>
      <Link
        component={AppLink}
        href={hrefOfRisk(action.riskId)}
        noWrap
        sx={{ display: 'block', fontSize: 'size.small' }}
      >
        {`${action.reference} ${action.riskTitle}`}
      </Link>
    </Box>
  );
}

function Due({ action }: { action: PlannedAction }) {
  const format = useFormat();
  const isOver = isLate(action, todayIs());
  return (
    <Box component="span" sx={{ ...(isOver && { color: 'error.main', fontWeight: 600 }) }}>
      {action.dueOn ? format.date(action.dueOn) : '—'}
    </Box>
  );
}

function State({ action }: { action: PlannedAction }) {
  const { t } = useTranslation('risks');
  if (isLate(action, todayIs())) return <ToneChip tone="error" label={t('actionState.late')} />;
  const tone = action.state === 'done' ? 'success' : action.state === 'open' ? 'info' : 'neutral';
  return <ToneChip tone={tone} label={t(`actionState.${action.state}`)} />;
}

function ActionCard({ action }: { action: PlannedAction }) {
  return (
    <Box>
      <ActionName action={action} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1, fontSize: 'size.plain' }}>
        <State action={action} />
        <Due action={action} />
        <OwnerName risk={action} />
      </Box>
    </Box>
  );
}
