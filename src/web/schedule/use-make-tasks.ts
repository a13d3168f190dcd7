import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#domain/addresses.ts';
import type { NewTask } from '#domain/schedule/task.ts';
import { orpc } from '../kit/requests/api.ts';
import { messageOf } from '../kit/requests/problem.ts';
import { toast } from '../kit/toast.ts';
import { usePermission } from '../people/use-permission.ts';

/**
 * Makes tasks and says how many are new; what has an open task already gets no second one. Words: namespace `tasks`, which the route loads.
 * `mayMake` is whether this person may; who may not is shown a button that says why.
 */
export function useMakeTasks() {
  const { t } = useTranslation('tasks');
  const navigate = useNavigate();
  const mayMake = usePermission('iso_readiness.edit');
  const { mutate, isPending } = useMutation(orpc.tasks.add.mutationOptions());
  const make = (tasks: NewTask[], onMade?: () => void) =>
    mutate(
      { tasks },
      {
        onSuccess: ({ added }) => {
          const text = added === 0 ? t('made.none') : t('made.some', { count: added });
          toast('success', text, {
            label: t('made.open'),
            run: () => void navigate({ href: addressOf('schedule', { view: 'tasks' }) }),
          });
          onMade?.();
        },
        onError: (error) => toast('error', messageOf(error)),
      },
    );
  return { make, isPending, mayMake };
}
