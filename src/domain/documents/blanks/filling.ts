import { z } from 'zod';
import { limit } from '../../issue.ts';
import { BLANK_FACTS } from './facts.ts';

const Words = z.string().max(120);

/** Its draft waits for approval or is a file, or the file is being read. */
export const BLANK_REFUSALS = ['submitted', 'file-draft', 'being-read'] as const;

/** A blank over all documents that can be filled in here; `value` is what is known for it, in the document's language where that matters. */
export const OpenBlank = z.object({
  key: Words,
  /** As it stands in the first of them. */
  words: Words,
  count: z.number().int(),
  fact: z.enum(BLANK_FACTS).nullable(),
  /** null: nobody said what belongs there. */
  value: z.string().nullable(),
});
export type OpenBlank = z.infer<typeof OpenBlank>;

/** A document with blanks, and each of its passages with one. */
export const BlankDocument = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Filled in it becomes a draft that is written here; the file stays as it is. */
  isFile: z.boolean(),
  /** Why it cannot be filled in here. */
  refusal: z.enum(BLANK_REFUSALS).nullable(),
  places: z.array(z.object({ key: Words, before: z.string(), words: Words, after: z.string() })),
  /** What belongs into it and into no other: its owner, the day in its language. */
  own: z.record(z.string(), z.string()),
});
export type BlankDocument = z.infer<typeof BlankDocument>;

export const OpenBlanks = z.object({ blanks: z.array(OpenBlank), documents: z.array(BlankDocument) });
export type OpenBlanks = z.infer<typeof OpenBlanks>;

/** What is filled in: for each key one value for all documents; what is left out takes what is known for each document. */
export const NewFilling = z.object({
  documentIds: z.array(z.uuid()).min(1).max(500, limit('most_chosen')),
  values: z.array(z.object({ key: Words, value: z.string().trim().max(300, limit('most_characters')) })).max(500),
});
export type NewFilling = z.infer<typeof NewFilling>;

/** What became of each document; with it the filling can be taken back while nobody wrote on. */
export const Filled = z.object({
  documents: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      filled: z.number().int(),
      /** Places that are still open. */
      left: z.number().int(),
      revision: z.number().int(),
      /** The words before, to be saved again; null where the draft was begun with this, and is given up again, while it is of this `revision`. */
      before: z.string().nullable(),
    }),
  ),
});
export type Filled = z.infer<typeof Filled>;
