import { z } from 'zod';
import { DOCUMENT_STATES } from './values.ts';
import { Block, DocumentType, Finding, Refusal, Topic, Analysis } from './reading.ts';

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
  uploadedAt: z.string(),
  uploadedByName: z.string(),
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

export const DocumentChange = z.object({
  title: z.string().trim().min(1, 'Title is required').max(300, 'Title is too long').optional(),
  folder: z.string().trim().max(500).optional(),
});
export type DocumentChange = z.infer<typeof DocumentChange>;

export const AcceptedType = z.object({ type: DocumentType.exclude(['unknown']) });

/** File name without its suffix, separators as spaces: what a document is called until somebody names it. */
export function titleFromFileName(fileName: string): string {
  const bare = fileName
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[_\-.]+/g, ' ')
    .trim();
  const title = bare.length > 0 ? bare : fileName;
  return title.charAt(0).toLocaleUpperCase('en') + title.slice(1);
}
