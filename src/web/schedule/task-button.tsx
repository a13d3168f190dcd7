import type { ButtonProps } from '@mui/material/Button';
import { ListTodo } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewTask } from '#domain/schedule/task.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { MakeTasksDialog } from './make-tasks-dialog.tsx';
import { useMakeTasks } from './use-make-tasks.ts';

interface TaskButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'sx'> {
  /** What is to be done. With `source` a second press makes no second task. */
  tasks: readonly NewTask[];
  /** Without a label: "Make a task" or "Make 3 tasks". */
  label?: string;
  /** Makes them at once, without asking who and by when. */
  isDirect?: boolean;
  /** Why the button is off where there is nothing to do. */
  nothing?: string;
  onMade?: () => void;
}

/** Makes tasks from what a page shows: asks who and by when, then says where they are. Words: namespace `tasks`, loaded by the route. */
export function TaskButton({ tasks, label, isDirect = false, nothing, onMade, ...look }: TaskButtonProps) {
  const { t } = useTranslation('tasks');
  const { make, isPending, mayMake } = useMakeTasks();
  const [isOpen, setOpen] = useState(false);
  const reason = !mayMake ? t('kit:reason.permission') : tasks.length === 0 ? (nothing ?? t('nothing')) : null;
  return (
    <>
      <ReasonButton
        {...look}
        reason={reason}
        loading={isPending}
        startIcon={<ListTodo />}
        onClick={() => (isDirect ? make([...tasks], onMade) : setOpen(true))}
      >
        {label ?? t('make', { count: tasks.length })}
      </ReasonButton>
      {isOpen && <MakeTasksDialog tasks={tasks} onClose={() => setOpen(false)} {...(onMade && { onMade })} />}
    </>
  );
}
