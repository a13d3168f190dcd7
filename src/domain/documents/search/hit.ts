import { z } from 'zod';
import { DOCUMENT_STATUSES } from '../versions/values.ts';
import { DocumentType } from '../analysis.ts';

/** Some words of a document around what was looked for. `marks` are places within `text` that match; `start` is its place in the document. */
export const Excerpt = z.object({
  text: z.string(),
  start: z.number().int(),
  marks: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
});
export type Excerpt = z.infer<typeof Excerpt>;

/** A document that was found. `match` is the first matching word, at which it is opened; null where only its title matches. */
export const Hit = z.object({
  id: z.uuid(),
  title: z.string(),
  folder: z.string(),
  number: z.string().nullable(),
  language: z.string().nullable(),
  type: DocumentType.nullable(),
  status: z.enum(DOCUMENT_STATUSES),
  version: z.number().int().nullable(),
  excerpts: z.array(Excerpt),
  match: z.object({ start: z.number().int(), end: z.number().int() }).nullable(),
});
export type Hit = z.infer<typeof Hit>;
