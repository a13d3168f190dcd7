import { z } from 'zod';
import { ModelFailure } from '../organisations/language-model.ts';

export const MODEL_READING_STATES = ['waiting', 'done', 'incomplete', 'failed'] as const;

/**
 * What came of asking the organisation's language model about a document. Whatever the state, the suggestions of the rules are there:
 * `incomplete` and `failed` say that some or all of them rest on the rules alone.
 */
export const ModelReading = z.object({
  state: z.enum(MODEL_READING_STATES),
  model: z.string(),
  failure: ModelFailure.nullable(),
  /** Questions put, and those that were answered. */
  asked: z.number().int(),
  answered: z.number().int(),
  /** Statements of the model that the text did not bear out, and that were dropped. */
  removed: z.number().int(),
  at: z.string(),
});
export type ModelReading = z.infer<typeof ModelReading>;
