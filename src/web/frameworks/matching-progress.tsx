import { useTranslation } from 'react-i18next';
import type { Job } from '#domain/activity/audit-entry.ts';
import { JobProgress } from '../kit/requests/job-progress.tsx';
import { useJob } from '../kit/requests/jobs.ts';

/** How far the matching of all documents against one framework is, and what came of it. */
export function MatchingProgress({ first }: { first: Job }) {
  const { t } = useTranslation('frameworks');
  const job = useJob(first.id, first) ?? first;
  const { documents = 0, suggestions = 0 } = (job.outcome ?? {}) as { documents?: number; suggestions?: number };
  return (
    <JobProgress
      job={job}
      title={t('matching.title')}
      message={
        job.state === 'done'
          ? t('matching.done', { count: documents, suggestions })
          : job.state === 'failed'
            ? t('matching.failed')
            : undefined
      }
    />
  );
}
