import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { wholeNumber } from '../whole-number.ts';
import { DOCUMENT_STATES } from './values.ts';
import { CLASSIFICATIONS, DOCUMENT_STATUSES } from './versions/values.ts';
import { Block, DocumentType, Finding, Refusal, Topic, Analysis } from './analysis.ts';

const kept = {
  ownerId: z.uuid(issue('person_missing')).nullable(),
  classification: z.enum(CLASSIFICATIONS).nullable(),
  /** The organisation's own mark, "ISP-001". */
  number: z.string().trim().max(60, limit('most_characters')).nullable(),
  /** Months between reviews of this document; null: as the organisation's policy says. */
  reviewMonths: wholeNumber(1, 60).nullable(),
};

/** What people say of a document. */
export const DocumentFacts = z.object({
  title: z.string().trim().min(1, issue('title_required')).max(300, limit('most_characters')),
  folder: z.string().trim().max(500),
  ...kept,
});
export type DocumentFacts = z.infer<typeof DocumentFacts>;

export const DocumentChange = DocumentFacts.partial();
export type DocumentChange = z.infer<typeof DocumentChange>;

/**
 * A document of the library as lists show it. `type` is what the engine read or, once `typeAcceptedAt` is set, what a person accepted.
 * `suggestions` counts the engine's findings by what people decided of them; of the undecided, `open` are at least likely, the others `weak`.
 */
export const Document = z.object({
  id: z.uuid(),
  title: z.string(),
  fileName: z.string(),
  folder: z.string(),
  mediaType: z.string(),
  size: z.number().int(),
  pages: z.number().int().nullable(),
  state: z.enum(DOCUMENT_STATES),
  refusal: Refusal.nullable(),
  refusalDetail: z.string().nullable(),
  type: DocumentType.nullable(),
  typeConfidence: z.number().nullable(),
  typeAcceptedAt: z.string().nullable(),
  typeAcceptedByName: z.string().nullable(),
  language: z.string().nullable(),
  /** The text says of itself that it is a draft: nothing is suggested of it, and it is no evidence. */
  isDraft: z.boolean(),
  uploadedAt: z.string(),
  uploadedByName: z.string(),
  reviewedAt: z.string().nullable(),
  reviewedByName: z.string().nullable(),
  /** ISO date, by the organisation's policy; null for records. */
  reviewDueOn: z.string().nullable(),
  status: z.enum(DOCUMENT_STATUSES),
  /** The approved version in force; null before the first approval. */
  version: z.number().int().nullable(),
  approvedAt: z.string().nullable(),
  approvedByName: z.string().nullable(),
  /** The backup that says that it was approved, where this installation did not sign it. */
  fromFile: z.string().nullable(),
  /** Somebody works on the next version. */
  hasDraft: z.boolean(),
  ...kept,
  ownerName: z.string().nullable(),
  /** False of somebody who has left. */
  ownerIsMember: z.boolean(),
  obsoleteAt: z.string().nullable(),
  obsoleteByName: z.string().nullable(),
  obsoleteReason: z.string().nullable(),
  suggestions: z.object({
    open: z.number().int(),
    weak: z.number().int(),
    accepted: z.number().int(),
    rejected: z.number().int(),
  }),
});
export type Document = z.infer<typeof Document>;

export const SUGGESTION_STATES = ['open', 'accepted', 'rejected'] as const;

/** A finding of the engine that waits for a person, or what the person decided. It never sets a status by itself. */
export const Suggestion = Finding.extend({
  id: z.uuid(),
  documentId: z.uuid(),
  documentTitle: z.string(),
  framework: z.string(),
  state: z.enum(SUGGESTION_STATES),
  /** The language model that had a say in it beside the rules; null: the rules alone. */
  judgedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  decidedByName: z.string().nullable(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** A document with its text and all that the engine said of it. Text and blocks are empty unless `state` is `read`. */
export const DocumentReading = Document.extend({
  text: z.string(),
  blocks: z.array(Block),
  topics: z.array(Topic),
  notices: Analysis.shape.notices,
  engine: z.string().nullable(),
  findings: z.array(Suggestion),
});
export type DocumentReading = z.infer<typeof DocumentReading>;

/** Somebody read the document and says that it still holds, and why. */
export const Review = z.object({ note: z.string().trim().max(1000, limit('most_characters')).optional() });

export const AcceptedType = z.object({ type: DocumentType.exclude(['unknown']) });
