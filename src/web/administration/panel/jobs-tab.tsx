import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { WORK_STATES } from '#domain/administration/work-states.ts';
import { orpc } from '../../kit/requests/api.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import { FilterSelect } from '../../kit/table/filter-select.tsx';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { Tone } from '../../kit/tone.ts';
import { type PanelProps, stateOf } from './panel-search.ts';
import type { ShownWork } from './panel-types.ts';
import { PhoneRow, TwoLines } from './parts.tsx';
import { EVERY, NoRows, shownOf, usePaging } from './use-list.tsx';
import type { Column } from '../../kit/table/data-table-props.ts';

const TONES: Record<ShownWork['state'], Tone> = {
  waiting: 'neutral',
  running: 'info',
  failed: 'error',
  done: 'success',
};

/** Jobs of the queue: what kind, whose, how they went; not what they work on. */
export function JobsTab(props: PanelProps) {
  const { t } = useTranslation('administration');
  const { asked, narrow, table } = usePaging(props);
  const state = stateOf(props.search, WORK_STATES);
  const { page, pageSize } = asked;
  const list = useQuery({
    ...orpc.administration.work.list.queryOptions({
      input: { page, pageSize, ...(state && { state }) },
      placeholderData: keepPreviousData,
    }),
    ...EVERY,
  });
  const columns = useColumns();
  return (
    <DataTable
      label={t('tab.jobs')}
      columns={columns}
      {...shownOf(list)}
      {...table}
      rowHeight={52}
      card={(work) => <WorkCard work={work} />}
      toolbar={
        <FilterSelect
          label={t('column.status')}
          value={state}
          options={WORK_STATES.map((one) => ({ value: one, label: t(`work.${one}`) }))}
          onChange={(next) => narrow({ state: next })}
        />
      }
      empty={<NoRows icon={ListChecks} title={t('work.empty')} text={t('work.emptyText')} {...props} />}
    />
  );
}

function useColumns(): Column<ShownWork>[] {
  const { t } = useTranslation('administration');
  const format = useFormat();
  return useMemo<Column<ShownWork>[]>(
    () => [
      {
        field: 'kind',
        header: t('column.job'),
        flex: 2,
        minWidth: 180,
        cell: ({ kind, organisation }) => <TwoLines first={kind} second={organisation} />,
      },
      {
        field: 'state',
        header: t('column.status'),
        width: 116,
        cell: ({ state }) => <ToneChip tone={TONES[state]} label={t(`work.${state}`)} />,
      },
      { field: 'attempts', header: t('column.retries'), width: 110, align: 'right' },
      { field: 'queuedAt', header: t('column.queuedAt'), width: 176, cell: (work) => format.dateTime(work.queuedAt) },
      {
        field: 'finishedAt',
        header: t('column.finishedAt'),
        width: 176,
        cell: ({ finishedAt }) => (finishedAt ? format.dateTime(finishedAt) : '–'),
      },
    ],
    [t, format],
  );
}

function WorkCard({ work }: { work: ShownWork }) {
  const { t } = useTranslation('administration');
  const format = useFormat();
  return (
    <PhoneRow
      head={<TwoLines first={work.kind} second={work.organisation} />}
      facts={[
        <ToneChip key="state" tone={TONES[work.state]} label={t(`work.${work.state}`)} />,
        format.dateTime(work.finishedAt ?? work.startedAt ?? work.queuedAt),
      ]}
    />
  );
}
