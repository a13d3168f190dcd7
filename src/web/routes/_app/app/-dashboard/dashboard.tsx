import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changesOf } from '#domain/readiness/path/changes.ts';
import type { Readiness } from '#domain/readiness/readiness.ts';
import { RecentCard } from '#web/activity/recent-card.tsx';
import { hrefOfAssets } from '#web/assets/inventory-search.ts';
import { AssignedCard } from '#web/awareness/assigned-card.tsx';
import { todayIs } from '#web/controls/control-queries.ts';
import { BarCard } from '#web/kit/charts/bar-card.tsx';
import { CurrentFramework } from '#web/frameworks/current-framework.ts';
import { FRAMEWORK } from '#web/frameworks/framework-links.ts';
import { useInUse, useIsSeveral } from '#web/frameworks/frameworks-in-use.ts';
import { ErrorState } from '#web/kit/error-state.tsx';
import { PageSkeleton } from '#web/kit/skeletons.tsx';
import { useSession } from '#web/people/session.ts';
import { usePermission } from '#web/people/use-permission.ts';
import { DomainBars } from '#web/readiness/domain-bars.tsx';
import { NextStepCard } from '#web/readiness/path/next-step-card.tsx';
import { PaceCard } from '#web/readiness/path/pace-card.tsx';
import { ProgressAndProof } from '#web/readiness/progress-and-proof.tsx';
import { OpenRisksCard } from '#web/risks/open-risks-card.tsx';
import { MyWeek } from '#web/schedule/my-week.tsx';
import { ExpiringCard } from './expiring-card.tsx';
import { type DashboardFacts, useDashboardFacts } from './facts.ts';
import { Figures } from './figures.tsx';
import { FrameworksCard } from './frameworks-card.tsx';
import { Greeting } from './greeting.tsx';
import { NeedsCard } from './needs-card.tsx';
import { besides, type Need, needsOf } from './needs.ts';
import { PersonalStepCard } from './personal-step-card.tsx';
import { ToReadCard } from './to-read-card.tsx';
import { TrendCard } from './trend-card.tsx';

/** What to know and what to do this week, on one page; its head is about the organisation's primary framework. */
export function Dashboard() {
  const { data, error, refetch } = useInUse();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const primary = data.find(({ why }) => why === 'primary')?.framework ?? FRAMEWORK;
  return (
    <CurrentFramework value={primary}>
      <Page />
    </CurrentFramework>
  );
}

function Page() {
  const facts = useDashboardFacts();
  const { user } = useSession();
  const { readiness } = facts;
  const runsIt = usePermission('iso_readiness.edit');
  if (readiness.isPending) return <PageSkeleton />;
  if (!readiness.data) return <ErrorState error={readiness.error} onRetry={() => void readiness.refetch()} />;
  const needs = facts.maySeeReadiness ? needsOf({ ...facts, readiness: readiness.data }, user.id, todayIs()) : [];
  return (
    <>
      <Greeting needs={needs} />
      {runsIt ? <NextStepCard /> : <PersonalStepCard otherwise={facts.path?.next ? <NextStepCard /> : null} />}
      <Figures facts={facts} readiness={readiness.data} changes={facts.trend ? changesOf(facts.trend) : null} />
      <Parts facts={facts} readiness={readiness.data} needs={needs} />
    </>
  );
}

function Parts({ facts, readiness, needs }: { facts: DashboardFacts; readiness: Readiness; needs: readonly Need[] }) {
  const { t } = useTranslation('dashboard');
  const { maySeeReadiness, assets, path, trend } = facts;
  const isSeveral = useIsSeveral();
  const pace = path?.pace;
  const runsIt = usePermission('iso_readiness.edit');
  const trendCard = trend && <TrendCard trend={trend} pace={pace} />;
  const hasAssets = assets !== undefined && assets.totalAssets > 0;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
      }}
    >
      <Column>
        {runsIt && trendCard}
        <AssignedCard isHiddenWhenDone />
        <ToReadCard />
        {!runsIt && <MyWeek />}
        {!runsIt && trendCard}
        {maySeeReadiness && <NeedsCard needs={besides(needs, path?.next?.step, readiness.framework)} />}
        {runsIt && <MyWeek />}
        <DomainBars domains={readiness.domains} isLinked={maySeeReadiness} />
        <RecentCard title={t('recent.title')} isFolded />
      </Column>
      <Column>
        {pace && <PaceCard pace={pace} />}
        {maySeeReadiness && <ProgressAndProof readiness={readiness} hasFigures={false} />}
        {isSeveral && <FrameworksCard />}
        {path && <ExpiringCard {...path.expiring} />}
        <OpenRisksCard />
        {hasAssets && <AssetsByRisk assets={assets} />}
      </Column>
    </Box>
  );
}

/** Cards are as high as what they say: an empty one is not stretched to the end of the other column. */
function Column({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        minWidth: 0,
        '& > *': { minWidth: 0 },
      }}
    >
      {children}
    </Box>
  );
}

const toneOfRisk = { Low: 'success', Medium: 'warning', High: 'error' } as const;

function AssetsByRisk({ assets }: { assets: NonNullable<DashboardFacts['assets']> }) {
  const { t } = useTranslation('dashboard');
  return (
    <BarCard
      title={t('assets.title')}
      subtitle={t('assets.subtitle', { count: assets.expiringLicenses })}
      bars={assets.riskDistribution.map(({ name, count }) => ({
        label: t(`risk.${name}`),
        value: count,
        tone: toneOfRisk[name],
        href: hrefOfAssets({ risk: name }),
      }))}
    />
  );
}
