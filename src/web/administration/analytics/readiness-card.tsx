import { ChartLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Analytics } from '#domain/administration/analytics.ts';
import { Card } from '../../kit/card.tsx';
import { LineCard } from '../../kit/charts/line-card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { FilterSelect } from '../../kit/table/filter-select.tsx';

/** Lines that can still be told apart. */
const MOST = 5;

interface ReadinessCardProps {
  analytics: Analytics;
  /** Whose line alone is drawn. */
  organisation: string | undefined;
  onOrganisation: (id: string | undefined) => void;
}

/** How far organisations are, day by day. Of many, those that are at work most. */
export function ReadinessCard({ analytics, organisation, onOrganisation }: ReadinessCardProps) {
  const { t } = useTranslation('analytics');
  const { days, organisations } = analytics;
  const known = organisations.filter(({ readiness }) => readiness.some((percent) => percent !== null));
  if (known.length === 0)
    return (
      <Card title={t('readiness.title')} subtitle={t('readiness.text')}>
        <EmptyState icon={ChartLine} title={t('readiness.none')} text={t('readiness.noneText')} />
      </Card>
    );
  const chosen = known.filter(({ id }) => id === organisation);
  const shown = chosen.length > 0 ? chosen : known.toSorted((a, b) => b.acts - a.acts).slice(0, MOST);
  return (
    <LineCard
      title={t('readiness.title')}
      subtitle={
        known.length > shown.length && chosen.length === 0
          ? t('readiness.some', { shown: shown.length, count: known.length })
          : t('readiness.text')
      }
      dates={days}
      lines={shown.map(({ name, readiness }) => ({ label: name, values: readiness }))}
      action={
        known.length > 1 && (
          <FilterSelect
            label={t('readiness.organisation')}
            value={chosen[0]?.id}
            onChange={onOrganisation}
            options={known.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )
      }
    />
  );
}
