import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListTodo } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOverdue, type Task, type TaskState } from '#domain/schedule/task.ts';
import { TASK_STATES } from '#domain/schedule/values.ts';
import { orpc } from '../kit/requests/api.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { DataTable } from '../kit/table/data-table.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { useFormat } from '../kit/format.ts';
import { SearchBox } from '../kit/table/search-box.tsx';
import { ToneChip } from '../kit/tone-chip.tsx';
import { useSession } from '../people/session.ts';
import { usePermission } from '../people/use-permission.ts';
import { useScheduleChanges } from './schedule-queries.ts';
import { hrefOfSchedule, type ScheduleSearch } from './schedule-search.ts';
import type { Column } from '../kit/table/data-table-props.ts';

interface TasksViewProps {
  search: ScheduleSearch;
  today: string;
  onSearch: (next: Partial<ScheduleSearch>) => void;
}

/** Everything somebody is to do; a tick finishes it. */
export function TasksView({ search, today, onSearch }: TasksViewProps) {
  const { t } = useTranslation('schedule');
  const [pageSize, setPageSize] = useState(25);
  const { state = 'open', mine, q, page = 0 } = search;
  const input = { state, page, pageSize, ...(mine && { owner: 'me' }), ...(q && { search: q }) };
  const list = useQuery(orpc.tasks.list.queryOptions({ input, placeholderData: keepPreviousData }));
  const columns = useTaskColumns(search, today);
  const card = useCallback((task: Task) => <TaskCard task={task} today={today} search={search} />, [today, search]);
  const isFiltered = q !== undefined || mine !== undefined || state !== 'open';
  return (
    <DataTable<Task>
      label={t('view.tasks')}
      columns={columns}
      rows={list.data?.rows}
      total={list.data?.total}
      page={page}
      pageSize={pageSize}
      onPage={(next, size) => {
        setPageSize(size);
        onSearch({ page: next || undefined });
      }}
      onOpen={({ id }) => onSearch({ task: id })}
      card={card}
      rowHeight={52}
      isRefetching={list.isFetching}
      error={list.error}
      onRetry={() => void list.refetch()}
      toolbar={
        <>
          <SearchBox
            label={t('task.search')}
            value={q ?? ''}
            onSearch={(text) => onSearch({ q: text || undefined, page: undefined })}
          />
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={t('task.state')}
            value={state}
            onChange={(_, next: TaskState | null) =>
              next && onSearch({ state: next === 'open' ? undefined : next, page: undefined })
            }
          >
            {TASK_STATES.map((each) => (
              <ToggleButton key={each} value={each}>
                {t(`state.${each}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <FormControlLabel
            label={t('bar.mine')}
            control={
              <Switch
                checked={mine ?? false}
                onChange={(_, isOn) => onSearch({ mine: isOn || undefined, page: undefined })}
                slotProps={{ input: { role: 'switch' } }}
              />
            }
          />
        </>
      }
      empty={
        <EmptyState
          icon={ListTodo}
          heading="h2"
          title={t(isFiltered ? 'task.noneFitting' : 'task.none')}
          text={t(isFiltered ? 'task.noneFittingText' : 'task.noneText')}
        />
      }
    />
  );
}

function useTaskColumns(search: ScheduleSearch, today: string): readonly Column<Task>[] {
  const { t } = useTranslation('schedule');
  return useMemo(
    () => [
      { field: 'state', header: t('task.done'), width: 72, cell: (task) => <Tick task={task} /> },
      {
        field: 'title',
        header: t('task.title'),
        flex: 3,
        minWidth: 220,
        cell: ({ id, title }) => (
          <Link component={AppLink} href={hrefOfSchedule({ ...search, task: id })} sx={{ fontWeight: 600 }}>
            {title}
          </Link>
        ),
      },
      { field: 'dueOn', header: t('task.due'), width: 190, cell: (task) => <Due task={task} today={today} /> },
      { field: 'ownerName', header: t('field.owner'), width: 180, cell: ({ ownerName }) => ownerName ?? '–' },
      {
        field: 'source',
        header: t('task.from'),
        width: 160,
        cell: ({ source }) =>
          source ? (
            <Link component={AppLink} href={source.href}>
              {t('task.source')}
            </Link>
          ) : (
            '–'
          ),
      },
    ],
    [t, search, today],
  );
}

function Due({ task, today }: { task: Task; today: string }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  if (!task.dueOn) return <>–</>;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {format.date(task.dueOn)}
      {isOverdue(task, today) && <ToneChip tone="error" label={t('task.overdue')} />}
    </Box>
  );
}

function Tick({ task: { id, title, state, ownerId } }: { task: Task }) {
  const { t } = useTranslation('schedule');
  const { user } = useSession();
  const mayChange = usePermission('iso_readiness.edit');
  const { completeTask, reopenTask } = useScheduleChanges();
  const may = mayChange || ownerId === user.id;
  return (
    <Checkbox
      // The tick stands at once; when the server refuses, it goes again.
      checked={completeTask.isPending || (state === 'done' && !reopenTask.isPending)}
      indeterminate={state === 'cancelled'}
      disabled={!may || completeTask.isPending || reopenTask.isPending}
      onClick={(event) => event.stopPropagation()}
      onChange={() => (state === 'open' ? completeTask : reopenTask).mutate({ id })}
      slotProps={{ input: { 'aria-label': t(state === 'open' ? 'task.tick' : 'task.untick', { title }) } }}
    />
  );
}

function TaskCard({ task, today, search }: { task: Task; today: string; search: ScheduleSearch }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Tick task={task} />
      <Box sx={{ minWidth: 0 }}>
        <Link component={AppLink} href={hrefOfSchedule({ ...search, task: task.id })} sx={{ fontWeight: 600 }}>
          {task.title}
        </Link>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <Due task={task} today={today} /> {task.ownerName}
        </Box>
      </Box>
    </Box>
  );
}
