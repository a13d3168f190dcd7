import { useTranslation } from 'react-i18next';
import type { Analytics } from '#domain/administration/analytics.ts';
import { FRESHNESS, type Freshness } from '#domain/administration/values.ts';
import { BarCard } from '../../kit/charts/bar-card.tsx';
import type { Tone } from '../../kit/tone.ts';

const TONES: Record<Freshness, Tone> = {
  'no-end': 'neutral',
  later: 'success',
  'within-90': 'info',
  'within-30': 'warning',
  ended: 'error',
};

/** How long the accepted evidence still counts, over all organisations. */
export function FreshnessCard({ analytics: { organisations } }: { analytics: Analytics }) {
  const { t } = useTranslation('analytics');
  return (
    <BarCard
      title={t('freshness.title')}
      subtitle={t('freshness.text')}
      bars={FRESHNESS.map((each) => ({
        label: t(`freshness.${each}`),
        value: organisations.reduce((sum, { evidence }) => sum + evidence[each], 0),
        tone: TONES[each],
      }))}
    />
  );
}
