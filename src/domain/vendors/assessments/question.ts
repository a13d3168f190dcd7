import { z } from 'zod';
import { inEveryLanguage } from '../../organisations/language.ts';
import { ASSESSMENT_TIERS, type AssessmentTier } from './values.ts';

const inEvery = (most: number) => {
  const LongText = z.string().trim().min(1).max(most);
  return z.object(inEveryLanguage(() => LongText)).strict();
};

const SECTION = /^[a-z][a-z0-9-]{1,39}$/;
const QUESTION = /^[a-z][a-z0-9-]{1,39}\.[a-z0-9][a-z0-9-]{0,59}$/;

export const QuestionOption = z
  .object({
    id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
    /** 0 to 100. */
    points: z.number().int().min(0).max(100),
    label: inEvery(200),
  })
  .strict();

const common = {
  /** Never changes once it was asked: answers of one year are held against those of another by it. */
  id: z.string().regex(QUESTION),
  tier: z.enum(ASSESSMENT_TIERS),
  text: inEvery(600),
  /** What counts as an answer. */
  help: inEvery(800).optional(),
  /** 1 to 3: how much it counts. */
  weight: z.number().int().min(1).max(3),
  /** Whether a document is asked for. */
  evidence: z.boolean().optional(),
  /** Requirements that it stands on: framework/id. */
  requirements: z
    .array(z.string().regex(/^[a-z0-9-]+\/\S.*$/))
    .max(12)
    .optional(),
};

/** A question of the catalogue, in every language. */
export const CatalogueQuestion = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('implementation') }).strict(),
  z
    .object({
      ...common,
      kind: z.literal('choice'),
      options: z
        .array(QuestionOption)
        .min(2)
        .max(10)
        .refine((options) => new Set(options.map(({ id }) => id)).size === options.length),
    })
    .strict(),
  /** For information, not scored. */
  z.object({ ...common, kind: z.literal('text'), weight: common.weight.optional() }).strict(),
]);
export type CatalogueQuestion = z.infer<typeof CatalogueQuestion>;

/** One file of the catalogue. */
export const AssessmentSection = z
  .object({
    section: z.string().regex(SECTION),
    title: inEvery(120),
    questions: z.array(CatalogueQuestion).min(1),
  })
  .strict()
  .refine(({ section, questions }) => questions.every(({ id }) => id.startsWith(`${section}.`)))
  .refine(({ questions }) => new Set(questions.map(({ id }) => id)).size === questions.length);
export type AssessmentSection = z.infer<typeof AssessmentSection>;

/** Whether vendors of a tier are asked what is asked from another tier on. */
export function isAskedOf(tier: AssessmentTier, from: AssessmentTier): boolean {
  return ASSESSMENT_TIERS.indexOf(from) <= ASSESSMENT_TIERS.indexOf(tier);
}
