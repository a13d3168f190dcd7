import { z } from 'zod';
import { issue, limit } from '../../issue.ts';
import { Block } from '../analysis.ts';
import { DECISIONS, SUBMISSION_STATES } from './values.ts';

/**
 * An approved version of a document; it never changes. `number` 0 is what stood before the first approval, kept because evidence quotes it:
 * nobody approved it, so `approvedAt` and `approvedByName` are null.
 */
export const Version = z.object({
  number: z.number().int().min(0),
  title: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  size: z.number().int(),
  pages: z.number().int().nullable(),
  /** What changed, in the words of who made it. */
  note: z.string(),
  madeAt: z.string(),
  madeByName: z.string(),
  approvedAt: z.string().nullable(),
  approvedByName: z.string().nullable(),
  /** The backup that says so, where this installation did not sign it. */
  fromFile: z.string().nullable(),
  /** How many accepted pieces of evidence quote it. */
  evidence: z.number().int(),
});
export type Version = z.infer<typeof Version>;

/** A version with its words. Offsets of quotes refer to `text`. */
export const VersionText = Version.omit({ evidence: true }).extend({
  text: z.string(),
  blocks: z.array(Block),
  language: z.string().nullable(),
  /** The source of what was written here; null for a file that was uploaded. */
  markdown: z.string().nullable(),
});
export type VersionText = z.infer<typeof VersionText>;

/** The working draft of a document. */
export const WorkingDraft = z.object({
  documentId: z.uuid(),
  /** null: a file was uploaded. */
  markdown: z.string().nullable(),
  fileName: z.string(),
  state: z.enum(['waiting', 'read', 'refused']),
  text: z.string(),
  blocks: z.array(Block),
  language: z.string().nullable(),
  note: z.string(),
  basedOn: z.number().int().nullable(),
  /** Counts what was saved; whoever saves names the one they started from. */
  revision: z.number().int(),
  startedAt: z.string(),
  changedAt: z.string(),
  changedByName: z.string(),
});
export type WorkingDraft = z.infer<typeof WorkingDraft>;

export const Decision = z.object({
  approverId: z.uuid(),
  approverName: z.string(),
  decision: z.enum(DECISIONS).nullable(),
  comment: z.string(),
  decidedAt: z.string().nullable(),
  /** The backup that says so, where this installation did not sign it. */
  fromFile: z.string().nullable(),
});
export type Decision = z.infer<typeof Decision>;

/** A draft that was handed in for approval. */
export const Submission = z.object({
  id: z.uuid(),
  number: z.number().int(),
  note: z.string(),
  state: z.enum(SUBMISSION_STATES),
  submittedAt: z.string(),
  submittedById: z.uuid(),
  submittedByName: z.string(),
  closedAt: z.string().nullable(),
  decisions: z.array(Decision),
});
export type Submission = z.infer<typeof Submission>;

/** Everything that happened to the words of a document, newest first. */
export const VersionHistory = z.object({
  versions: z.array(Version),
  draft: WorkingDraft.omit({ text: true, blocks: true, markdown: true }).extend({ isWritten: z.boolean() }).nullable(),
  submissions: z.array(Submission),
});
export type VersionHistory = z.infer<typeof VersionHistory>;

const Note = z.string().trim().max(2000, limit('most_characters'));

/** A draft as somebody saves it. */
export const DraftInput = z.object({
  markdown: z.string().max(1_000_000, limit('most_characters')),
  note: Note.optional(),
  revision: z.number().int().min(0),
});
export type DraftInput = z.infer<typeof DraftInput>;

/** Whoever says so knows that places are not filled in; without it that is refused with `blanks_left`. */
const WithBlanks = z.boolean().optional();

export const NewSubmission = z.object({
  approverIds: z
    .array(z.uuid(issue('approvers_missing')))
    .min(1, issue('approvers_missing'))
    .max(20, limit('most_people')),
  note: Note.optional(),
  withBlanks: WithBlanks,
});
export type NewSubmission = z.infer<typeof NewSubmission>;

export const NewDecision = z.object({ decision: z.enum(DECISIONS), comment: Note.optional(), withBlanks: WithBlanks });
export type NewDecision = z.infer<typeof NewDecision>;

/** "3.0": what people write on documents. */
export const versionLabel = (number: number) => `${number}.0`;
