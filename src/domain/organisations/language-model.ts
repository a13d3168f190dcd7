import { z } from 'zod';
import { issue, limit } from '../issue.ts';

/**
 * Why a language model said nothing that could be used. `refused`: the operator does not allow the address, or it leads into a private
 * network; `invalid`: no JSON, or JSON of another shape; `budget`: what a document may cost in words or time was used up.
 */
export const MODEL_FAILURES = [
  'refused',
  'unreachable',
  'timeout',
  'redirected',
  'unauthorised',
  'status',
  'too-large',
  'invalid',
  'budget',
  'cancelled',
] as const;
export const ModelFailure = z.enum(MODEL_FAILURES);
export type ModelFailure = z.infer<typeof ModelFailure>;

const WANTED = issue('model_address');

/** Where a language model is asked; `apiKey` empty: the one that is kept for this address stays. */
export const ModelAddress = z.object({
  baseUrl: z.url({ protocol: /^https?$/, message: WANTED }).max(500, WANTED),
  model: z.string().trim().min(1, issue('model_missing')).max(200, limit('most_characters')),
  apiKey: z
    .string()
    .trim()
    .max(1000, limit('most_characters'))
    .regex(/^[\x21-\x7e]*$/, issue('key_characters')),
});

/** The language model of an organisation as it is entered. It is switched on only by who agrees to what is sent. */
export const NewLanguageModel = ModelAddress.extend({ isOn: z.boolean(), isAgreed: z.boolean() }).refine(
  ({ isOn, isAgreed }) => !isOn || isAgreed,
  { path: ['isAgreed'], message: issue('agreement_missing') },
);
export type NewLanguageModel = z.infer<typeof NewLanguageModel>;

/** The same as it is shown: its key never is. */
export const LanguageModel = z.object({
  isOn: z.boolean(),
  baseUrl: z.string(),
  model: z.string(),
  hasKey: z.boolean(),
  agreedAt: z.string().nullable(),
  agreedByName: z.string().nullable(),
  /** The operator still allows its address. */
  isOffered: z.boolean(),
});
export type LanguageModel = z.infer<typeof LanguageModel>;

/** An address that the operator allows. With a `model` it is the operator's own service, whose model and key are fixed. */
export const OfferedModel = z.object({ baseUrl: z.string(), model: z.string().nullable() });
export type OfferedModel = z.infer<typeof OfferedModel>;
