import { PAGES } from '#domain/addresses.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { usePermission } from '../people/use-permission.ts';
import { useRecent } from './activity-queries.ts';
import { RecentList } from './recent-list.tsx';

interface RecentCardProps {
  title: string;
  /** Only what happened to one thing. */
  subject?: string;
  subjectId?: string;
  limit?: number;
  /** What one person did to several things of a kind is told once. */
  isFolded?: boolean;
}

/** The last changes, with the way to the whole trail for those who may read it. */
export function RecentCard({ title, subject, subjectId, limit = 8, isFolded = false }: RecentCardProps) {
  const { t } = useTranslation('activity');
  const maySeeAll = usePermission('audit_trail.view');
  const recent = useRecent({
    ...(subject && { subject }),
    ...(subjectId && { subjectId }),
    limit,
    ...(isFolded && { isFolded: 'true' as const }),
  });
  if (recent.isPending) return <CardSkeleton lines={limit} />;
  const trail = new URLSearchParams({ ...(subject && { subject }), ...(subjectId && { id: subjectId }) }).toString();
  return (
    <Card
      title={title}
      flush
      action={
        maySeeAll && (
          <Link
            component={AppLink}
            href={`${PAGES.auditTrail}${trail ? `?${trail}` : ''}`}
            sx={{ fontSize: 'size.plain' }}
          >
            {t('recent.all')}
          </Link>
        )
      }
    >
      {recent.data ? (
        <RecentList entries={recent.data} now={recent.dataUpdatedAt} />
      ) : (
        <ErrorState error={recent.error} onRetry={() => void recent.refetch()} />
      )}
    </Card>
  );
}
