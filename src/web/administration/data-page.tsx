import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { orpc } from '../kit/requests/api.ts';
import { ErrorState } from '../kit/error-state.tsx';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { BackupsCard } from './backups-card.tsx';
import { CollectionsCard } from './collections-card.tsx';
import { EraseCard } from './erase-card.tsx';
import { RestoreCard } from './restore-card.tsx';
import { RetentionCard } from './retention-card.tsx';

/** What the organisation keeps, as figures, as one file, back from one, for how long, and all of it erased. */
export function DataPage() {
  const { t } = useTranslation('data');
  const { data, error, refetch } = useQuery(orpc.administration.data.collections.list.queryOptions());
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
        {data && (
          <>
            <BackupsCard files={data.files} />
            <RestoreCard limit={data.restoreLimit} />
            <CollectionsCard {...data} />
          </>
        )}
        {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />)}
        <RetentionCard />
        <EraseCard />
      </Box>
    </>
  );
}
