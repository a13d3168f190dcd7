import { useTranslation } from 'react-i18next';
import type { Gap } from '#domain/readiness/gaps.ts';
import { nameSome } from '#domain/risks/linked-risk.ts';
import { useFormat } from '../kit/format.ts';

/** Why a requirement is a gap: the counted facts of the derivation and nothing else. */
export function useGapLabels(): (gap: Gap) => string {
  const { t } = useTranslation('readiness');
  const format = useFormat();
  return (gap) =>
    gap.because
      .map(({ reason, count }) =>
        reason === 'overdue' && gap.dueOn
          ? t('because.overdue', { date: format.date(gap.dueOn) })
          : t(`because.${reason}`, { count: count ?? 0, risks: nameSome(gap.risks) }),
      )
      .join(' · ');
}
