import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NewTask, type Task } from '#domain/schedule/task.ts';
import { useOwners } from '../controls/use-owners.ts';
import { orpc } from '../kit/requests/api.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Dialog } from '../kit/dialogs/dialog.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { ComboField } from '../kit/forms/combo-field.tsx';
import { DateField } from '../kit/forms/date-field.tsx';
import { FieldGrid, FieldRow } from '../kit/forms/field-grid.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { useFormat } from '../kit/format.ts';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { ReasonButton } from '../kit/reason-button.tsx';
import { toast } from '../kit/toast.ts';
import { useSession } from '../people/session.ts';
import { usePermission } from '../people/use-permission.ts';
import { useDocumentOptions, useRefreshSchedule, useScheduleChanges } from './schedule-queries.ts';

/** A task by its id: read, changed, finished. */
export function TaskDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('schedule');
  const { data, error, refetch } = useQuery(orpc.tasks.get.queryOptions({ input: { id }, retry: false }));
  if (data) return <TaskForm key={data.version} task={data} dueOn={undefined} onClose={onClose} />;
  return (
    <Dialog isOpen title={t('kind.task')} onClose={onClose}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />}
    </Dialog>
  );
}

/** The form of a task; without one, of a new one. */
export function TaskForm({
  task,
  dueOn,
  onClose,
}: {
  task: Task | null;
  dueOn: string | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('schedule');
  const owners = useOwners(task);
  const documents = useDocumentOptions(task);
  const refresh = useRefreshSchedule();
  const mayChange = usePermission('iso_readiness.edit');
  const add = useMutation(orpc.tasks.add.mutationOptions());
  const change = useMutation(orpc.tasks.change.mutationOptions());
  const form = useZodForm(NewTask, {
    title: task?.title ?? '',
    note: task?.note ?? '',
    ownerId: task?.ownerId,
    dueOn: task?.dueOn ?? dueOn,
    documentId: task?.documentId,
  });
  const save = async (asked: NewTask) => {
    if (task) await change.mutateAsync({ id: task.id, version: task.version, ...asked });
    else await add.mutateAsync({ tasks: [asked] });
    refresh();
    toast('success', t(task ? 'task.changed' : 'task.added'));
    onClose();
  };
  return (
    <FormDialog
      title={task ? task.title : t('task.add')}
      submitLabel={t(task ? 'task.save' : 'task.add')}
      form={form}
      onSubmit={save}
      reason={mayChange ? null : t('kit:reason.permission')}
      back={null}
      isSecondary={task !== null}
      actions={
        task && <TaskActions task={task} documentOf={() => form.getValues('documentId') ?? null} onDone={onClose} />
      }
      onClose={onClose}
    >
      {task && <TaskFacts task={task} />}
      <FieldGrid>
        <FieldRow>
          <TextField name="title" label={t('task.title')} isRequired autoFocus={!task} isDisabled={!mayChange} />
        </FieldRow>
        <ComboField
          name="ownerId"
          label={t('field.owner')}
          options={owners.options}
          isLoading={owners.isLoading}
          placeholder={t('field.nobody')}
          isDisabled={!mayChange}
        />
        <DateField name="dueOn" label={t('task.due')} isDisabled={!mayChange} />
        {documents.isShown && (
          <FieldRow>
            <ComboField
              name="documentId"
              label={t('task.evidence')}
              options={documents.options}
              isLoading={documents.isLoading}
              placeholder={t('field.noDocument')}
              isDisabled={!mayChange}
              help={t('task.evidenceHelp')}
            />
          </FieldRow>
        )}
        <FieldRow>
          <TextField name="note" label={t('field.note')} rows={3} isDisabled={!mayChange} />
        </FieldRow>
      </FieldGrid>
    </FormDialog>
  );
}

function TaskFacts({
  task: { createdByName, createdAt, completedByName, completedAt, source, state },
}: {
  task: Task;
}) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  return (
    <Box sx={{ color: 'text.secondary', typography: 'body2', mb: 2 }}>
      <Box>{t('task.made', { name: createdByName, at: format.dateTime(createdAt) })}</Box>
      {completedAt && (
        <Box>{t(`task.closed.${state}`, { name: completedByName, at: format.dateTime(completedAt) })}</Box>
      )}
      {source && (
        <Box component={AppLink} href={source.href}>
          {t('task.source')}
        </Box>
      )}
    </Box>
  );
}

interface TaskActionsProps {
  task: Task;
  /** The document chosen in the form: a task is finished with it. */
  documentOf: () => string | null;
  onDone: () => void;
}

function TaskActions({ task, documentOf, onDone }: TaskActionsProps) {
  const { t } = useTranslation('schedule');
  const { user } = useSession();
  const mayChange = usePermission('iso_readiness.edit');
  const { completeTask, reopenTask, cancelTask, removeTask } = useScheduleChanges();
  const reason = mayChange || task.ownerId === user.id ? null : t('task.notYours');
  const { id } = task;
  const done = { onSuccess: onDone };
  return (
    <>
      {mayChange && (
        <Button
          color="error"
          variant="text"
          loading={removeTask.isPending}
          onClick={() => removeTask.mutate({ id }, done)}
          sx={{ mr: 'auto' }}
        >
          {t('task.remove')}
        </Button>
      )}
      {task.state === 'open' ? (
        <>
          {mayChange && (
            <Button variant="text" loading={cancelTask.isPending} onClick={() => cancelTask.mutate({ id }, done)}>
              {t('task.cancel')}
            </Button>
          )}
          <ReasonButton
            variant="contained"
            color="primary"
            reason={reason}
            loading={completeTask.isPending}
            onClick={() => completeTask.mutate({ id, documentId: documentOf() }, done)}
          >
            {t('task.complete')}
          </ReasonButton>
        </>
      ) : (
        <ReasonButton reason={reason} loading={reopenTask.isPending} onClick={() => reopenTask.mutate({ id }, done)}>
          {t('task.reopen')}
        </ReasonButton>
      )}
    </>
  );
}
