import Box from '@mui/material/Box';
import { Boxes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { coverageOf } from '#domain/assets/analytics.ts';
import { SECURITY_FACTS } from '#domain/assets/security-facts.ts';
import type { AssetSlice } from '#domain/assets/slices.ts';
import { BarCard } from '../../kit/charts/bar-card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { PageSkeleton } from '../../kit/skeletons.tsx';
import { StatCard } from '../../kit/stat-card.tsx';
import { StatRow } from '../../kit/stat-row.tsx';
import { bandOf } from '../../kit/tone.ts';
import { useAnalytics } from '../asset-queries.ts';
import { CoverageTable } from './coverage-table.tsx';
import { FindOutCard } from '../details/find-out-card.tsx';
import { hrefOfAssets } from '../inventory-search.ts';
import { useCoverageLabels } from './use-coverage-labels.ts';

const AGES = ['younger-than-1', 'aged-1-to-3', 'aged-3-to-5', 'older-than-5', 'age-unknown'] as const;

/** Coverage, age, warranty and cost of the inventory; every figure opens the list of what it counts. */
export function Analytics() {
  const { t } = useTranslation('assets');
  const { number } = useFormat();
  const labels = useCoverageLabels();
  const { data, error, refetch } = useAnalytics();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  if (data.assets === 0)
    return <EmptyState icon={Boxes} heading="h2" title={t('empty.title')} text={t('analytics.empty')} />;
  const missing = (slice: AssetSlice) => hrefOfAssets({ only: slice });
  const columns = {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  };
  const groups = data.departments.filter(({ assets }) => assets > 0);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <StatRow>
        {SECURITY_FACTS.map((fact) => {
          const coverage = coverageOf(data.slices, fact);
          return (
            <StatCard
              key={fact}
              label={t(`coverage.${fact}`)}
              value={labels.value(coverage)}
              href={labels.href(fact, coverage)}
              note={[coverage.percent === null ? '' : labels.missing(coverage), labels.unknown(coverage)]
                .filter((note) => note !== '')
                .join(' · ')}
            />
          );
        })}
      </StatRow>
      <FindOutCard slices={data.slices} />
      <Box sx={columns}>
        <BarCard
          title={t('analytics.age')}
          subtitle={t('analytics.ageNote')}
          bars={AGES.map((slice) => ({ label: t(`slice.${slice}`), value: data.slices[slice], href: missing(slice) }))}
        />
        <BarCard
          title={t('analytics.cost')}
          subtitle={t('analytics.costNote', { cost: number(data.cost) })}
          isHorizontal
          bars={data.categories
            .filter(({ assets }) => assets > 0)
            .map(({ name, cost }) => ({
              label: t(`category.${name}`),
              value: cost,
              href: hrefOfAssets({ category: name }),
            }))}
        />
        <BarCard
          title={t('analytics.warranty')}
          subtitle={[
            t('analytics.warrantyNote', { assets: number(data.slices['out-of-warranty']) }),
            data.slices['warranty-unknown'] > 0 &&
              t('analytics.warrantyUnknown', { assets: number(data.slices['warranty-unknown']) }),
          ]
            .filter(Boolean)
            .join(' · ')}
          isHorizontal
          bars={data.categories
            .filter(({ slices }) => slices['in-use'] > 0)
            .map(({ name, slices }) => ({
              label: t(`category.${name}`),
              value: slices['out-of-warranty'],
              href: hrefOfAssets({ category: name, only: 'out-of-warranty' }),
            }))}
        />
        <BarCard
          title={t('analytics.encryption')}
          subtitle={t('analytics.ofKnown')}
          unit="percent"
          isHorizontal
          bars={data.categories.flatMap(({ name, slices }) => {
            const coverage = coverageOf(slices, 'encryptionEnabled');
            const { percent: share } = coverage;
            const href = labels.href('encryptionEnabled', coverage, { category: name });
            return share === null ? [] : [{ label: t(`category.${name}`), value: share, tone: bandOf(share), href }];
          })}
        />
      </Box>
      <CoverageTable groups={groups} />
    </Box>
  );
}
