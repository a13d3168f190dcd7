import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { NewTask } from '#domain/schedule/task.ts';
import { useOwners } from '../controls/use-owners.ts';
import { ComboField } from '../kit/forms/combo-field.tsx';
import { DateField } from '../kit/forms/date-field.tsx';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';
import { useMakeTasks } from './use-make-tasks.ts';

interface MakeTasksDialogProps {
  tasks: readonly NewTask[];
  onClose: () => void;
  onMade?: () => void;
}

const Assignment = NewTask.pick({ ownerId: true, dueOn: true });

const SHOWN = 6;

/** Asks who does the tasks and by when. What a task brings already stays where nothing else is chosen. */
export function MakeTasksDialog({ tasks, onClose, onMade }: MakeTasksDialogProps) {
  const { t } = useTranslation('tasks');
  const [only] = tasks.length === 1 ? tasks : [];
  const owners = useOwners(null);
  const { make, isPending } = useMakeTasks();
  const form = useZodForm(Assignment, { ownerId: only?.ownerId ?? null, dueOn: only?.dueOn ?? null });
  const save = ({ ownerId, dueOn }: z.infer<typeof Assignment>) =>
    make(
      tasks.map((task) => ({ ...task, ownerId: ownerId ?? task.ownerId, dueOn: dueOn ?? task.dueOn })),
      () => {
        onMade?.();
        onClose();
      },
    );
  return (
    <FormDialog
      width="xs"
      title={t('make', { count: tasks.length })}
      submitLabel={t('make', { count: tasks.length })}
      form={form}
      onSubmit={save}
      isBusy={isPending}
      onClose={onClose}
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

      <ComboField
        name="ownerId"
        label={t('field.owner')}
        options={owners.options}
        isLoading={owners.isLoading}
        placeholder={t('field.nobody')}
      />
      <DateField name="dueOn" label={t('field.due')} />
    </FormDialog>
  );
}
