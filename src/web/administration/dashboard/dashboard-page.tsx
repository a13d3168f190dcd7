import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { orpc } from '../../kit/requests/api.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { PageSkeleton } from '../../kit/skeletons.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { RecentErrorsCard } from '../recent-errors-card.tsx';
import { SelfCheckCard } from '../self-check-card.tsx';
import { BackupsCard } from './backups-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { HealthFigures } from './health-figures.tsx';
import { LockedCard } from './locked-card.tsx';
import { ResponsesCard } from './responses-card.tsx';
import { SignInsChart } from './sign-ins-chart.tsx';

const TEN_SECONDS = 10_000;

/** How the installation is: figures that open to their lists, and a self-check that says what to mend. */
export function DashboardPage() {
  const { t } = useTranslation('administration');
  const { dateTime } = useFormat();
  const { data, error, refetch } = useQuery({
    ...orpc.administration.health.get.queryOptions(),
    refetchInterval: TEN_SECONDS,
  });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <>
      <PageHeader title={t('page.dashboard')} subtitle={t('dashboard.text', { time: dateTime(data.at) })} />
      <HealthFigures health={data} />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <SelfCheckCard isInstallation />
        <FactsCard health={data} />
        <SignInsChart hours={data.signIns.hours} />
        <LockedCard locked={data.signIns.locked} />
        <BackupsCard backups={data.backups} />
        <ResponsesCard responses={data.responses} />
        <RecentErrorsCard isInstallation />
      </Box>
    </>
  );
}
