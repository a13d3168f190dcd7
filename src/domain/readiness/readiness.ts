import { z } from 'zod';
import { ControlStatus } from '../controls/control.ts';
import { ControlState, stateOf } from '../controls/state.ts';
import { contradictedIn, isApplicable, proofOf, type RequirementFacts } from './facts.ts';
import { gapsOf } from './gaps.ts';
import { shareOf } from '../share.ts';
import { READY_PERCENT } from './values.ts';

/** Colour bands of a domain's percentage (specification, section 5): success at 80, warning at 60, error below. */
export const ReadinessBand = z.enum(['success', 'warning', 'error']);
export type ReadinessBand = z.infer<typeof ReadinessBand>;
export function bandOfPercent(percent: number): ReadinessBand {
  return percent >= READY_PERCENT ? 'success' : percent >= 60 ? 'warning' : 'error';
}

/** Why one requirement does or does not count. */
export const Because = z.object({
  requirementId: z.string(),
  status: ControlStatus,
  applicable: z.boolean(),
  state: ControlState,
  /** Current pieces that show something of it, and apart from them those that say the reverse of something it asks. */
  evidence: z.number().int(),
  against: z.number().int(),
  /** Pieces that stand and have ended, and the last day on which any counts, where there is one. */
  expired: z.number().int(),
  /** How many of the asks current evidence says the reverse of. */
  contradicted: z.number().int(),
  endsOn: z.iso.date().nullable(),
  suggestions: z.number().int(),
});
export type Because = z.infer<typeof Because>;

/** `implemented` of `total` applicable requirements; `percentage` is rounded down, so that 100 means all. Null without any. */
export const DomainCoverage = z.object({
  domain: z.string(),
  implemented: z.number().int(),
  inProgress: z.number().int(),
  evidenced: z.number().int(),
  contradicted: z.number().int(),
  total: z.number().int(),
  percentage: z.number().int().nullable(),
  because: z.array(Because),
});
export type DomainCoverage = z.infer<typeof DomainCoverage>;

/**
 * The readiness of a framework on a day. `percent` is implemented / total over all applicable requirements; `evidencedPercent` is the
 * share with current accepted evidence, kept apart because progress is not proof; evidence that says the reverse of what is asked is none.
 * `contradicted` counts the requirements that such evidence stands against. A domain is ready at 80 % or more.
 */
export const Readiness = z.object({
  framework: z.string(),
  percent: z.number().int().nullable(),
  evidencedPercent: z.number().int().nullable(),
  implemented: z.number().int(),
  inProgress: z.number().int(),
  notStarted: z.number().int(),
  evidenced: z.number().int(),
  contradicted: z.number().int(),
  unproven: z.number().int(),
  excluded: z.number().int(),
  total: z.number().int(),
  suggestions: z.number().int(),
  criticalGaps: z.number().int(),
  gaps: z.number().int(),
  domainsReady: z.number().int(),
  domains: z.array(DomainCoverage),
});
export type Readiness = z.infer<typeof Readiness>;

const count = (facts: RequirementFacts[], holds: (each: RequirementFacts) => boolean) => facts.filter(holds).length;
const isImplemented = ({ control }: RequirementFacts) => control.status === 'Implemented';
const isInProgress = ({ control }: RequirementFacts) => control.status === 'In Progress';
const hasEvidence = ({ evidence }: RequirementFacts) => evidence > 0;
const isReversed = (facts: RequirementFacts) => contradictedIn(facts).length > 0;

function coverageOf(domain: string, facts: RequirementFacts[]): DomainCoverage {
  const applicable = facts.filter(isApplicable);
  const implemented = count(applicable, isImplemented);
  return {
    domain,
    implemented,
    inProgress: count(applicable, isInProgress),
    evidenced: count(applicable, hasEvidence),
    contradicted: count(applicable, isReversed),
    total: applicable.length,
    percentage: shareOf(implemented, applicable.length),
    because: facts.map((each) => ({
      requirementId: each.requirement.id,
      status: each.control.status,
      applicable: each.control.applicable,
      state: stateOf(each.control, proofOf(each)).state,
      ...proofOf(each),
      endsOn: each.endsOn,
      suggestions: each.suggestions,
    })),
  };
}

/** Derives the readiness picture; pure, so that the screen, the API and the reports show the same number with the same reasons. */
export function readinessOf(framework: string, domains: string[], facts: RequirementFacts[]): Readiness {
  const applicable = facts.filter(isApplicable);
  const coverage = domains.map((domain) =>
    coverageOf(
      domain,
      facts.filter(({ requirement }) => requirement.domain === domain),
    ),
  );
  const gaps = gapsOf(facts);
  const implemented = count(applicable, isImplemented);
  const evidenced = count(applicable, hasEvidence);
  return {
    framework,
    percent: shareOf(implemented, applicable.length),
    evidencedPercent: shareOf(evidenced, applicable.length),
    implemented,
    inProgress: count(applicable, isInProgress),
    notStarted: count(applicable, ({ control }) => control.status === 'Not Started'),
    evidenced,
    contradicted: count(applicable, isReversed),
    unproven: count(applicable, (each) => isImplemented(each) && !hasEvidence(each)),
    excluded: facts.length - applicable.length,
    total: applicable.length,
    suggestions: facts.reduce((sum, each) => sum + each.suggestions, 0),
    criticalGaps: gaps.filter(({ priority }) => priority === 'high').length,
    gaps: gaps.length,
    domainsReady: coverage.filter(({ percentage: reached }) => reached !== null && reached >= READY_PERCENT).length,
    domains: coverage,
  };
}
