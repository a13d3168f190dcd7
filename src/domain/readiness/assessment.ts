import { z } from 'zod';
import { ControlStatus } from '../controls/control.ts';
import { contradictedIn, isApplicable, type RequirementFacts } from './facts.ts';

/** Why the assessment would change a status; each is a counted fact. */
export const ASSESSMENT_REASONS = [
  'evidence-accepted',
  'asks-shown',
  'evidence-expired',
  'nothing-shown',
  'contradicted',
] as const;

/** A status that the facts speak for, beside the one that is set. Nothing changes until a person says so. */
export const StatusProposal = z.object({
  requirementId: z.string(),
  domain: z.string(),
  from: ControlStatus,
  to: ControlStatus,
  because: z.enum(ASSESSMENT_REASONS),
  /** Current pieces of evidence, and how many of the asks they cover. */
  evidence: z.number().int(),
  asksShown: z.number().int(),
  asks: z.number().int(),
  version: z.number().int(),
});
export type StatusProposal = z.infer<typeof StatusProposal>;

/**
 * Holds every status against what shows it. Up: evidence was accepted for something Not Started; all asks are covered. Down: something Implemented
 * has nothing current to show, because it expired or never was, or its evidence says the reverse of what is asked. What is not applicable is left alone.
 */
export function assess(facts: RequirementFacts[]): StatusProposal[] {
  return facts.flatMap((each): StatusProposal[] => {
    if (!isApplicable(each)) return [];
    const { requirement, control, evidence, expired, asks } = each;
    const asksShown = requirement.asks.filter(({ id }) => asks.get(id) === 'covered').length;
    const { id: requirementId, domain } = requirement;
    const { status: from, version } = control;
    const proposal = { requirementId, domain, from, evidence, asksShown, asks: requirement.asks.length, version };
    const isShown = evidence > 0 && asksShown === requirement.asks.length;
    if (from !== 'Implemented' && isShown) return [{ ...proposal, to: 'Implemented', because: 'asks-shown' }];
    if (from === 'Not Started' && evidence > 0)
      return [{ ...proposal, to: 'In Progress', because: 'evidence-accepted' }];
    if (from === 'Implemented' && contradictedIn(each).length > 0)
      return [{ ...proposal, to: 'In Progress', because: 'contradicted' }];
    if (from === 'Implemented' && evidence === 0)
      return [{ ...proposal, to: 'In Progress', because: expired > 0 ? 'evidence-expired' : 'nothing-shown' }];
    return [];
  });
}
