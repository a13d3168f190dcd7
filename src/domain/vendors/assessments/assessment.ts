import { z } from 'zod';
import { issue, limit } from '../../issue.ts';
import { wholeNumber } from '../../whole-number.ts';
import { Language } from '../../organisations/language.ts';
import { OUTCOMES } from '../values.ts';
import { AnswerValue, AnswerInput, EvidenceFile, VendorAnswer } from './answer.ts';
import { AssessmentComparison } from './changes.ts';
import { AssessmentFinding, AssessmentScore } from './score.ts';
import { ASSESSMENT_LIMITS, ASSESSMENT_STATES, ASSESSMENT_TIERS, QUESTION_KINDS, VERDICTS } from './values.ts';

const Day = z.iso.date(issue('date'));
const Name = z.string().trim().max(200, limit('most_characters'));
const Address = z.email(issue('email')).max(200, limit('most_characters'));

/** A question of our own beside the catalogue's; it is asked in the words in which it is written, whatever the language. */
export const OwnQuestion = z.object({
  text: z.string().trim().min(1, issue('question_missing')).max(500, limit('most_characters')),
  kind: z.enum(['implementation', 'text']),
  weight: wholeNumber(1, 3),
  evidence: z.boolean(),
});
export type OwnQuestion = z.infer<typeof OwnQuestion>;

/** What is said of an assessment before it is sent. */
export const AssessmentTerms = z.object({
  tier: z.enum(ASSESSMENT_TIERS),
  /** Sections of the catalogue that are not asked. */
  leftOut: z.array(z.string().max(60)).max(60),
  own: z.array(OwnQuestion).max(ASSESSMENT_LIMITS.ownQuestions, limit('most_questions_added')),
  language: Language,
  dueOn: Day.nullable(),
  recipientName: Name,
  recipientEmail: z.union([z.literal(''), Address]),
  message: z.string().trim().max(ASSESSMENT_LIMITS.messageLength, limit('most_characters')),
});
export type AssessmentTerms = z.infer<typeof AssessmentTerms>;

export const NewAssessment = AssessmentTerms.partial().extend({
  /** Whether the vendor's last answers are shown to it, to be confirmed. */
  isPrefilled: z.boolean().optional(),
});
export type NewAssessment = z.infer<typeof NewAssessment>;

export const LinkTerms = z.object({
  days: wholeNumber(1, ASSESSMENT_LIMITS.longestLinkDays).optional(),
  /** Whether the link is mailed to the recipient as well. */
  isMailed: z.boolean().optional(),
});

/** A question as somebody reads it, in their language. */
export const ShownQuestion = z.object({
  id: z.string(),
  kind: z.enum(QUESTION_KINDS),
  text: z.string(),
  help: z.string().nullable(),
  weight: z.number().int(),
  wantsEvidence: z.boolean(),
  options: z.array(z.object({ id: z.string(), label: z.string(), points: z.number().int().nullable() })),
});
export type ShownQuestion = z.infer<typeof ShownQuestion>;

export const ShownSection = z.object({ section: z.string(), title: z.string(), questions: z.array(ShownQuestion) });
export type ShownSection = z.infer<typeof ShownSection>;

/** An assessment as a list shows it. */
export const VendorAssessment = z.object({
  id: z.uuid(),
  vendorId: z.uuid(),
  vendorName: z.string(),
  tier: z.enum(ASSESSMENT_TIERS),
  state: z.enum(ASSESSMENT_STATES),
  language: Language,
  dueOn: z.string().nullable(),
  isOverdue: z.boolean(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  asked: z.number().int(),
  answered: z.number().int(),
  /** Null before something that counts was answered; final only when it is reviewed. */
  score: z.number().int().nullable(),
  /** When the link ends; null without one. */
  linkEndsAt: z.string().nullable(),
  openedAt: z.string().nullable(),
  createdAt: z.string(),
  createdByName: z.string(),
  sentAt: z.string().nullable(),
  submittedAt: z.string().nullable(),
  reviewedAt: z.string().nullable(),
  reviewedByName: z.string().nullable(),
  version: z.number().int(),
});
export type VendorAssessment = z.infer<typeof VendorAssessment>;

/** An assessment with all that belongs to it. */
export const VendorAssessmentDetails = VendorAssessment.extend({
  message: z.string(),
  leftOut: z.array(z.string()),
  own: z.array(OwnQuestion),
  sections: z.array(ShownSection),
  answers: z.array(VendorAnswer),
  files: z.array(EvidenceFile),
  /** Who answered, as they said themselves; null before, and after the data was deleted. */
  answererName: z.string().nullable(),
  answererEmail: z.string().nullable(),
  answererRole: z.string().nullable(),
  scores: AssessmentScore,
  findings: z.array(AssessmentFinding),
  comparison: AssessmentComparison.nullable(),
});
export type VendorAssessmentDetails = z.infer<typeof VendorAssessmentDetails>;

/** What our side says of an answer; `value` where it is overruled. */
export const AnswerVerdict = z.object({
  verdict: z.enum(VERDICTS).nullable(),
  note: z.string().trim().max(ASSESSMENT_LIMITS.commentLength, limit('most_characters')).optional(),
  value: AnswerValue.optional(),
});
export type AnswerVerdict = z.infer<typeof AnswerVerdict>;

/** Ends the review; with an outcome it is recorded as a review of the vendor as well. */
export const AssessmentReview = z.object({
  outcome: z.enum(OUTCOMES).optional(),
  note: z.string().trim().max(4000, limit('most_characters')).optional(),
  nextOn: Day.optional(),
});
export type AssessmentReview = z.infer<typeof AssessmentReview>;

/** Answers of several questions, as a workbook gives them. What is left out of one stays as it is. */
export const GivenAnswers = z
  .array(AnswerInput.partial().extend({ questionId: z.string().max(120) }))
  .min(1)
  .max(ASSESSMENT_LIMITS.questions);

/** Who answers, as they say themselves. */
export const Answerer = z.object({
  name: Name.min(1, issue('name_required')),
  email: Address,
  role: Name,
});
export type Answerer = z.infer<typeof Answerer>;
