import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { NewTask } from '#domain/schedule/task.ts';
import { hrefOfAsset } from '../assets/inventory-search.ts';
import { orpc } from '../kit/requests/api.ts';
import { TaskButton } from './task-button.tsx';

const OVERDUE = [
  { slice: 'access-review-overdue', kind: 'access', field: 'accessReviewDate' },
  { slice: 'compliance-review-overdue', kind: 'compliance', field: 'complianceReviewDate' },
] as const;
/** Reviews that are started at once; the next ones are there when these are. */
const MOST = 100;

/**
 * Makes a task of every overdue review of an asset; one that is under way already is not started again. For the inventory's Compliance tab, whose
 * route passes it in. Words: namespace `tasks`.
 */
export function StartReviews() {
  const { t } = useTranslation('tasks');
  const access = useOverdue('access-review-overdue');
  const compliance = useOverdue('compliance-review-overdue');
  const rows = { access, compliance };
  const tasks: NewTask[] = OVERDUE.flatMap(({ kind, field }) =>
    rows[kind].map((asset) => ({
      title: t(`review.${kind}`, { name: asset.name }).slice(0, 200),
      source: { kind: 'review', key: `asset/${asset.id}/${field}/${asset[field] ?? ''}`, href: hrefOfAsset(asset.id) },
    })),
  );
  return (
    <TaskButton
      tasks={tasks}
      label={tasks.length === 0 ? t('review.startNone') : t('review.start', { count: tasks.length })}
      nothing={t('review.none')}
    />
  );
}

function useOverdue(only: (typeof OVERDUE)[number]['slice']) {
  const input = { only, pageSize: MOST };
  return useQuery(orpc.assets.list.queryOptions({ input })).data?.rows ?? [];
}
