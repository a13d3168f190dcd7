import { useTranslation } from 'react-i18next';
import type { PaceToDate } from '#domain/readiness/path/pace-to-date.ts';
import { plannedOn } from '#domain/readiness/path/pace-to-date.ts';
import type { Snapshot } from '#domain/readiness/snapshot.ts';
import { shareOf } from '#domain/share.ts';
import { LineCard } from '#web/kit/charts/line-card.tsx';

interface TrendCardProps {
  trend: readonly Snapshot[];
  pace: PaceToDate | null | undefined;
}

/** How readiness went, with the line that the plan asks for where there is a date; nothing while there is only today. */
export function TrendCard({ trend, pace }: TrendCardProps) {
  const { t } = useTranslation('dashboard');
  if (trend.length < 2) return null;
  const line = (of: 'implemented' | 'evidenced') => trend.map(({ figures }) => shareOf(figures[of], figures.total));
  return (
    <LineCard
      title={t('trend.title')}
      subtitle={t('trend.subtitle')}
      dates={trend.map(({ day }) => day)}
      lines={[
        { label: t('trend.implemented'), values: line('implemented') },
        { label: t('trend.evidenced'), values: line('evidenced') },
        ...(pace ? [{ label: t('trend.planned'), values: trend.map(({ day }) => plannedOn(day, pace)) }] : []),
      ]}
    />
  );
}
