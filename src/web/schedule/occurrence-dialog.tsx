import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#domain/addresses.ts';
import type { Occurrence } from '#contract/schedule.ts';
import type { Event, Scope } from '#domain/schedule/event.ts';
import type { EventRecord } from '#domain/schedule/record.ts';
import { orpc } from '../kit/requests/api.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx';
import { Dialog } from '../kit/dialogs/dialog.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { Notice } from '../kit/notice.tsx';
import { messageOf } from '../kit/requests/problem.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { toast } from '../kit/toast.ts';
import { useSession } from '../people/session.ts';
import { usePermission } from '../people/use-permission.ts';
import { OccurrenceFacts } from './occurrence-facts.tsx';
import { RecordForm } from './record-form.tsx';
import { useRefreshSchedule, useScheduleChanges } from './schedule-queries.ts';
import { ScopeDialog } from './scope-dialog.tsx';

interface OccurrenceDialogProps {
  eventId: string;
  on: string;
  onEdit: (event: Event, day: string) => void;
  onClose: () => void;
}

/** One day of an event: what it is, what was dealt with, and that it took place. */
export function OccurrenceDialog({ eventId, on, onEdit, onClose }: OccurrenceDialogProps) {
  const { t } = useTranslation('schedule');
  const input = { id: eventId, on };
  const { data, error, refetch } = useQuery(orpc.schedule.occurrences.get.queryOptions({ input, retry: false }));
  if (data) return <Opened key={data.completedAt} day={data} onEdit={onEdit} onClose={onClose} />;
  return (
    <Dialog isOpen title={t('title')} onClose={onClose}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />}
    </Dialog>
  );
}

function Opened({ day, onEdit, onClose }: { day: Occurrence } & Pick<OccurrenceDialogProps, 'onEdit' | 'onClose'>) {
  const { t } = useTranslation('schedule');
  const { event, originalOn } = day;
  const { user } = useSession();
  const mayChange = usePermission('iso_readiness.edit');
  const mayWrite = mayChange || day.ownerId === user.id;
  const isClosed = day.completedAt !== null;
  const [record, setRecord] = useState<EventRecord>(day.record);
  const [isRemoving, setRemoving] = useState(false);
  const refresh = useRefreshSchedule();
  const on = { id: event.id, on: originalOn };
  const failed = { onError: (error: unknown) => toast('error', messageOf(error)) };
  const write = useMutation(orpc.schedule.occurrences.change.mutationOptions(failed));
  const complete = useMutation(orpc.schedule.occurrences.completion.add.mutationOptions(failed));
  const reopen = useMutation(orpc.schedule.occurrences.completion.remove.mutationOptions(failed));
  const isDirty = JSON.stringify(record) !== JSON.stringify(day.record);
  const save = async () => {
    if (isDirty) await write.mutateAsync({ ...on, record });
    refresh();
  };
  const finish = async () => {
    await save();
    await complete.mutateAsync(on);
    refresh();
    toast('success', t('record.kept'));
    onClose();
  };
  const open = record.items.filter(({ isDone }) => !isDone).length;
  const reason = mayWrite ? null : t('record.notYours');
  const ignore = () => undefined;
  return (
    <Dialog
      isOpen
      title={day.title}
      onClose={onClose}
      width="md"
      actions={
        <>
          {mayChange && !isClosed && (
            <Button color="error" variant="text" onClick={() => setRemoving(true)} sx={{ mr: 'auto' }}>
              {t('event.remove')}
            </Button>
          )}
          {isClosed ? (
            <ReasonButton
              reason={mayChange ? null : t('kit:reason.permission')}
              loading={reopen.isPending}
              onClick={() => reopen.mutate(on, { onSuccess: refresh })}
            >
              {t('record.reopen')}
            </ReasonButton>
          ) : (
            <>
              {mayChange && <Button onClick={() => onEdit(asShown(day), day.on)}>{t('event.edit')}</Button>}
              <ReasonButton
                reason={reason ?? (isDirty ? null : t('record.unchanged'))}
                loading={write.isPending}
                onClick={() => void save().then(() => toast('success', t('record.saved')), ignore)}
              >
                {t('record.save')}
              </ReasonButton>
              <ReasonButton
                variant="contained"
                color="primary"
                reason={reason}
                loading={complete.isPending}
                onClick={() => void finish().catch(ignore)}
              >
                {t('record.complete')}
              </ReasonButton>
            </>
          )}
        </>
      }
    >
      <OccurrenceFacts day={day} />
      {day.documentId && day.documentTitle && (
        <Box sx={{ mb: 2 }}>
          <Box component={AppLink} href={addressOf('document', { id: day.documentId })}>
            {day.documentTitle}
          </Box>
        </Box>
      )}
      {isClosed && <Notice tone="info">{t('record.closed')}</Notice>}
      {!isClosed && open > 0 && record.items.length > 0 && (
        <Box sx={{ color: 'text.secondary', typography: 'body2', mb: 1.5 }}>{t('record.open', { count: open })}</Box>
      )}
      <RecordForm kind={event.kind} record={record} isClosed={isClosed || !mayWrite} onChange={setRecord} />
      {isRemoving && <RemoveEvent day={day} onDone={onClose} onCancel={() => setRemoving(false)} />}
    </Dialog>
  );
}

/** The event as this day of it is: what the form starts from. */
function asShown({ event, title, note, on, time, minutes, days, ownerId, ownerName, ...day }: Occurrence): Event {
  const { documentId, documentTitle } = day;
  const own = { title, note, minutes, days, ownerId, ownerName, documentId, documentTitle };
  return { ...event, ...own, startTime: time, ...(event.repeats === null && { startsOn: on }) };
}

function RemoveEvent({ day, onDone, onCancel }: { day: Occurrence; onDone: () => void; onCancel: () => void }) {
  const { t } = useTranslation('schedule');
  const { removeEvent, removeDay, endEvent } = useScheduleChanges();
  const { id, repeats } = day.event;
  const done = {
    onSuccess: () => {
      toast('success', t('event.removed'));
      onDone();
    },
    onSettled: onCancel,
  };
  const remove = (scope: Scope | null) => {
    if (scope === 'this') removeDay.mutate({ id, on: day.originalOn }, done);
    else if (scope === 'following') endEvent.mutate({ id, on: day.originalOn }, done);
    else if (scope === 'all') removeEvent.mutate({ id }, done);
    else onCancel();
  };
  if (repeats) return <ScopeDialog title={t('event.removeWhich')} confirmLabel={t('event.remove')} onAnswer={remove} />;
  return (
    <ConfirmDialog
      isOpen
      title={t('event.removeTitle', { name: day.title })}
      confirmLabel={t('event.remove')}
      onConfirm={() => remove('all')}
      onCancel={onCancel}
      isDangerous
    >
      {t('event.removeText')}
    </ConfirmDialog>
  );
}
