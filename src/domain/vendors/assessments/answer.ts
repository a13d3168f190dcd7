import { z } from 'zod';
import { limit } from '../../issue.ts';
import type { AssessmentSection, CatalogueQuestion } from './question.ts';
import { ASSESSMENT_LIMITS, IMPLEMENTATIONS, VERDICTS } from './values.ts';

/** What was given to one question: a word of the scale, the id of an option, or a text. */
export const AnswerValue = z.string().trim().max(ASSESSMENT_LIMITS.answerLength, limit('most_characters')).nullable();

export const AnswerInput = z.object({
  value: AnswerValue,
  /** Why it does not apply. */
  reason: z.string().trim().max(ASSESSMENT_LIMITS.commentLength, limit('most_characters')),
  comment: z.string().trim().max(ASSESSMENT_LIMITS.commentLength, limit('most_characters')),
});
export type AnswerInput = z.infer<typeof AnswerInput>;

export const EvidenceFile = z.object({
  id: z.uuid(),
  questionId: z.string(),
  name: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  uploadedAt: z.string(),
});
export type EvidenceFile = z.infer<typeof EvidenceFile>;

/** An answer with what our side says of it. */
export const VendorAnswer = AnswerInput.extend({
  questionId: z.string(),
  /** Not confirmed: taken over from an earlier assessment, and not counted. */
  isConfirmed: z.boolean(),
  /** The day of the earlier answer. */
  earlierOn: z.string().nullable(),
  answeredAt: z.string(),
  version: z.number().int(),
  verdict: z.enum(VERDICTS).nullable(),
  verdictNote: z.string(),
  /** What counts in place of the vendor's answer, where it was overruled. */
  verdictValue: z.string().nullable(),
  verdictByName: z.string().nullable(),
  verdictAt: z.string().nullable(),
});
export type VendorAnswer = z.infer<typeof VendorAnswer>;

/** What a score needs of an answer. */
export type CountedAnswer = Pick<
  VendorAnswer,
  'questionId' | 'value' | 'reason' | 'isConfirmed' | 'verdict' | 'verdictValue'
>;

export const questionsOf = (sections: readonly Pick<AssessmentSection, 'questions'>[]) =>
  sections.flatMap(({ questions }) => questions);

type Scale = { kind: 'implementation' | 'text' } | { kind: 'choice'; options: readonly { id: string }[] };

/** Whether a question can be answered with that. */
export function canBe(question: Scale, value: string): boolean {
  if (question.kind === 'text') return true;
  if (value === 'not-applicable') return true;
  return question.kind === 'choice'
    ? question.options.some(({ id }) => id === value)
    : IMPLEMENTATIONS.some((each) => each === value);
}

/** Whether a question is answered: with something that was confirmed, and with a reason where it is said not to apply. */
export function isAnswered(
  kind: CatalogueQuestion['kind'],
  answer: Pick<VendorAnswer, 'value' | 'reason' | 'isConfirmed'> | undefined,
): boolean {
  if (!answer?.value || !answer.isConfirmed) return false;
  return kind === 'text' || answer.value !== 'not-applicable' || answer.reason !== '';
}
