import { z } from 'zod';
import { OwnerRole } from '../frameworks/applicability.ts';
import { ControlStatus } from '../controls/control.ts';
import { ControlState, stateOf } from '../controls/state.ts';
import {
  contradictedIn,
  isApplicable,
  isSpokenOf,
  priorityOf,
  proofOf,
  type RequirementFacts,
  risksAboveIn,
} from './facts.ts';

/** Why a requirement is a gap; each is a counted fact and has its sentence in every language. */
export const GAP_REASONS = [
  'asks-contradicted',
  'not-started',
  'in-progress',
  'speaks-against',
  'no-evidence',
  'evidence-expired',
  'suggestions-waiting',
  'asks-not-shown',
  'no-owner',
  'overdue',
  'risk-above-appetite',
] as const;

/**
 * A gap record of the specification (section 3): control, status missing or partial, effort of the catalogue, and its priority,
 * one step up where the requirement treats an open risk above the appetite, high where its own evidence says the reverse of what is asked.
 * `missing`: nothing implemented and nothing to show. `partial`: work or evidence exists, but not both to the end.
 */
export const Gap = z.object({
  requirementId: z.string(),
  domain: z.string(),
  status: z.enum(['missing', 'partial']),
  priority: z.enum(['high', 'medium', 'low']),
  effort: z.enum(['low', 'medium', 'high']),
  controlStatus: ControlStatus,
  state: ControlState,
  because: z.array(z.object({ reason: z.enum(GAP_REASONS), count: z.number().int().nullable() })),
  evidence: z.number().int(),
  /** Pieces that say the reverse of something it asks; they are no evidence for it. */
  against: z.number().int(),
  suggestions: z.number().int(),
  asksMissing: z.array(z.string()),
  /** Of these the ones that evidence says the reverse of. */
  asksContradicted: z.array(z.string()),
  ownerName: z.string().nullable(),
  ownerIsMember: z.boolean(),
  /** Whose task it is by role, until a person is named. */
  ownerRole: OwnerRole.nullable(),
  dueOn: z.string().nullable(),
  /** References of the open risks above the appetite that it treats. */
  risks: z.array(z.string()),
});
export type Gap = z.infer<typeof Gap>;

/**
 * The gap of one requirement, or null: an excluded one has none; an implemented one with current evidence has none, unless that says the
 * reverse of what is asked.
 * `today` (ISO date) decides what is overdue; without it nothing is.
 */
export function gapOf(facts: RequirementFacts, today?: string): Gap | null {
  const { requirement, control, evidence, against, expired, suggestions, asks } = facts;
  const asksContradicted = contradictedIn(facts);
  const isWhole = control.status === 'Implemented' && evidence > 0 && asksContradicted.length === 0;
  if (!isApplicable(facts) || isWhole) return null;
  const asksMissing = isSpokenOf(facts)
    ? requirement.asks.filter(({ id }) => asks.get(id) !== 'covered').map(({ id }) => id)
    : [];
  const because: Gap['because'] = [];
  if (asksContradicted.length > 0) because.push({ reason: 'asks-contradicted', count: asksContradicted.length });
  if (control.status === 'Not Started') because.push({ reason: 'not-started', count: null });
  if (control.status === 'In Progress') because.push({ reason: 'in-progress', count: null });
  if (against > 0) because.push({ reason: 'speaks-against', count: against });
  if (!isSpokenOf(facts)) because.push({ reason: 'no-evidence', count: null });
  if (expired > 0) because.push({ reason: 'evidence-expired', count: expired });
  if (suggestions > 0) because.push({ reason: 'suggestions-waiting', count: suggestions });
  const notShown = asksMissing.length - asksContradicted.length;
  if (notShown > 0) because.push({ reason: 'asks-not-shown', count: notShown });
  if (control.ownerId === null) because.push({ reason: 'no-owner', count: null });
  if (today !== undefined && control.dueOn !== null && control.dueOn < today)
    because.push({ reason: 'overdue', count: null });
  const risks = risksAboveIn(facts);
  if (risks.length > 0) because.push({ reason: 'risk-above-appetite', count: risks.length });
  return {
    requirementId: requirement.id,
    domain: requirement.domain,
    status: control.status === 'Not Started' && evidence === 0 ? 'missing' : 'partial',
    priority: priorityOf(facts),
    effort: requirement.effort,
    controlStatus: control.status,
    state: stateOf(control, proofOf(facts)).state,
    because,
    evidence,
    against,
    suggestions,
    asksMissing,
    asksContradicted,
    ownerName: control.ownerName,
    ownerIsMember: control.ownerIsMember,
    ownerRole: control.ownerRole,
    dueOn: control.dueOn,
    risks,
  };
}

const RANK = { high: 0, medium: 1, low: 2 } as const;
const EFFORT = { low: 0, medium: 1, high: 2 } as const;

/** All gaps, what to do first at the top: what is contradicted, high priority, then missing before partial, then the least effort. */
export function gapsOf(facts: RequirementFacts[], today?: string): Gap[] {
  return facts
    .map((each) => gapOf(each, today))
    .filter((gap) => gap !== null)
    .toSorted(
      (a, b) =>
        Number(b.asksContradicted.length > 0) - Number(a.asksContradicted.length > 0) ||
        RANK[a.priority] - RANK[b.priority] ||
        Number(a.status === 'partial') - Number(b.status === 'partial') ||
        EFFORT[a.effort] - EFFORT[b.effort],
    );
}
