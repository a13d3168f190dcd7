import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '../../kit/api.ts';
import { isOver, useJob } from '../../kit/jobs.ts';
import { messageOf } from '../../kit/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';

/** Reads the whole library again with the present rules. */
export function CheckAgain({ count }: { count: number }) {
  const { t } = useTranslation('document-library');
  const mayEdit = usePermission('documents.edit');
  const queryClient = useQueryClient();
  const start = useMutation(
    orpc.documents.check.add.mutationOptions({ onError: (error) => toast('error', messageOf(error)) }),
  );
  const job = useJob(start.data?.id, start.data);
  const isDone = job !== undefined && isOver(job);
  useEffect(() => {
    if (isDone) void queryClient.invalidateQueries({ queryKey: orpc.documents.check.key() });
  }, [isDone, queryClient]);
  return (
    <ReasonButton
      startIcon={<RefreshCw />}
      reason={mayEdit ? null : t('kit:reason.permission')}
      loading={start.isPending || (job !== undefined && !isDone)}
      onClick={() => start.mutate({})}
    >
      {count > 0 ? t('check.againSome', { count }) : t('check.again')}
    </ReasonButton>
  );
}
