import { useTranslation } from 'react-i18next';
import type { Job } from '#domain/activity/audit-entry.ts';
import { JobProgress } from '../../kit/requests/job-progress.tsx';
import { isOver } from '../../kit/requests/jobs.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';
import { useMonitoringChanges, useRunningJob } from './monitoring-queries.ts';

/** A look that is under way: how far it is, and the way to stop it. */
export function UnderWay({ job: first, vendorName }: { job: Job; vendorName: string | null }) {
  const { t } = useTranslation('monitoring');
  const job = useRunningJob(first);
  const mayEdit = usePermission('risk_management.edit');
  const { cancel } = useMonitoringChanges();
  if (isOver(job)) return null;
  return (
    <JobProgress
      job={job}
      title={vendorName ?? t('all')}
      {...(mayEdit && {
        onCancel: () => cancel.mutate({ id: job.id }, { onError: (error) => toast('error', messageOf(error)) }),
        isCancelling: cancel.isPending,
      })}
    />
  );
}
