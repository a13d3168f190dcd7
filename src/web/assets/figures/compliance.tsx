import Box from '@mui/material/Box';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shareOf, sliceOf } from '#domain/share.ts';
import { DonutCard } from '../../kit/charts/donut-card.tsx';
import { BarCard } from '../../kit/charts/bar-card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { PageSkeleton } from '../../kit/skeletons.tsx';
import { StatCard } from '../../kit/stat-card.tsx';
import { StatRow } from '../../kit/stat-row.tsx';
import { useAnalytics } from '../asset-queries.ts';
import { COMPLIANCE_TONES } from '../asset-tones.ts';
import { FindOutCard, REVIEWS } from '../details/find-out-card.tsx';
import { hrefOfAssets } from '../inventory-search.ts';
import { useChoiceLabel } from '../vocabulary/use-vocabulary.ts';

const OVERDUE = ['access-review-overdue', 'compliance-review-overdue'] as const;
const UNDATED = {
  'access-review-overdue': 'access-review-unknown',
  'compliance-review-overdue': 'compliance-review-unknown',
} as const;

/** How assets stand with what they must comply with, and which reviews are overdue. */
export function Compliance({ actions }: { actions?: ReactNode }) {
  const { t } = useTranslation('assets');
  const { number, percent } = useFormat();
  const labelOf = useChoiceLabel();
  const { data, error, refetch } = useAnalytics();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  if (data.assets === 0)
    return <EmptyState icon={BadgeCheck} heading="h2" title={t('empty.title')} text={t('analytics.empty')} />;
  const named = data.complianceStatuses.filter(({ name }) => name !== 'Compliant');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {actions && <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{actions}</Box>}
      <StatRow>
        {OVERDUE.map((slice) => (
          <StatCard
            key={slice}
            label={t(`slice.${slice}`)}
            value={number(data.slices[slice])}
            href={hrefOfAssets({ only: slice })}
            note={
              data.slices[UNDATED[slice]] === 0
                ? t(`analytics.${slice}`)
                : t('analytics.undated', {
                    count: data.slices[UNDATED[slice]],
                    assets: number(data.slices[UNDATED[slice]]),
                    total: number(data.slices['in-use']),
                  })
            }
          />
        ))}
        {named.slice(0, 2).map(({ name, assets }) => (
          <StatCard
            key={name}
            label={t(`compliance.${name}`)}
            value={number(assets)}
            href={hrefOfAssets({ compliance: name })}
            note={t('analytics.ofAll', { share: percent(shareOf(assets, data.assets) ?? 0) })}
          />
        ))}
      </StatRow>
      <FindOutCard slices={data.slices} more={REVIEWS} />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <DonutCard
          title={t('analytics.statuses')}
          centre={{ value: number(data.assets), label: t('chart.assets', { count: data.assets }) }}
          slices={data.complianceStatuses
            .filter(({ assets }) => assets > 0)
            .map(({ name, assets }) => ({
              label: `${t(`compliance.${name}`)} ${percent(sliceOf(assets, data.assets) ?? 0)}`,
              value: assets,
              tone: COMPLIANCE_TONES[name],
              href: hrefOfAssets({ compliance: name }),
            }))}
        />
        <BarCard
          title={t('analytics.overdue')}
          isHorizontal
          bars={data.departments
            .filter(({ assets }) => assets > 0)
            .map(({ name, slices }) => ({
              label: name === null ? t('analytics.noDepartment') : labelOf('department', name),
              value: slices['compliance-review-overdue'],
              href: hrefOfAssets({ department: name ?? 'none', only: 'compliance-review-overdue' }),
            }))}
        />
      </Box>
    </Box>
  );
}
