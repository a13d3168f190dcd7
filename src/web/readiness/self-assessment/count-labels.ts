import { useTranslation } from 'react-i18next';
import type { SelfCounts } from '#domain/readiness/self-assessment.ts';
import { useFormat } from '../../kit/format.ts';

/** "12 shown · 4 partly · 8 not yet · 3 open": the counts that make a percentage. */
export function useCountLabels(): (counts: SelfCounts) => string {
  const { t } = useTranslation('self-assessment');
  const format = useFormat();
  return ({ yes, partly, no, notApplicable, unanswered }) => {
    const said = [
      t('counts.yes', { shown: format.number(yes) }),
      t('counts.partly', { shown: format.number(partly) }),
      t('counts.no', { shown: format.number(no) }),
    ];
    if (unanswered > 0) said.push(t('counts.unanswered', { shown: format.number(unanswered) }));
    if (notApplicable > 0) said.push(t('counts.notApplicable', { shown: format.number(notApplicable) }));
    return said.join(' · ');
  };
}
