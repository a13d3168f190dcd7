import type { DocumentType } from './analysis.ts';

/** What only says what happened. It is kept as it is; nobody reviews it (ISO/IEC 27001 7.5.3). */
export const RECORDS: readonly DocumentType[] = ['record', 'report', 'minutes'];

interface Reviewable {
  type: DocumentType | null;
  /** ISO time. */
  uploadedAt: string;
  reviewedAt: string | null;
  /** What is obsolete is kept as it is. */
  obsoleteAt?: string | null;
}

/** Whether a document is due for review; on the day itself it is. `today` is an ISO date, in UTC like the day. */
export const isReviewDue = ({ reviewDueOn: day }: { reviewDueOn: string | null }, today: string): boolean =>
  day !== null && day <= today;

/**
 * The day (ISO date, UTC) on which a document is due for review: so many months after it was last reviewed or, before that, uploaded; at the
 * end of a shorter month its last day (ISO/IEC 27001 7.5.2 c, A.5.1).
 * @returns null for records and for what is obsolete, which are never due.
 */
export function reviewDueOn({ type, uploadedAt, reviewedAt, obsoleteAt }: Reviewable, months: number): string | null {
  if (obsoleteAt) return null;
  if (type !== null && RECORDS.includes(type)) return null;
  const from = new Date((reviewedAt ?? uploadedAt).slice(0, 10));
  const day = from.getUTCDate();
  from.setUTCDate(1);
  from.setUTCMonth(from.getUTCMonth() + months);
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 0)).getUTCDate();
  from.setUTCDate(Math.min(day, last));
  return from.toISOString().slice(0, 10);
}
