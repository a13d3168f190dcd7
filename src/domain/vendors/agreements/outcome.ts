import type { Commitment } from './commitment.ts';
import type { IncidentJudgement } from './judge-times.ts';
import type { PeriodJudgement } from './judge-availability.ts';

/** How something that was judged stands: every word and every count of it goes by these. The gravest first. */
export const OUTCOMES = ['breached', 'missed', 'unknown', 'running', 'kept', 'unrecorded'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * A target that was not reached is missed, since nothing was promised; a period that is not over is kept only so far; of one that lies before
 * anything was recorded nothing is said.
 */
export function outcomeOf(
  judged: Pick<IncidentJudgement, 'verdict'> | Pick<PeriodJudgement, 'verdict' | 'isRunning'>,
  commitment: Pick<Commitment, 'facts'> | null | undefined,
): Outcome {
  const { verdict } = judged;
  if (verdict === 'breached') return commitment?.facts.modality === 'target' ? 'missed' : 'breached';
  if (verdict === 'kept' && 'isRunning' in judged && judged.isRunning) return 'running';
  return verdict;
}

interface Judged {
  availability: readonly { commitmentId: string; periods: readonly PeriodJudgement[] }[];
  times: readonly IncidentJudgement[];
}

export function countOutcomes({ availability, times }: Judged, commitments: readonly Commitment[]) {
  const byId = new Map(commitments.map((each) => [each.id, each]));
  const outcomes = [
    ...availability.flatMap(({ commitmentId, periods }) =>
      periods.map((period) => outcomeOf(period, byId.get(commitmentId))),
    ),
    ...times.map((time) => outcomeOf(time, byId.get(time.commitmentId ?? ''))),
  ];
  return Object.fromEntries(
    OUTCOMES.map((outcome) => [outcome, outcomes.filter((each) => each === outcome).length]),
  ) as Record<Outcome, number>;
}
