import Box from '@mui/material/Box';
import { Boxes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SECURITY_FACTS, SLICES_OF } from '#domain/assets/security-facts.ts';
import { sliceOf } from '#domain/share.ts';
import { Card } from '../../kit/card.tsx';
import { BarCard } from '../../kit/charts/bar-card.tsx';
import { DonutCard } from '../../kit/charts/donut-card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { StatCard } from '../../kit/stat-card.tsx';
import { StatRow } from '../../kit/stat-row.tsx';
import { useAnalytics, useStatistics } from '../asset-queries.ts';
import { RISK_TONES } from '../asset-tones.ts';
import { FindOutCard } from '../details/find-out-card.tsx';
import { hrefOfAssets } from '../inventory-search.ts';
import { RecentActivity } from './recent-activity.tsx';

/** Categories are neither good nor bad, so they are shades of one colour. */
const SHADES = { Hardware: 100, Software: 74, Cloud: 52, Network: 34, Other: 20 } as const;

interface OverviewProps {
  mayEdit: boolean;
  onAdd: () => void;
  onImport: () => void;
}

/** Four figures, two distributions and what happened last; each figure opens the list behind it. */
export function Overview({ mayEdit, onAdd, onImport }: OverviewProps) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const { data, error, isPending, refetch } = useStatistics();
  const slices = useAnalytics().data?.slices;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const figure = (value: number | undefined) => (value === undefined ? '' : format.number(value));
  const total = data?.totalAssets ?? 0;
  const score = data?.complianceScore;
  const unreviewed = data?.unreviewedAssets ?? 0;
  const isReviewed = unreviewed < total;
  const isAssumed = SECURITY_FACTS.some((fact) => (slices?.[SLICES_OF[fact].unknown] ?? 0) > 0);
  return (
    <>
      <StatRow>
        <StatCard
          label={t('stat.total')}
          value={figure(data?.totalAssets)}
          href={hrefOfAssets()}
          isLoading={isPending}
        />
        <StatCard
          label={t('stat.highRisk')}
          value={figure(data?.highRiskAssets)}
          href={hrefOfAssets({ risk: 'High' })}
          note={isAssumed && t('stat.assumed')}
          isLoading={isPending}
        />
        <StatCard
          label={t('stat.expiring')}
          value={figure(data?.expiringLicenses)}
          href={hrefOfAssets({ only: 'expiring-licenses' })}
          note={t('stat.expiringNote')}
          isLoading={isPending}
        />
        <StatCard
          label={t('stat.compliance')}
          value={score === null || score === undefined ? '—' : isReviewed ? format.percent(score) : t('notKnownYet')}
          href={hrefOfAssets({ compliance: isReviewed ? 'Compliant' : 'Pending Review' })}
          note={
            score === null || score === undefined
              ? t('stat.complianceEmpty')
              : [
                  t('stat.complianceNote', { compliant: figure(data?.compliantAssets), total: format.number(total) }),
                  unreviewed > 0 && t('stat.unreviewed', { count: unreviewed, assets: format.number(unreviewed) }),
                ]
                  .filter(Boolean)
                  .join(' · ')
          }
          isLoading={isPending}
        />
      </StatRow>
      {data && total === 0 ? (
        <Card flush>
          <EmptyState
            icon={Boxes}
            heading="h2"
            title={t('empty.title')}
            text={t('empty.text')}
            actions={
              <>
                <ReasonButton reason={mayEdit ? null : t('kit:reason.permission')} onClick={onAdd}>
                  {t('add')}
                </ReasonButton>
                <ReasonButton
                  variant="contained"
                  color="primary"
                  reason={mayEdit ? null : t('kit:reason.permission')}
                  onClick={onImport}
                >
                  {t('importSpreadsheet')}
                </ReasonButton>
              </>
            }
          />
        </Card>
      ) : (
        data && (
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <DonutCard
              title={t('chart.categories')}
              centre={{ value: format.number(total), label: t('chart.assets', { count: total }) }}
              slices={data.categoryDistribution
                .filter(({ value }) => value > 0)
                .map(({ name, value }) => ({
                  label: `${t(`category.${name}`)} ${format.percent(sliceOf(value, total) ?? 0)}`,
                  value,
                  tone: 'neutral',
                  shade: SHADES[name],
                  href: hrefOfAssets({ category: name }),
                }))}
            />
            <BarCard
              title={t('chart.risk')}
              bars={data.riskDistribution.map(({ name, count }) => ({
                label: t(`riskLevel.${name}`),
                value: count,
                tone: RISK_TONES[name],
                href: hrefOfAssets({ risk: name }),
              }))}
            />
          </Box>
        )
      )}
      {slices && total > 0 && (
        <Box sx={{ mt: 2 }}>
          <FindOutCard slices={slices} />
        </Box>
      )}
      {total > 0 && <RecentActivity />}
    </>
  );
}
