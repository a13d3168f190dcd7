import { z } from 'zod';
import { Control, JustificationReason } from '../../controls/control.ts';
import { OwnerRole } from '../../frameworks/applicability.ts';
import { alwaysApplies, type Framework } from '../../frameworks/requirement.ts';
import { isApplicable, isSpokenOf, type RequirementFacts } from '../facts.ts';
import { dueDatesOf } from './due-dates.ts';
import { Basis, basesFor, reasonsOf } from './basis.ts';
import type { OrganisationFacts } from './organisation-facts.ts';

/** What is drafted for one requirement from the organisation's own facts. Nothing of it counts before somebody accepts it. */
export const ControlProposal = Control.pick({ requirementId: true, version: true }).extend({
  domain: z.string(),
  /** Whether it applies and why; null where that is decided, and for a clause, which always applies. */
  statement: z
    .object({ applicable: z.boolean(), justification: z.string(), reasons: z.array(JustificationReason) })
    .nullable(),
  /** What the statement rests on, and what else speaks for it. */
  bases: z.array(Basis),
  /** Null where somebody owns it, or owned it, and where a role is named and nobody is found for it. `isNamed`: the role stands already. */
  owner: z
    .object({ role: OwnerRole, isNamed: z.boolean(), id: z.string().nullable(), name: z.string().nullable() })
    .nullable(),
  /** Null where a day is set or nothing is left to do, and where nobody said when to be ready. */
  dueOn: z.iso.date().nullable(),
});
export type ControlProposal = z.infer<typeof ControlProposal>;

/** An excluded control that the organisation's own facts call for. */
export const ExclusionChallenge = z.object({ requirementId: z.string(), bases: z.array(Basis) });
export type ExclusionChallenge = z.infer<typeof ExclusionChallenge>;

/** Says why a control is in or out, from what that rests on. */
export type WriteJustification = (requirementId: string, bases: readonly Basis[]) => string;

type Placed = Pick<Framework, 'applicability' | 'domains'>;

/** What is still open of each requirement, drafted; those of which nothing is open are left out. */
export function proposeControls(
  framework: Placed,
  facts: readonly RequirementFacts[],
  here: OrganisationFacts,
  write: WriteJustification,
): ControlProposal[] {
  const roles = new Map(framework.domains.map(({ id, role }) => [id, role]));
  const drafts = facts.map((each) => ({ each, draft: statementFor(framework, each, here, write) }));
  const applies = ({ each, draft }: (typeof drafts)[number]) => draft.statement?.applicable ?? isApplicable(each);
  const open = drafts.filter((one) => applies(one) && one.each.control.status !== 'Implemented');
  const days = dueDatesOf(
    open.map(({ each }) => each).filter(({ control }) => control.dueOn === null),
    here,
  );
  return drafts
    .map((one): ControlProposal => {
      const { requirement, control } = one.each;
      const { id: requirementId, domain } = requirement;
      const isNamed = control.ownerRole !== null;
      const role =
        control.ownerRole ?? framework.applicability.roles[requirementId] ?? roles.get(domain) ?? 'security-officer';
      const holder = here.holders[role];
      const isWanted = applies(one) && control.ownerId === null && (!isNamed || holder !== undefined);
      return {
        requirementId,
        domain,
        version: control.version,
        ...one.draft,
        owner: isWanted ? { role, isNamed, id: holder?.id ?? null, name: holder?.name ?? null } : null,
        dueOn: days.get(requirementId) ?? null,
      };
    })
    .filter(({ statement, owner, dueOn }) => statement !== null || owner !== null || dueOn !== null);
}

function statementFor(
  framework: Placed,
  each: RequirementFacts,
  here: OrganisationFacts,
  write: WriteJustification,
): Pick<ControlProposal, 'statement' | 'bases'> {
  const { requirement, control } = each;
  if (alwaysApplies(requirement) || requirement.kind === 'clause') return { statement: null, bases: [] };
  const found = basesFor(framework, each, here);
  if (control.justification !== '') return { statement: null, bases: found };
  const only = framework.applicability.onlyWith[requirement.id];
  if (only && found.length === 0 && isNowhere(each, here)) {
    const bases: Basis[] = [{ kind: 'absent', facts: only }];
    return { statement: drafted(false, bases, write(requirement.id, bases)), bases };
  }
  // What nobody has looked at yet is no reason; it stands beside it.
  const firm = found.filter((basis) => basis.kind !== 'documents' || basis.isAccepted);
  const bases: Basis[] = firm.length > 0 ? firm : [{ kind: 'baseline' }];
  return {
    statement: drafted(true, bases, write(requirement.id, bases)),
    bases: firm.length > 0 ? found : [...found, ...bases],
  };
}

const drafted = (applicable: boolean, bases: readonly Basis[], justification: string) => ({
  applicable,
  justification,
  reasons: reasonsOf(bases),
});

/** Whether the profile was answered and the registers were seen, and neither they nor any work speak of it. */
function isNowhere(each: RequirementFacts, { situations, registers }: OrganisationFacts): boolean {
  return (
    situations.length > 0 &&
    registers !== null &&
    !isSpokenOf(each) &&
    each.suggestions === 0 &&
    each.control.status === 'Not Started'
  );
}

/**
 * Excluded controls for which something of the organisation's own stands that would call for them. What nobody has looked at yet challenges nothing,
 * nor does another framework, which may ask for a part of it that is met elsewhere.
 */
export function challengesOf(
  framework: Placed,
  facts: readonly RequirementFacts[],
  here: OrganisationFacts,
): ExclusionChallenge[] {
  return facts
    .filter((each) => each.requirement.kind === 'control' && !isApplicable(each))
    .map((each) => ({
      requirementId: each.requirement.id,
      bases: basesFor(framework, each, here).filter(
        (basis) => basis.kind !== 'framework' && (basis.kind !== 'documents' || basis.isAccepted),
      ),
    }))
    .filter(({ bases }) => bases.length > 0);
}
