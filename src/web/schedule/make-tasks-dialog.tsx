import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NewTask } from '#domain/schedule/task.ts';
import { useOwners } from '../controls/use-owners.ts';
import { Dialog } from '../kit/dialog.tsx';
import { ComboField } from '../kit/forms/combo-field.tsx';
import { DateField } from '../kit/forms/date-field.tsx';
import { useMakeTasks } from './use-make-tasks.ts';

interface MakeTasksDialogProps {
  tasks: readonly NewTask[];
  onClose: () => void;
  onMade?: () => void;
}

interface Words {
  ownerId: string;
  dueOn: string | undefined;
}

const SHOWN = 6;

/** Asks who does the tasks and by when. What a task brings already stays where nothing else is chosen. */
export function MakeTasksDialog({ tasks, onClose, onMade }: MakeTasksDialogProps) {
  const { t } = useTranslation('tasks');
  const [only] = tasks.length === 1 ? tasks : [];
  const owners = useOwners(null);
  const { make, isPending } = useMakeTasks();
  const form = useForm<Words>({ defaultValues: { ownerId: only?.ownerId ?? '', dueOn: only?.dueOn ?? undefined } });
  const save = form.handleSubmit(({ ownerId, dueOn }) =>
    make(
      tasks.map((task) => ({ ...task, ownerId: ownerId || task.ownerId, dueOn: dueOn ?? task.dueOn })),
      () => {
        onMade?.();
        onClose();
      },
    ),
  );
  return (
    <Dialog
      isOpen
      title={t('make', { count: tasks.length })}
      onClose={onClose}
      width="xs"
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button variant="contained" color="primary" loading={isPending} onClick={() => void save()}>
            {t('make', { count: tasks.length })}
          </Button>
        </>
      }
    >
      <Box component="ul" sx={{ m: 0, mb: 2, pl: 2.5 }}>
        {tasks.slice(0, SHOWN).map(({ title, source }) => (
          <li key={source?.key ?? title}>{title}</li>
        ))}
        {tasks.length > SHOWN && (
          <Box component="li" sx={{ color: 'text.secondary' }}>
            {t('more', { count: tasks.length - SHOWN })}
          </Box>
        )}
      </Box>
      <FormProvider {...form}>
        <form onSubmit={(event) => void save(event)} noValidate>
          <ComboField
            name="ownerId"
            label={t('field.owner')}
            options={owners.options}
            isLoading={owners.isLoading}
            placeholder={t('field.nobody')}
          />
          <DateField name="dueOn" label={t('field.due')} />
          <button type="submit" hidden />
        </form>
      </FormProvider>
    </Dialog>
  );
}
