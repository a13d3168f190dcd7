import type { ControlChange } from '#domain/controls/control.ts';
import type { ControlProposal } from '#domain/readiness/proposals/propose.ts';
import type { OwnerRole } from '#domain/frameworks/applicability.ts';

/** Whom the person names for a role on this page; it stands in for whom the product found. */
export type Holders = Partial<Record<OwnerRole, string>>;

type Decision = ControlChange & { requirementId: string; version: number };

/** What accepting a draft decides: only what it drafts, on the version that it was drafted for. */
export function decisionIn(proposal: ControlProposal, holders: Holders): Decision {
  const { requirementId, version, statement, owner, dueOn } = proposal;
  // Named on the page, or nobody there; else whom the product found.
  const ownerId = owner && (holders[owner.role] ?? owner.id);
  return {
    requirementId,
    version,
    ...statement,
    ...(owner && !owner.isNamed && { ownerRole: owner.role }),
    ...(ownerId && { ownerId }),
    ...(dueOn !== null && { dueOn }),
  };
}

/** What takes that back: what a draft decides was open before. */
export function undoingDecision(
  { requirementId, statement, owner, dueOn }: ControlProposal,
  version: number,
): Decision {
  return {
    requirementId,
    version,
    ...(statement && { applicable: true, justification: '', reasons: [] }),
    ...(owner && { ownerId: null, ...(!owner.isNamed && { ownerRole: null }) }),
    ...(dueOn !== null && { dueOn: null }),
  };
}
