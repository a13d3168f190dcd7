import { z } from 'zod';
import { Quote } from '../analysis.ts';
import { IN_TEXT, OBJECTION_KINDS, SEVERITIES } from './values.ts';

/** Something in the words of a document that an auditor would object to. `values` fill the sentence that tells of it. */
export const Remark = z.object({
  kind: z.enum(IN_TEXT),
  quote: Quote.optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Remark = z.infer<typeof Remark>;

/** What the words of a document say of itself; what stands in the library beside them may say it in their place. */
export const Said = z.object({ owner: z.boolean(), date: z.boolean(), version: z.boolean() });
export type Said = z.infer<typeof Said>;

/** The outcome of reading a text for the check. `rules` counts the editions of the rules, so that old outcomes are made anew. */
export const TextCheck = z.object({ rules: z.number().int(), remarks: z.array(Remark), said: Said });
export type TextCheck = z.infer<typeof TextCheck>;

/** One line of the check. `id` names it as long as its reason stands. */
export const Objection = z.object({
  id: z.string(),
  kind: z.enum(OBJECTION_KINDS),
  severity: z.enum(SEVERITIES),
  /** null: it is about the library. */
  documentId: z.uuid().nullable(),
  documentTitle: z.string().nullable(),
  quote: Quote.nullable(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Objection = z.infer<typeof Objection>;
