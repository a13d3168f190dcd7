import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NewTask, type Task } from '#domain/schedule/task.ts';
import { useOwners } from '../controls/use-owners.ts';
import { orpc } from '../kit/api.ts';
import { AppLink } from '../kit/app-link.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { ComboField } from '../kit/forms/combo-field.tsx';
import { DateField } from '../kit/forms/date-field.tsx';
import { FieldGrid, FieldRow } from '../kit/forms/field-grid.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { useFormat } from '../kit/format.ts';
import { CardSkeleton } from '../kit/loading.tsx';
import { Notice } from '../kit/notice.tsx';
import { messageOf, problemOf } from '../kit/problem.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { toast } from '../kit/toast.ts';
import { useSession } from '../people/session.ts';
import { usePermission } from '../people/use-permission.ts';
import { useDocumentOptions, useRefreshSchedule, useScheduleChanges } from './schedule-queries.ts';

interface Words {
  title: string;
  note: string;
  ownerId: string;
  dueOn: string | undefined;
  documentId: string;
}

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
  const error = add.error ?? change.error;
  const form = useForm<Words>({
    defaultValues: {
      title: task?.title ?? '',
      note: task?.note ?? '',
      ownerId: task?.ownerId ?? '',
      dueOn: task?.dueOn ?? dueOn,
      documentId: task?.documentId ?? '',
    },
  });
  const settle = {
    onSuccess: () => {
      refresh();
      toast('success', t(task ? 'task.changed' : 'task.added'));
      onClose();
    },
    onError: (problem: unknown) => {
      for (const { path, message } of problemOf(problem).issues)
        form.setError((path.split('.').at(-1) ?? path) as keyof Words, { message });
    },
  };
  const save = form.handleSubmit(({ title, note, ...words }) => {
    const asked = {
      title,
      note,
      ownerId: words.ownerId || null,
      dueOn: words.dueOn ?? null,
      documentId: words.documentId || null,
    };
    const { error: wrong } = NewTask.safeParse(asked);
    for (const { path, message } of wrong?.issues ?? []) form.setError(path[0] as keyof Words, { message });
    if (wrong) return;
    if (task) change.mutate({ id: task.id, version: task.version, ...asked }, settle);
    else add.mutate({ tasks: [asked] }, settle);
  });
  return (
    <Dialog
      isOpen
      title={task ? task.title : t('task.add')}
      onClose={onClose}
      actions={
        <>
          <ReasonButton
            variant={task ? 'outlined' : 'contained'}
            color="primary"
            reason={mayChange ? null : t('kit:reason.permission')}
            loading={add.isPending || change.isPending}
            onClick={() => void save()}
          >
            {t(task ? 'task.save' : 'task.add')}
          </ReasonButton>
          {task && <TaskActs task={task} documentOf={() => form.getValues('documentId') || null} onDone={onClose} />}
        </>
      }
    >
      <FormProvider {...form}>
        {error && <Notice tone="error">{messageOf(error)}</Notice>}
        {task && <TaskFacts task={task} />}
        <form onSubmit={(event) => void save(event)} noValidate>
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
          <button type="submit" hidden />
        </form>
      </FormProvider>
    </Dialog>
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

interface TaskActsProps {
  task: Task;
  /** The document chosen in the form: a task is finished with it. */
  documentOf: () => string | null;
  onDone: () => void;
}

function TaskActs({ task, documentOf, onDone }: TaskActsProps) {
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
