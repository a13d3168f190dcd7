import type { Document } from '../document.ts';
import type { Quote } from '../analysis.ts';
import { isReviewDue, RECORDS } from '../review.ts';
import type { Objection, TextCheck } from './objection.ts';
import { type ObjectionKind, SEVERITY_OF } from './values.ts';

/** What is looked at of a document beside its words. */
export type CheckedDocument = Pick<
  Document,
  | 'id'
  | 'title'
  | 'type'
  | 'state'
  | 'isDraft'
  | 'status'
  | 'version'
  | 'ownerId'
  | 'ownerName'
  | 'ownerIsMember'
  | 'classification'
  | 'reviewDueOn'
> & {
  check: TextCheck | null;
  /** Sentences that say the reverse of what requirements ask, in the order of the text. */
  contradicted: readonly { quote: Quote; requirements: readonly string[] }[];
  /** ISO days: since when a draft was not touched, and since when one waits for its approval. */
  draftSince: string | null;
  submittedSince: string | null;
};

/** So many days a draft may rest, and an approval may wait, before somebody is told. */
const RESTS = 90;
const WAITS = 14;
/** More sentences that contradict a requirement help nobody. */
export const MOST_CONTRADICTIONS = 8;

const daysBetween = (from: string, to: string) => Math.floor((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** What an auditor would object to on one document. What is obsolete is out of force, and records only say what happened. */
export function objectionsTo(document: CheckedDocument, today: string): Objection[] {
  if (document.status === 'obsolete') return [];
  const found: Objection[] = [];
  const add = (kind: ObjectionKind, values: Objection['values'] = {}, quote: Objection['quote'] = null) => {
    const count = found.filter((each) => each.kind === kind).length;
    found.push({
      id: `${document.id} ${kind} ${count}`,
      kind,
      severity: SEVERITY_OF[kind],
      documentId: document.id,
      documentTitle: document.title,
      quote,
      values,
    });
  };
  const { check, state, type, version, isDraft } = document;
  // A draft is unfinished by its own words: its blanks are no faults yet.
  if (isDraft && version === null) {
    add('still-draft', { places: check?.remarks.filter(({ kind }) => kind === 'placeholder').length ?? 0 });
    return found;
  }
  if (state === 'refused') add('unreadable');
  if (state === 'waiting' || state === 'reading') return found;
  for (const { quote, requirements } of document.contradicted.slice(0, MOST_CONTRADICTIONS))
    add('contradicted', { requirements: requirements.join(', ') }, quote);
  for (const { kind, quote, values } of check?.remarks ?? []) {
    // What was approved here is reviewed as the library says, not as its text did.
    if (kind === 'review-date-passed' && (version !== null || document.reviewDueOn === null)) continue;
    add(kind, values, quote ?? null);
  }
  const isRecord = type !== null && RECORDS.includes(type);
  if (!isRecord) {
    if (version === null && document.status !== 'submitted') add('no-approval');
    if (version === null && check && !check.said.version) add('no-version');
    if (document.ownerId === null && !check?.said.owner) add('no-owner');
    if (document.classification === null) add('no-classification');
  }
  if (version === null && check && !check.said.date && state === 'read') add('no-date');
  if (document.ownerId !== null && !document.ownerIsMember) add('owner-left', { name: document.ownerName ?? '' });
  if (isReviewDue(document, today)) add('review-overdue', { day: document.reviewDueOn ?? today });
  const { submittedSince, draftSince } = document;
  if (submittedSince && daysBetween(submittedSince, today) > WAITS)
    add('approval-waits', { days: daysBetween(submittedSince, today) });
  else if (draftSince && !submittedSince && daysBetween(draftSince, today) > RESTS)
    add('draft-rests', { days: daysBetween(draftSince, today) });
  return found;
}
