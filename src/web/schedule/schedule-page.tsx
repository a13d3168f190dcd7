import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { CalendarPlus, ListTodo, Share2 } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayIs } from '../controls/control-queries.ts';
import { PAGES } from '#domain/addresses.ts';
import type { CalendarEntry } from '#domain/schedule/calendar.ts';
import { daysAfter } from '#domain/schedule/days.ts';
import type { Event } from '#domain/schedule/event.ts';
import { Dialog } from '../kit/dialogs/dialog.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { PageSkeleton, RefetchBar } from '../kit/skeletons.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { ReasonButton } from '../kit/reason-button.tsx';
import { UrlTabs } from '../kit/links/url-tabs.tsx';
import { usePermission } from '../people/use-permission.ts';
import { withoutNothing } from '../controls/workspace-search.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { CalendarPart } from './calendar-part.tsx';
import { FeedCard } from './feed-card.tsx';
import { hrefOfEntry } from './href-of-entry.ts';
import { monthSpan } from './month-days.ts';
import { RecordsView } from './records-view.tsx';
import { useCalendar } from './schedule-queries.ts';
import { hrefOfSchedule, SCHEDULE_VIEWS, type ScheduleSearch, type ScheduleView } from './schedule-search.ts';
import { TasksView } from './tasks-view.tsx';

const EventDialog = lazy(async () => ({ default: (await import('./event-dialog.tsx')).EventDialog }));
const OccurrenceDialog = lazy(async () => ({ default: (await import('./occurrence-dialog.tsx')).OccurrenceDialog }));
const TaskDialog = lazy(async () => ({ default: (await import('./task-dialog.tsx')).TaskDialog }));
const TaskForm = lazy(async () => ({ default: (await import('./task-dialog.tsx')).TaskForm }));

/** Days that the agenda shows at once. */
const AGENDA = 60;

type Opened = { kind: 'event'; event: Event | null; day: string | undefined } | { kind: 'task' } | { kind: 'feed' };

/** Calendar, tasks and records, and what is opened above them. */
export function SchedulePage({ search }: { search: ScheduleSearch }) {
  const { t } = useTranslation('schedule');
  const navigate = useNavigate();
  const mayChange = usePermission('iso_readiness.edit');
  const [opened, setOpened] = useState<Opened | null>(null);
  const { view = 'month', kind, mine } = search;
  const now = todayIs();
  const date = search.date ?? now;
  const span = view === 'agenda' ? { from: date, to: daysAfter(date, AGENDA) } : monthSpan(date);
  const calendar = useCalendar({ from: span.from, to: span.to, kind, mine });
  const today = calendar.data?.today ?? now;
  const change = useCallback(
    (next: Partial<ScheduleSearch>) =>
      void navigate({ to: PAGES.schedule, search: withoutNothing<ScheduleSearch>({ ...search, ...next }) }),
    [navigate, search],
  );
  const reason = mayChange ? null : t('kit:reason.permission');
  const close = () => setOpened(null);
  const closeLinked = () => change({ event: undefined, on: undefined, task: undefined });
  const openEntry = (entry: CalendarEntry) => void navigate({ href: hrefOfEntry(entry, search) });
  const addOn = (day: string) => setOpened({ kind: 'event', event: null, day });
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <>
            <Button startIcon={<Share2 />} onClick={() => setOpened({ kind: 'feed' })}>
              {t('feed.title')}
            </Button>
            <ReasonButton reason={reason} startIcon={<ListTodo />} onClick={() => setOpened({ kind: 'task' })}>
              {t('task.add')}
            </ReasonButton>
            <ReasonButton
              reason={reason}
              variant="contained"
              color="primary"
              startIcon={<CalendarPlus />}
              onClick={() => addOn(search.date ?? today)}
            >
              {t('event.add')}
            </ReasonButton>
          </>
        }
      />
      <UrlTabs
        label={t('title')}
        active={view}
        hrefOf={(id) =>
          hrefOfSchedule(
            withoutNothing<ScheduleSearch>({
              view: id === 'month' ? undefined : (id as ScheduleView),
              date: search.date,
              mine,
            }),
          )
        }
        tabs={SCHEDULE_VIEWS.map((id) => ({ id, label: t(`view.${id}`) }))}
      />
      {(view === 'month' || view === 'agenda') && (
        <>
          <CalendarBar view={view} search={search} date={date} today={today} onSearch={change} />
          <RefetchBar isActive={calendar.isFetching && calendar.data !== undefined} />
          {calendar.data ? (
            <CalendarPart
              view={view}
              date={date}
              span={span}
              today={today}
              entries={calendar.data.entries}
              onOpen={openEntry}
              onDay={(day) => change({ view: 'agenda', date: day })}
              onAdd={mayChange ? addOn : undefined}
            />
          ) : calendar.error ? (
            <ErrorState error={calendar.error} onRetry={() => void calendar.refetch()} />
          ) : (
            <PageSkeleton />
          )}
        </>
      )}
      {view === 'tasks' && <TasksView search={search} today={today} onSearch={change} />}
      {view === 'records' && <RecordsView search={search} onSearch={change} />}
      <Suspense>
        {opened?.kind === 'event' && <EventDialog event={opened.event} day={opened.day} onClose={close} />}
        {opened?.kind === 'task' && <TaskForm task={null} dueOn={search.date} onClose={close} />}
        {search.task && <TaskDialog id={search.task} onClose={closeLinked} />}
        {search.event && search.on && (
          <Linked search={search} event={search.event} on={search.on} onClose={closeLinked} />
        )}
      </Suspense>
      {opened?.kind === 'feed' && (
        <Dialog isOpen title={t('feed.title')} onClose={close}>
          <Box sx={{ pb: 1 }}>
            <FeedCard />
          </Box>
        </Dialog>
      )}
    </>
  );
}

interface LinkedProps {
  search: ScheduleSearch;
  event: string;
  on: string;
  onClose: () => void;
}

/** The day that the address names, and its event's form above it. */
function Linked({ event, on, onClose }: LinkedProps) {
  const [edited, setEdited] = useState<{ event: Event; day: string; originalOn: string } | null>(null);
  if (edited)
    return (
      <EventDialog
        event={edited.event}
        day={edited.day}
        originalOn={edited.originalOn}
        onClose={() => {
          setEdited(null);
          onClose();
        }}
      />
    );
  return (
    <OccurrenceDialog
      eventId={event}
      on={on}
      onEdit={(found, day) => setEdited({ event: found, day, originalOn: on })}
      onClose={onClose}
    />
  );
}
