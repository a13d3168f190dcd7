import { z } from 'zod';
import { limit } from '../issue.ts';
import type { EventKind } from './event.ts';

/**
 * What an auditor asks to have been dealt with, by kind: for management reviews the inputs of ISO/IEC 27001:2022 9.3.2 and the results of
 * 9.3.3, for internal audits 9.2, for access reviews A.5.18. The words of each are the interface's, by these ids.
 */
export const CHECKLISTS: Partial<Record<EventKind, readonly string[]>> = {
  'management-review': [
    'previous-actions',
    'issues',
    'interested-parties',
    'nonconformities',
    'measurements',
    'audit-results',
    'objectives',
    'feedback',
    'risks',
    'improvement',
    'decisions',
    'changes',
  ],
  audit: ['scope', 'independence', 'findings', 'nonconformities', 'reported'],
  'access-review': ['systems', 'leavers', 'privileged', 'corrected'],
  training: ['audience', 'held', 'understood'],
};

/** Of a management review these are its results (9.3.3); what stands before them goes into it (9.3.2). */
export const RESULTS: readonly string[] = ['decisions', 'changes'];

const Note = z.string().trim().max(4000, limit('most_characters'));

/** What was dealt with on the day, kept as a record. */
export const EventRecord = z
  .object({
    items: z.array(z.object({ id: z.string().max(40), isDone: z.boolean(), note: Note }).strict()).max(40),
    conclusion: Note,
  })
  .strict();
export type EventRecord = z.infer<typeof EventRecord>;

/** The record as it is filled in: every point of the kind's list in its order, kept ones as they are. */
export function recordOf(kind: EventKind, kept: EventRecord | null): EventRecord {
  const known = new Map(kept?.items.map((item) => [item.id, item]));
  const items = (CHECKLISTS[kind] ?? []).map((id) => known.get(id) ?? { id, isDone: false, note: '' });
  return { items, conclusion: kept?.conclusion ?? '' };
}

/** Points that nobody dealt with yet. */
export function openPoints(kind: EventKind, kept: EventRecord | null): string[] {
  return recordOf(kind, kept)
    .items.filter(({ isDone }) => !isDone)
    .map(({ id }) => id);
}
