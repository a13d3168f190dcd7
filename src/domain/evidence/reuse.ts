import { z } from 'zod';
import { Relation } from '../frameworks/crosswalk.ts';
import { Evidence } from './evidence.ts';

/** A requirement as the crosswalk names it, with its title. */
export const LinkedRequirement = z.object({
  framework: z.string(),
  frameworkTitle: z.string(),
  requirementId: z.string(),
  title: z.string(),
});

/** Who in the organisation judged a relation otherwise than the crosswalk, and why; null: that there is none. */
export const OverruleView = z.object({
  id: z.string(),
  relation: Relation.nullable(),
  reason: z.string(),
  decidedAt: z.string(),
  decidedByName: z.string(),
});
export type OverruleView = z.infer<typeof OverruleView>;

/**
 * A requirement of another framework that relates to one: `relation` says what the one asked about is to it (superset: it asks for more), `steps`
 * on what that stands, one or two of them.
 */
export const RequirementLink = LinkedRequirement.extend({
  relation: Relation,
  serves: z.enum(['whole', 'part']),
  steps: z.array(
    z.object({
      from: LinkedRequirement,
      to: LinkedRequirement,
      relation: Relation,
      why: z.string(),
      source: z.string(),
      /** Set where the organisation judged this step itself; `why` is its reason. */
      overrule: OverruleView.nullable(),
    }),
  ),
});
export type RequirementLink = z.infer<typeof RequirementLink>;

/** Accepted evidence of another framework that could serve a requirement: the whole of it or a part. It does so only when a person says so. */
export const Proposal = z.object({ requirement: LinkedRequirement, evidence: Evidence, link: RequirementLink });
export type Proposal = z.infer<typeof Proposal>;

/** Two requirements in the browser of the crosswalk. `link` is null where the organisation says that they do not relate. */
export const CrosswalkRow = z.object({
  from: LinkedRequirement,
  to: LinkedRequirement,
  link: RequirementLink.nullable(),
  /** The organisation's own judgement of the pair, seen from `from`. */
  overrule: OverruleView.nullable(),
  /** What would hold without it; null: no relation. */
  shipped: Relation.nullable(),
});
export type CrosswalkRow = z.infer<typeof CrosswalkRow>;

/** A proposal that comes, goes or becomes another with an overrule. */
export const ProposalChange = z.object({
  requirement: LinkedRequirement,
  evidenceId: z.string(),
  documentTitle: z.string(),
  /** The requirement it was accepted for. */
  origin: LinkedRequirement,
  before: z.enum(['whole', 'part']).nullable(),
  after: z.enum(['whole', 'part']).nullable(),
});
export type ProposalChange = z.infer<typeof ProposalChange>;

/** What an overrule would do: how many pairs relate otherwise, and which proposals of evidence come, go or change. */
export const OverruleEffect = z.object({
  pairs: z.int(),
  appear: z.int(),
  go: z.int(),
  change: z.int(),
  /** The first of them. */
  rows: z.array(ProposalChange),
});
export type OverruleEffect = z.infer<typeof OverruleEffect>;
