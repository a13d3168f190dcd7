import Link from '@mui/material/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventKind } from '#domain/schedule/event.ts';
import { EVENT_KINDS } from '#domain/schedule/values.ts';
import { orpc } from '../kit/requests/api.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { DataTable } from '../kit/table/data-table.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { FilterSelect } from '../kit/table/filter-select.tsx';
import { useFormat } from '../kit/format.ts';
import { ToneChip } from '../kit/tone-chip.tsx';
import { usePermission } from '../people/use-permission.ts';
import { LOOKS } from './entry-looks.ts';
import { hrefOfSchedule, type ScheduleSearch } from './schedule-search.ts';
import type { Column } from '../kit/table/data-table-props.ts';

interface RecordRow {
  id: string;
  eventId: string;
  kind: EventKind;
  title: string;
  on: string;
  originalOn: string;
  completedByName: string | null;
  record: { items: { isDone: boolean }[] };
}

interface RecordsViewProps {
  search: ScheduleSearch;
  onSearch: (next: Partial<ScheduleSearch>) => void;
}

/** Audits, reviews and training that took place, as an auditor asks to see them. */
export function RecordsView({ search, onSearch }: RecordsViewProps) {
  const { t } = useTranslation('schedule');
  const maySee = usePermission('iso_readiness.view');
  const [pageSize, setPageSize] = useState(25);
  const { page = 0 } = search;
  const kind = EVENT_KINDS.find((each) => each === search.kind);
  const input = { page, pageSize, ...(kind && { kind }) };
  const list = useQuery(
    orpc.schedule.records.list.queryOptions({ input, enabled: maySee, placeholderData: keepPreviousData }),
  );
  const columns = useRecordColumns(search);
  if (!maySee)
    return (
      <Card>
        <EmptyState icon={Archive} heading="h2" title={t('records.closed')} text={t('kit:reason.permission')} />
      </Card>
    );
  return (
    <DataTable<RecordRow>
      label={t('view.records')}
      columns={columns}
      rows={list.data?.rows}
      total={list.data?.total}
      page={page}
      pageSize={pageSize}
      onPage={(next, size) => {
        setPageSize(size);
        onSearch({ page: next || undefined });
      }}
      onOpen={({ eventId, originalOn }) => onSearch({ event: eventId, on: originalOn })}
      card={recordCard}
      isRefetching={list.isFetching}
      error={list.error}
      onRetry={() => void list.refetch()}
      toolbar={
        <FilterSelect
          label={t('field.kind')}
          value={kind}
          options={EVENT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(next) => onSearch({ kind: next as EventKind | undefined, page: undefined })}
        />
      }
      empty={<EmptyState icon={Archive} heading="h2" title={t('records.none')} text={t('records.noneText')} />}
    />
  );
}

const recordCard = ({ title, on, completedByName }: RecordRow) => (
  <RecordLines title={title} on={on} by={completedByName} />
);

function RecordLines({ title, on, by }: { title: string; on: string; by: string | null }) {
  const format = useFormat();
  return (
    <>
      <strong>{title}</strong>
      <div>{[format.date(on), by].filter(Boolean).join(' · ')}</div>
    </>
  );
}

function useRecordColumns(search: ScheduleSearch): readonly Column<RecordRow>[] {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  return useMemo(
    () => [
      {
        field: 'title',
        header: t('field.title'),
        flex: 3,
        minWidth: 220,
        cell: ({ eventId, originalOn, title }) => (
          <Link
            component={AppLink}
            href={hrefOfSchedule({ ...search, event: eventId, on: originalOn })}
            sx={{ fontWeight: 600 }}
          >
            {title}
          </Link>
        ),
      },
      {
        field: 'kind',
        header: t('field.kind'),
        width: 200,
        cell: ({ kind }) => {
          const { icon: Icon, tone } = LOOKS[kind];
          return <ToneChip tone={tone} icon={<Icon />} label={t(`kind.${kind}`)} />;
        },
      },
      { field: 'on', header: t('records.on'), width: 150, cell: ({ on }) => format.date(on) },
      {
        field: 'points',
        header: t('records.points'),
        width: 140,
        cell: ({ record: { items } }) =>
          items.length === 0
            ? '–'
            : t('records.of', { done: items.filter(({ isDone }) => isDone).length, count: items.length }),
      },
      { field: 'completedByName', header: t('records.by'), width: 180 },
    ],
    [t, format, search],
  );
}
