import type { AgreementDetails } from '#domain/vendors/agreements/agreement.ts';
import type { Commitment } from '#domain/vendors/agreements/commitment.ts';

export type Period = AgreementDetails['availability'][number]['periods'][number];
export type TimeJudgement = AgreementDetails['times'][number];

/** One thing that was judged, with the commitment it was held against. */
export type Judged =
  | { id: string; as: 'period'; commitment: Commitment | null; period: Period }
  | { id: string; as: 'incident'; commitment: Commitment | null; time: TimeJudgement };

/** Everything that was judged, breaches first, then what cannot be told; the newest first within each. */
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
  const order = { breached: 0, unknown: 1, kept: 2 };
  return [...incidents, ...periods].toSorted((one, other) => order[verdictOf(one)] - order[verdictOf(other)]);
}

export const verdictOf = (judged: Judged) => (judged.as === 'period' ? judged.period.verdict : judged.time.verdict);

export const isTarget = ({ commitment }: Judged) => commitment?.facts.modality === 'target';
