import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { ASSESSMENT_KINDS, RISK_CATEGORIES, TREATMENTS } from './values.ts';

export const RiskCategory = z.enum(RISK_CATEGORIES);
export type RiskCategory = z.infer<typeof RiskCategory>;
export const Treatment = z.enum(TREATMENTS);
export type Treatment = z.infer<typeof Treatment>;
export const AssessmentKind = z.enum(ASSESSMENT_KINDS);
export type AssessmentKind = z.infer<typeof AssessmentKind>;

const Day = z.iso.date(issue('date'));
const Title = z
  .string(issue('title_required'))
  .trim()
  .min(1, issue('title_required'))
  .max(200, limit('most_characters'));
const Reference = z.string().trim().min(1, issue('reference_missing')).max(40, limit('most_characters'));
const Text = z.string().trim().max(4000, limit('most_characters'));
const OwnerId = z.uuid(issue('person_missing'));

/** What people write of a risk; scores, links and decisions have verbs of their own. */
export const RiskFacts = z.object({
  /** The organisation's own number of it, `R-001`, unique. */
  reference: Reference,
  title: Title,
  /** Who or what may bring it about. */
  threat: Text,
  /** What lets it happen. */
  vulnerability: Text,
  /** What it does to the organisation. */
  consequence: Text,
  category: RiskCategory,
  confidentiality: z.boolean(),
  integrity: z.boolean(),
  availability: z.boolean(),
  ownerId: OwnerId.nullable(),
  treatment: Treatment.nullable(),
  treatmentRationale: Text,
  /** By when the target is to be reached. */
  targetOn: Day.nullable(),
  reviewDueOn: Day.nullable(),
});
export type RiskFacts = z.infer<typeof RiskFacts>;

export const NEW_RISK: RiskFacts = {
  reference: '',
  title: '',
  threat: '',
  vulnerability: '',
  consequence: '',
  category: 'data',
  confidentiality: false,
  integrity: false,
  availability: false,
  ownerId: null,
  treatment: null,
  treatmentRationale: '',
  targetOn: null,
  reviewDueOn: null,
};

const Step = z
  .number()
  .int(issue('whole_number'))
  .min(1, issue('scale_step_missing'))
  .max(6, issue('scale_step_missing'));
const Rationale = z.string().trim().max(2000, limit('most_characters'));

/** A place on the scales, and why. */
export const NewAssessment = z.object({
  kind: AssessmentKind,
  likelihood: Step,
  impact: Step,
  rationale: Rationale,
});
export type NewAssessment = z.infer<typeof NewAssessment>;

/** One that was made: it is never changed, a later one follows it. */
export const Assessment = NewAssessment.extend({
  id: z.uuid(),
  methodNumber: z.number().int(),
  assessedAt: z.string(),
  assessedByName: z.string(),
});
export type Assessment = z.infer<typeof Assessment>;

export const ControlLink = z.object({ framework: z.string().max(60), requirementId: z.string().max(40) });
export type ControlLink = z.infer<typeof ControlLink>;

/** What a risk is tied to; a list that is given replaces the one before. */
export const RiskLinks = z.object({
  assetIds: z.array(z.uuid()).max(200, limit('most_links')),
  controls: z.array(ControlLink).max(200, limit('most_links')),
  documentIds: z.array(z.uuid()).max(200, limit('most_links')),
});
export type RiskLinks = z.infer<typeof RiskLinks>;

export const NewRisk = RiskFacts.partial()
  .extend({ title: Title })
  .extend(RiskLinks.partial().shape)
  .extend({ assessments: z.array(NewAssessment).max(3).optional(), scenarioId: z.string().max(60).optional() });
export type NewRisk = z.infer<typeof NewRisk>;

export const RiskChange = RiskFacts.partial().extend(RiskLinks.partial().shape);
export type RiskChange = z.infer<typeof RiskChange>;

/** What may be changed of several at once. */
export const RisksChange = RiskFacts.pick({
  ownerId: true,
  reviewDueOn: true,
  category: true,
  treatment: true,
}).partial();
export type RisksChange = z.infer<typeof RisksChange>;

/** The next reference behind those that exist: `R-` and a number of three digits or more. */
export function referenceOf(ordinal: number): string {
  return `R-${String(ordinal).padStart(3, '0')}`;
}
