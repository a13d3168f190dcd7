import { z } from 'zod';
import { issue, limit } from '../../issue.ts';
import { NewRisk, RiskCategory, RiskFacts, Treatment } from '../../risks/risk.ts';
import { GROUPS } from './facts.ts';

export const ProposalGroup = z.enum(GROUPS);
const Key = z.string().max(100);

/** As it is kept: the id of a scenario and a group. */
export const ProposalKey = z.templateLiteral([z.string().regex(/^[a-z][a-z0-9-]{1,59}$/), ':', ProposalGroup]);

const Named = z.object({ id: z.uuid(), name: z.string() });

/** What a proposal rests on, as a sentence, with the first few by name; `total` of them there are. */
export const ProposalBasis = z.object({
  kind: z.enum(['assets', 'vendors', 'answer']),
  cause: z.string(),
  text: z.string(),
  named: z.array(Named),
  total: z.number().int(),
});
export type ProposalBasis = z.infer<typeof ProposalBasis>;

/** A risk as it is proposed: nothing of it counts before somebody accepts it. Its words are those that would be kept. */
export const RiskProposal = z.object({
  key: Key,
  group: ProposalGroup,
  scenarioId: z.string(),
  title: z.string(),
  threat: z.string(),
  vulnerability: z.string(),
  consequence: z.string(),
  category: RiskCategory,
  confidentiality: z.boolean(),
  integrity: z.boolean(),
  availability: z.boolean(),
  basis: z.array(ProposalBasis),
  assets: z.number().int(),
  vendors: z.number().int(),
  controls: z.array(z.string()),
  likelihood: z.number().int(),
  impact: z.number().int(),
  score: z.number().int(),
  highest: z.number().int(),
  band: z.string(),
  bandLabel: z.string(),
  bandPlace: z.number().int(),
  bands: z.number().int(),
  isAboveAppetite: z.boolean(),
  rationale: z.string(),
  treatment: Treatment,
  treatmentRationale: z.string(),
  ownerId: z.uuid().nullable(),
  ownerName: z.string().nullable(),
  ownerBecause: z.string(),
  reviewDueOn: z.iso.date(),
});
export type RiskProposal = z.infer<typeof RiskProposal>;

/** One that was put aside, and why. */
export const DismissedProposal = z.object({
  key: Key,
  title: z.string(),
  group: ProposalGroup,
  reason: z.string(),
  dismissedAt: z.string(),
  dismissedByName: z.string(),
});
export type DismissedProposal = z.infer<typeof DismissedProposal>;

/** What somebody writes otherwise than it was proposed; assessments that are given stand in the place of the proposed one. */
export const ProposalEdits = RiskFacts.partial().extend(NewRisk.pick({ assessments: true }).shape);
export type ProposalEdits = z.infer<typeof ProposalEdits>;

export const AcceptedProposal = z.object({ key: Key, edits: ProposalEdits.optional() });
export type AcceptedProposal = z.infer<typeof AcceptedProposal>;

/** A risk that was made of a proposal, as it was then: it is taken back as long as nobody has changed it. */
export const MadeRisk = z.object({ id: z.uuid(), version: z.number().int() });
export type MadeRisk = z.infer<typeof MadeRisk>;

/** One that is not taken back, by its reference and title. */
export const KeptRisk = z.object({ id: z.uuid(), title: z.string() });
export type KeptRisk = z.infer<typeof KeptRisk>;

export const DismissalReason = z.string().trim().min(1, issue('reason_missing')).max(500, limit('most_characters'));
