import { isWaiting, type RiskSlice } from '../../risks/slices.ts';
import type { Risk } from '../../risks/view.ts';
import type { ConsistencyFinding } from './finding.ts';
import type { Rule } from './rule.ts';

/** A rule that holds for each open risk. */
function aboutRisks(id: string, severity: ConsistencyFinding['severity'], isBroken: (risk: Risk) => boolean): Rule {
  return {
    id,
    severity,
    broken: ({ risks }) => ({
      subjects: risks
        .filter(isBroken)
        .map(({ id: risk, reference, title }) => ({ kind: 'risk' as const, id: risk, title: `${reference} ${title}` })),
    }),
  };
}

const waits = (slice: RiskSlice) => (risk: Risk) => isWaiting(slice, risk);

/** What the risk register says against itself (ISO/IEC 27001 6.1.2, 6.1.3, 8.2). */
export const riskRules: Rule[] = [
  aboutRisks('risk-above-appetite-untreated', 'high', waits('untreated-above-appetite')),
  aboutRisks('risk-acceptance-ended', 'high', waits('acceptance-ended')),
  aboutRisks('risk-acceptance-changed', 'high', waits('acceptance-changed')),
  aboutRisks('risk-without-owner', 'medium', waits('without-owner')),
  aboutRisks('risk-owner-left', 'medium', ({ ownerId, ownerIsMember }) => ownerId !== null && !ownerIsMember),
  aboutRisks('risk-review-overdue', 'medium', waits('review-overdue')),
  aboutRisks('risk-claims-more', 'medium', ({ claim }) => claim === 'no-controls' || claim === 'none-implemented'),
  aboutRisks(
    'risk-retained-unaccepted',
    'medium',
    ({ treatment, acceptance }) => treatment === 'retain' && acceptance === null,
  ),
  aboutRisks('risk-actions-overdue', 'low', waits('actions-overdue')),
  aboutRisks('risk-assessed-by-old-method', 'low', waits('assessed-by-old-method')),
];
