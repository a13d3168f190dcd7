import { type AgreementQuote, type Commitment, type CommitmentFacts, hoursOf, isHeld } from './commitment.ts';
import { severityKeys } from './severity.ts';

/**
 * From where on a commitment is worth a second look. These are this product's own judgement of what is customary between companies, and of no law
 * or standard; only 72 hours for a breach is the time that the GDPR gives the controller itself (33(1)), who cannot keep it when told later.
 */
export const CUSTOMARY = {
  availabilityPercent: 99,
  breachHours: 72,
  gravestResponseHours: 4,
  gravestResolutionHours: 24,
  recoveryTimeHours: 72,
  recoveryPointHours: 24,
  noticeDays: 30,
  maintenanceHours: 48,
  claimDays: 15,
  creditCapPercent: 10,
  deletionDays: 90,
  liabilityMonths: 3,
} as const;

export const UNUSUAL_RULES = [
  'target-only',
  'availability-low',
  'availability-window',
  'response-slow',
  'resolution-slow',
  'recovery-slow',
  'data-loss',
  'breach-late',
  'breach-vague',
  'sole-remedy',
  'credit-cap-low',
  'claim-short',
  'at-will',
  'notice-short',
  'maintenance-short',
  'deletion-late',
  'liability-low',
  'disclaimer',
] as const;
export type UnusualRule = (typeof UNUSUAL_RULES)[number];

export interface Unusual {
  rule: UnusualRule;
  /** Null for a disclaimer, which is no commitment. */
  commitmentId: string | null;
  quote: AgreementQuote | null;
}

const PROMISED = new Set<string>([
  'availability',
  'response',
  'resolution',
  'recovery-time',
  'recovery-point',
  'breach-notice',
  'deletion',
]);
const NOTICES = new Set<string>(['change-notice', 'price-notice', 'termination-notice']);

const isGravest = ({ severity }: CommitmentFacts) =>
  severity !== null && severityKeys(severity).some((key) => ['1', 'a', 'critical', 'urgent'].includes(key));

/** What of an agreement lies outside of what is customary. */
export function unusualOf(commitments: readonly Commitment[], disclaimers: readonly AgreementQuote[]): Unusual[] {
  return [
    ...commitments
      .filter(isHeld)
      .flatMap(({ id, facts, quote }) => rulesOf(facts).map((rule) => ({ rule, commitmentId: id, quote }))),
    ...disclaimers.map((quote) => ({ rule: 'disclaimer' as const, commitmentId: null, quote })),
  ];
}

function rulesOf(facts: CommitmentFacts): UnusualRule[] {
  const { kind, modality, value, window, detail } = facts;
  const hours = hoursOf(facts);
  const isOver = (limit: number) => hours !== null && hours > limit;
  const isUnder = (limit: number) => hours !== null && hours < limit;
  const rules: [boolean, UnusualRule][] = [
    [modality === 'target' && PROMISED.has(kind), 'target-only'],
    [kind === 'availability' && value !== null && value < CUSTOMARY.availabilityPercent, 'availability-low'],
    [kind === 'availability' && window === null, 'availability-window'],
    [kind === 'response' && isGravest(facts) && isOver(CUSTOMARY.gravestResponseHours), 'response-slow'],
    [kind === 'resolution' && isGravest(facts) && isOver(CUSTOMARY.gravestResolutionHours), 'resolution-slow'],
    [kind === 'recovery-time' && isOver(CUSTOMARY.recoveryTimeHours), 'recovery-slow'],
    [kind === 'recovery-point' && isOver(CUSTOMARY.recoveryPointHours), 'data-loss'],
    [kind === 'breach-notice' && isOver(CUSTOMARY.breachHours), 'breach-late'],
    [kind === 'breach-notice' && hours === null, 'breach-vague'],
    [kind === 'sole-remedy', 'sole-remedy'],
    [kind === 'credit-cap' && value !== null && value < CUSTOMARY.creditCapPercent, 'credit-cap-low'],
    [kind === 'credit-claim' && isUnder(CUSTOMARY.claimDays * 24), 'claim-short'],
    [detail === 'at-will', 'at-will'],
    [NOTICES.has(kind) && isUnder(CUSTOMARY.noticeDays * 24), 'notice-short'],
    [kind === 'maintenance-notice' && isUnder(CUSTOMARY.maintenanceHours), 'maintenance-short'],
    [kind === 'deletion' && isOver(CUSTOMARY.deletionDays * 24), 'deletion-late'],
    [
      kind === 'liability-cap' && facts.unit === 'months' && value !== null && value < CUSTOMARY.liabilityMonths,
      'liability-low',
    ],
  ];
  return rules.flatMap(([applies, rule]) => (applies ? [rule] : []));
}
