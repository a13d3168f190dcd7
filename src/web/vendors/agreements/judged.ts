import type { AgreementDetails } from '#domain/vendors/agreements/agreement.ts';
import type { Commitment } from '#domain/vendors/agreements/commitment.ts';
import type { Tone } from '../../kit/tone.ts';
import { type Outcome, outcomeOf, OUTCOMES } from '#domain/vendors/agreements/outcome.ts';

export type Period = AgreementDetails['availability'][number]['periods'][number];
export type TimeJudgement = AgreementDetails['times'][number];

/** One thing that was judged, with the commitment it was held against. */
export type Judged =
  | { id: string; as: 'period'; commitment: Commitment | null; period: Period }
  | { id: string; as: 'incident'; commitment: Commitment | null; time: TimeJudgement };

/** Everything that was judged, the gravest first; the newest first within each. */
export function judgedOf({ availability, times, commitments }: AgreementDetails): Judged[] {
  const byId = new Map(commitments.map((each) => [each.id, each]));
  const periods = availability.flatMap(({ commitmentId, periods: all }) =>
    all.toReversed().map((period): Judged => ({
      id: `${commitmentId} ${period.name}`,
      as: 'period',
      commitment: byId.get(commitmentId) ?? null,
      period,
    })),
  );
  const incidents = times.map((time): Judged => ({
    id: `${time.incidentId} ${time.kind} ${time.commitmentId}`,
    as: 'incident',
    commitment: byId.get(time.commitmentId ?? '') ?? null,
    time,
  }));
  const place = (judged: Judged) => OUTCOMES.indexOf(outcomeIn(judged));
  return [...incidents, ...periods].toSorted((one, other) => place(one) - place(other));
}

export const outcomeIn = (judged: Judged): Outcome =>
  outcomeOf(judged.as === 'period' ? judged.period : judged.time, judged.commitment);

export const OUTCOME_TONES: Record<Outcome, Tone> = {
  breached: 'error',
  missed: 'error',
  unknown: 'warning',
  running: 'info',
  kept: 'success',
  unrecorded: 'neutral',
};
