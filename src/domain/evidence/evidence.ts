import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { Control, ControlStatus } from '../controls/control.ts';
import { Quote } from '../documents/analysis.ts';
import { isContradicted, speaksAgainst } from '../frameworks/contradictions.ts';
import { AskStatus } from '../frameworks/requirement.ts';

/**
 * A passage of a document that a person accepted as showing a requirement. It counts from `validFrom` to `validUntil` (dates, both
 * included; no end means until withdrawn), which is apart from when it was uploaded or accepted.
 */
export const Evidence = z.object({
  id: z.uuid(),
  framework: z.string(),
  requirementId: z.string(),
  documentId: z.uuid(),
  documentTitle: z.string(),
  quote: Quote,
  /** `quote` and `against` are kept of what speaks against an ask: the words that everybody who relies on it must know. */
  asks: z.array(z.object({ id: z.string(), status: AskStatus, quote: Quote.optional(), against: Quote.optional() })),
  validFrom: z.iso.date(),
  validUntil: z.iso.date().nullable(),
  acceptedAt: z.string(),
  acceptedByName: z.string(),
  /** The backup that says so, where this installation did not sign it. */
  fromFile: z.string().nullable(),
  /** Why it was accepted although it says the reverse of what is asked; null where it does not. */
  reason: z.string().nullable(),
  /** The control as the person saw it when accepting. */
  controlThen: Control.pick({ status: true, applicable: true, version: true }),
  withdrawnAt: z.string().nullable(),
  withdrawnByName: z.string().nullable(),
  /** The requirement of the edition before for which the passage was accepted first. */
  carriedFrom: z.object({ framework: z.string(), requirementId: z.string() }).nullable(),
});
export type Evidence = z.infer<typeof Evidence>;

/**
 * What a person says when accepting suggestions. `status` is the status they set on the control in the same transaction; without it a control
 * that was Not Started becomes In Progress, since work on it has evidently begun, and any other keeps its status.
 */
export const Acceptance = z.object({
  status: ControlStatus.exclude(['Not Started']).optional(),
  validUntil: z.iso.date(issue('date')).nullable().optional(),
  /** Why they are accepted although one says the reverse of what is asked; needed then, and kept with it. */
  reason: z.string().trim().max(500, limit('most_characters')).optional(),
});
export type Acceptance = z.infer<typeof Acceptance>;

/** From when to when a piece of evidence counts, as somebody sets it right; what is left out stays. */
export const EvidencePeriod = z.object({
  validFrom: z.iso.date(issue('date')).optional(),
  validUntil: z.iso.date(issue('date')).nullable().optional(),
});
export type EvidencePeriod = z.infer<typeof EvidencePeriod>;

/** Why a period cannot be, by field, in words of ours; empty when it can. It may lie in the past: then the evidence has ended. */
export function problemsOfPeriod({ validFrom, validUntil }: Pick<Evidence, 'validFrom' | 'validUntil'>) {
  if (validUntil === null || validFrom <= validUntil) return [];
  return [{ path: 'validUntil', message: issue('first_day_or_later') }];
}

/** Whether a piece counts today, or what keeps it from counting. */
export type EvidenceStatus = 'withdrawn' | 'upcoming' | 'current' | 'expired';

export function evidenceStatusOf(
  { validFrom, validUntil, withdrawnAt }: Pick<Evidence, 'validFrom' | 'validUntil' | 'withdrawnAt'>,
  today: string,
): EvidenceStatus {
  if (withdrawnAt !== null) return 'withdrawn';
  if (today < validFrom) return 'upcoming';
  return validUntil === null || today <= validUntil ? 'current' : 'expired';
}

/** The sentences of a piece that say the reverse of what is asked, in one text; empty where none does. */
export function reversalsIn({ asks }: Pick<Evidence, 'asks'>): string {
  const sentences = asks.filter(isContradicted).flatMap(({ quote }) => quote?.text ?? []);
  return [...new Set(sentences)].join(' … ');
}

/** Why something cannot be accepted so on a day (ISO date), by field, in words of ours; empty when it can. */
export function problemsOf(
  { validUntil, reason }: Acceptance,
  today: string,
  accepted: readonly { asks: Evidence['asks'] }[] = [],
): { path: string; message: string }[] {
  const problems = [];
  if (validUntil && validUntil < today) problems.push({ path: 'validUntil', message: issue('today_or_later') });
  if (!reason && accepted.some(speaksAgainst))
    problems.push({ path: 'reason', message: issue('acceptance_reason_missing') });
  return problems;
}

/** Of what a document says of an ask, what is kept with the evidence: the words where they speak against it. */
export function askToKeep({ id, status, quote, against }: Evidence['asks'][number]): Evidence['asks'][number] {
  const words = status === 'contradicted' || against;
  return { id, status, ...(words && quote && { quote }), ...(against && { against }) };
}

export function statusAfterAcceptance(now: ControlStatus, asked: Acceptance['status']): ControlStatus {
  return asked ?? (now === 'Not Started' ? 'In Progress' : now);
}

/** Whether evidence counts on a day (ISO date). */
export function isCurrent(
  evidence: Pick<Evidence, 'validFrom' | 'validUntil' | 'withdrawnAt'>,
  today: string,
): boolean {
  return evidenceStatusOf(evidence, today) === 'current';
}
