import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#domain/activity/audit-entry.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { jobEnd } from '../../kit/requests/job-end.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';

/** Reads the whole library again with the present rules, and says what came of it even where nothing has changed. */
export function CheckAgain({ count }: { count: number }) {
  const { t } = useTranslation('document-library');
  const mayEdit = usePermission('documents.edit');
  const queryClient = useQueryClient();
  const check = useMutation({
    mutationFn: async () => jobEnd(await client.documents.check.add({})),
    onSuccess: (job) => reportJob(job, queryClient, t),
    onError: (error) => toast('error', messageOf(error)),
  });
  return (
    <ReasonButton
      startIcon={<RefreshCw />}
      reason={mayEdit ? null : t('kit:reason.permission')}
      loading={check.isPending}
      onClick={() => check.mutate()}
    >
      {count > 0 ? t('check.againSome', { count }) : t('check.again')}
    </ReasonButton>
  );
}

async function reportJob(job: Job, queryClient: QueryClient, t: TFunction<'document-library'>): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: orpc.documents.check.key() });
  if (job.state !== 'done') return toast('error', t('check.failed'));
  const { documents, counts } = await client.documents.check.list({ pageSize: 1 });
  const objections = counts.reduce((sum, { count }) => sum + count, 0);
  toast(
    'success',
    [t('check.checked', { count: documents.checked }), t('check.objections', { count: objections })].join(' · '),
  );
}
