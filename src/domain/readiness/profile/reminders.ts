import { z } from 'zod';
import { dayAfter } from '../../assets/days.ts';
import type { AssetCounts } from '../consistency/system.ts';

export const REMINDER_TYPES = [
  'control-due',
  'evidence-expiry',
  'document-review',
  'access-review',
  'compliance-review',
  'licences',
  'suggestions-waiting',
  'draft-waiting',
  'profile',
] as const;
export const URGENCIES = ['high', 'medium', 'low'] as const;

/**
 * What is due, runs out or was not looked at (specification, reminder): derived whenever it is asked for, and kept only as the task that somebody
 * makes of it. `id` names the same thing whenever it is derived again.
 */
export const SmartReminder = z.object({
  id: z.string(),
  type: z.enum(REMINDER_TYPES),
  /** Of the document or the requirement; empty where it counts many. */
  title: z.string(),
  /** The document's or the requirement's; null where it counts many. */
  subjectId: z.string().nullable(),
  framework: z.string().nullable(),
  count: z.number().int(),
  /** Null: it has no day of its own. */
  dueOn: z.iso.date().nullable(),
  urgency: z.enum(URGENCIES),
});
export type SmartReminder = z.infer<typeof SmartReminder>;

/** So many days ahead something is worth a reminder. */
export const AHEAD_DAYS = 60;
/** Within so many days it is urgent, or somewhat. */
const [URGENT_DAYS, SOON_DAYS] = [7, 30];
/** So long a draft, or a suggestion, may lie. */
const FORGOTTEN_DAYS = 30;

export interface ReminderFacts {
  /** ISO date. */
  today: string;
  controls: { framework: string; requirementId: string; dueOn: string }[];
  /** Pieces of evidence of one document that end on the same day. */
  evidence: { documentId: string; title: string; endsOn: string; count: number }[];
  documents: {
    id: string;
    title: string;
    isDraft: boolean;
    uploadedOn: string;
    reviewDueOn: string | null;
    suggestions: number;
  }[];
  /** Null: whoever asks may not see them. */
  assets: AssetCounts | null;
  /** What the profile lacks. */
  missing: number;
}

type Rough = Pick<SmartReminder, 'type' | 'dueOn'> & Partial<SmartReminder>;

/** What is urgent first, then by day, then by type. What has passed stays until it is done. */
export function remindersOf(facts: ReminderFacts): SmartReminder[] {
  const until = dayAfter(facts.today, AHEAD_DAYS);
  return [...ofControls(facts), ...ofEvidence(facts), ...ofDocuments(facts), ...ofAssets(facts), ...ofProfile(facts)]
    .filter(({ dueOn }) => dueOn === null || dueOn <= until)
    .map((rough): SmartReminder => {
      const { type, subjectId = null, framework = null, dueOn } = rough;
      const key = [type, framework, subjectId, type === 'evidence-expiry' ? dueOn : null];
      return {
        title: '',
        count: 1,
        urgency: urgencyOf(dueOn, facts.today),
        ...rough,
        subjectId,
        framework,
        id: key.filter((part) => part !== null).join('/'),
      };
    })
    .toSorted(
      (a, b) =>
        URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency) ||
        (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999') ||
        REMINDER_TYPES.indexOf(a.type) - REMINDER_TYPES.indexOf(b.type),
    );
}

function urgencyOf(dueOn: string | null, today: string): SmartReminder['urgency'] {
  if (dueOn === null) return 'medium';
  return dueOn <= dayAfter(today, URGENT_DAYS) ? 'high' : dueOn <= dayAfter(today, SOON_DAYS) ? 'medium' : 'low';
}

function ofControls({ controls }: ReminderFacts): Rough[] {
  return controls.map(({ framework, requirementId, dueOn }) => ({
    type: 'control-due',
    framework,
    subjectId: requirementId,
    title: requirementId,
    dueOn,
  }));
}

function ofEvidence({ evidence }: ReminderFacts): Rough[] {
  return evidence.map(({ documentId, title, endsOn, count }) => ({
    type: 'evidence-expiry',
    subjectId: documentId,
    title,
    dueOn: endsOn,
    count,
  }));
}

function ofDocuments({ documents, today }: ReminderFacts): Rough[] {
  const isOld = (uploadedOn: string) => dayAfter(uploadedOn, FORGOTTEN_DAYS) < today;
  const waiting = documents.filter(
    ({ suggestions, isDraft, uploadedOn }) => suggestions > 0 && !isDraft && isOld(uploadedOn),
  );
  return [
    ...documents
      .filter(({ isDraft, reviewDueOn }) => !isDraft && reviewDueOn !== null)
      .map(({ id, title, reviewDueOn }): Rough => ({
        type: 'document-review',
        subjectId: id,
        title,
        dueOn: reviewDueOn,
      })),
    ...documents
      .filter(({ isDraft, uploadedOn }) => isDraft && isOld(uploadedOn))
      .map(({ id, title }): Rough => ({ type: 'draft-waiting', subjectId: id, title, dueOn: null, urgency: 'low' })),
    ...(waiting.length > 0 ? [{ type: 'suggestions-waiting' as const, dueOn: null, count: waiting.length }] : []),
  ];
}

function ofAssets({ assets }: ReminderFacts): Rough[] {
  if (!assets) return [];
  const of = (type: SmartReminder['type'], count: number, urgency: SmartReminder['urgency']): Rough[] =>
    count > 0 ? [{ type, count, dueOn: null, urgency }] : [];
  return [
    ...of('access-review', assets['access-review-overdue'], 'high'),
    ...of('compliance-review', assets['compliance-review-overdue'], 'high'),
    ...of('licences', assets['expiring-licenses'], 'medium'),
  ];
}

function ofProfile({ missing }: ReminderFacts): Rough[] {
  return missing > 0 ? [{ type: 'profile', count: missing, dueOn: null, urgency: 'low' }] : [];
}
