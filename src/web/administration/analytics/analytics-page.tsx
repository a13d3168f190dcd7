import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';
import type { Analytics } from '#domain/administration/analytics.ts';
import { ANALYTICS_SPANS } from '#domain/administration/values.ts';
import { orpc } from '../../kit/requests/api.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { PageSkeleton, RefetchBar } from '../../kit/skeletons.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { StatCard } from '../../kit/stat-card.tsx';
import { StatRow } from '../../kit/stat-row.tsx';
import { UrlTabs } from '../../kit/links/url-tabs.tsx';
import { csvOf, saveText } from '../../readiness/gaps-csv.ts';
import { AdoptionCards } from './adoption-cards.tsx';
import { HEADER, rowsOf } from './analytics-rows.ts';
import { type AnalyticsSearch, hrefOfAnalytics, USUAL_DAYS } from './analytics-search.ts';
import { FreshnessCard } from './freshness-card.tsx';
import { ReadinessCard } from './readiness-card.tsx';
import { RoutesCard } from './routes-card.tsx';

interface AnalyticsPageProps {
  search: AnalyticsSearch;
  onOrganisation: (id: string | undefined) => void;
}

/** How the installation is used: counts by day, readiness by organisation, freshness of evidence, slowest endpoints. */
export function AnalyticsPage({ search, onOrganisation }: AnalyticsPageProps) {
  const { t } = useTranslation('analytics');
  const { dateTime } = useFormat();
  const days = search.days ?? USUAL_DAYS;
  const { data, error, refetch, isFetching } = useQuery(
    orpc.administration.analytics.get.queryOptions({ input: { days }, placeholderData: keepPreviousData }),
  );
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const save = () =>
    saveText(`analytics-${data.at.slice(0, 10)}-${days}d.csv`, csvOf(HEADER, rowsOf(data)), 'text/csv;charset=utf-8');
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('text', { time: dateTime(data.at) })}
        actions={
          <Button startIcon={<Download />} onClick={save}>
            {t('export')}
          </Button>
        }
      />
      <UrlTabs
        label={t('span')}
        active={String(days)}
        tabs={ANALYTICS_SPANS.map((each) => ({ id: String(each), label: t('days', { count: each }) }))}
        hrefOf={(id) => hrefOfAnalytics({ ...search, days: ANALYTICS_SPANS.find((each) => String(each) === id) ?? 30 })}
      />
      <RefetchBar isActive={isFetching} />
      <Figures analytics={data} />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <AdoptionCards analytics={data} />
        <ReadinessCard analytics={data} organisation={search.organisation} onOrganisation={onOrganisation} />
        <FreshnessCard analytics={data} />
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <RoutesCard analytics={data} />
        </Box>
      </Box>
    </>
  );
}

const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0);

function Figures({ analytics: { adoption, organisations, days } }: { analytics: Analytics }) {
  const { t } = useTranslation('analytics');
  const { number } = useFormat();
  const ended = sum(organisations.map(({ evidence }) => evidence.ended));
  const soon = sum(organisations.map(({ evidence }) => evidence['within-30']));
  const atWork = organisations.filter(({ acts }) => acts > 0).length;
  return (
    <StatRow>
      <StatCard
        label={t('figure.people')}
        value={number(Math.max(0, ...adoption.people))}
        href={PAGES.admin}
        note={t('figure.today', { count: adoption.people.at(-1) ?? 0 })}
      />
      <StatCard
        label={t('figure.signIns')}
        value={number(sum(adoption.signIns))}
        href={addressOf('admin', { tab: 'sign-ins' })}
        note={t('figure.failed', { count: sum(adoption.failedSignIns) })}
      />
      <StatCard
        label={t('figure.acts')}
        value={number(sum(adoption.acts.map(({ counts }) => sum(counts))))}
        href={addressOf('admin', { tab: 'organisations' })}
        note={t('figure.atWork', { count: atWork, total: number(organisations.length) })}
      />
      <StatCard
        label={t('figure.ended')}
        value={number(ended)}
        href={addressOf('admin', { tab: 'organisations' })}
        note={t('figure.soon', { count: soon, days: days.length })}
      />
    </StatRow>
  );
}
