import { z } from 'zod';
import { limit } from '../issue.ts';
import { Analysis, DocumentType, Finding, Quote, Refusal } from '../documents/analysis.ts';
import { AskStatus } from '../frameworks/requirement.ts';
import {
  RATINGS,
  RISK_LEVELS,
  SIGNALS,
  STEPS,
  VALIDATION_CAPS,
  VALIDATION_STATES,
  VERDICTS,
} from './validation-values.ts';

/** What was looked at, in figures and names that a sentence about it holds ("months", "count", "day"). */
const Facts = z.record(z.string(), z.union([z.string(), z.number()]));

/** One thing that shows whether a document tells of real operation: how well (0 to 1), how much it weighs, and the words that show it. */
export const AdequacySignal = z.object({
  signal: z.enum(SIGNALS),
  value: z.number().min(0).max(1),
  weight: z.number(),
  facts: Facts,
  quote: Quote.optional(),
});
export type AdequacySignal = z.infer<typeof AdequacySignal>;

/**
 * One strength, weakness or gap. `about` is a signal, `relevance`, or `ask:<id>` for an ask of the requirement; `lookedFor` are the words
 * that would have shown an ask and are not there. Of an ask `status` says how it stands (left out by earlier editions), `quote` is the
 * sentence that decides it, and `against` the one that speaks against what is shown in part.
 */
export const Statement = z.object({
  about: z.string().regex(/^(?:ask:\w{1,20}|[a-z-]{1,40})$/),
  value: z.number().min(0).max(1),
  facts: Facts,
  status: AskStatus.optional(),
  quote: Quote.optional(),
  against: Quote.optional(),
  lookedFor: z.array(z.string()).optional(),
});
export type Statement = z.infer<typeof Statement>;

/** What to do next; `about` names the weakness or gap it answers. */
export const NextStep = z.object({ step: z.enum(STEPS), about: z.string(), facts: Facts });
export type NextStep = z.infer<typeof NextStep>;

/**
 * What a document is worth as evidence for one requirement. `validationScore` is 0 to 10 with one decimal:
 * 10 x (.3 relevance + .4 completeness + .3 adequacy), then at most the lowest of `caps`. Percentages are 0 to 100. Every statement
 * comes from one signal, and quotes its words where it has any.
 */
export const ValidationResult = z.object({
  validationScore: z.number().min(0).max(10),
  /** Before the caps. */
  uncapped: z.number().min(0).max(10),
  overallRating: z.enum(RATINGS),
  relevance: z.number().min(0).max(100),
  completeness: z.number().min(0).max(100),
  adequacy: z.number().min(0).max(100),
  caps: z.array(z.object({ cap: z.enum(VALIDATION_CAPS), limit: z.number(), facts: Facts, quote: Quote.optional() })),
  signals: z.array(AdequacySignal),
  asks: Finding.shape.asks,
  strengths: z.array(Statement),
  weaknesses: z.array(Statement),
  criticalGaps: z.array(Statement),
  nextSteps: z.array(NextStep),
  /** Share of the requirement's asks, by weight, that is shown; what is required (80); how much is missing to it, and the asks that fill it. */
  complianceLevel: z.object({
    current: z.number(),
    required: z.number(),
    gap: z.number(),
    closedBy: z.array(z.string()),
  }),
  riskAssessment: z.object({ level: z.enum(RISK_LEVELS), because: z.array(Statement) }),
  /** As the analysis of the document says it; null where no passage speaks of the requirement. */
  finding: Finding.nullable(),
  type: DocumentType,
  notices: Analysis.shape.notices,
});
export type ValidationResult = z.infer<typeof ValidationResult>;

/** A document put to the test as evidence for a requirement. `unassessable` says why in `refusal`; it is never a score of 0. */
export const Validation = z.object({
  id: z.uuid(),
  framework: z.string(),
  requirementId: z.string(),
  documentId: z.uuid(),
  /** The evidence's name. */
  documentTitle: z.string(),
  state: z.enum(VALIDATION_STATES),
  refusal: Refusal.nullable(),
  validationScore: z.number().nullable(),
  result: ValidationResult.nullable(),
  engine: z.string().nullable(),
  startedAt: z.string(),
  startedByName: z.string(),
  assessedAt: z.string().nullable(),
  jobId: z.uuid().nullable(),
  /** Evidence that was accepted from it and still stands. */
  evidenceId: z.uuid().nullable(),
});
export type Validation = z.infer<typeof Validation>;

/** What a person says of one statement of a validation. */
export const NewValidationFeedback = z.object({
  about: Statement.shape.about,
  verdict: z.enum(VERDICTS),
  comment: z.string().trim().max(1000, limit('most_characters')).default(''),
});
export type NewValidationFeedback = z.infer<typeof NewValidationFeedback>;

/** Feedback as it is kept: it serves every later validation for the same requirement. */
export const ValidationFeedback = z.object({
  id: z.uuid(),
  framework: z.string(),
  requirementId: z.string(),
  validationId: z.uuid().nullable(),
  about: Statement.shape.about,
  verdict: z.enum(VERDICTS),
  comment: z.string(),
  givenAt: z.string(),
  givenByName: z.string(),
});
export type ValidationFeedback = z.infer<typeof ValidationFeedback>;
