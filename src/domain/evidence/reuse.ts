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
    }),
  ),
});
export type RequirementLink = z.infer<typeof RequirementLink>;

/** Accepted evidence of another framework that could serve a requirement: the whole of it or a part. It does so only when a person says so. */
export const Proposal = z.object({ requirement: LinkedRequirement, evidence: Evidence, link: RequirementLink });
export type Proposal = z.infer<typeof Proposal>;
