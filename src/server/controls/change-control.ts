import { issue } from '#domain/issue.ts';
import { controlSubject } from '#domain/controls/subject.ts';
import { type Control, type ControlChange, isClaimed, problemsOf } from '#domain/controls/control.ts';
import { sentencesOf } from '#domain/controls/reversal.ts';
import { JUSTIFICATION_REASONS } from '#domain/controls/values.ts';
import type { Requirement } from '#domain/frameworks/requirement.ts';
import type { Context } from '../platform/context.ts';
import { conflict, invalid } from '../platform/http/problems.ts';
import { listReversals, reasonNeeded } from './reversals.ts';
import { getControl, isMember, keepControl, lockControl } from './store.ts';

/** How the audit trail names a control: unique over all frameworks. */
export function controlKey(framework: string, requirementId: string): string {
  return `${framework}/${requirementId}`;
}

/** The order in which several are changed. */
export const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/**
 * Changes one control and records old -> new. A change that changes nothing is no change; one that depends on the state is asked with it.
 * @throws Problem invalid when the next state breaks a rule or the owner is not a member, reason_needed when it becomes Implemented although its
 * accepted evidence says the reverse and nobody says why, conflict when somebody changed it meanwhile.
 */
export async function changeControl(
  context: Context,
  requirement: Requirement,
  asked: ControlChange | ((before: Control) => ControlChange),
  version?: number,
): Promise<Control> {
  const { db, organisationId, now } = context;
  await lockControl(db, organisationId, requirement.framework, requirement.id);
  const before = await getControl(db, organisationId, requirement.framework, requirement.id);
  if (version !== undefined && version !== before.version) throw changedMeanwhile(requirement.id);
  const change = typeof asked === 'function' ? asked(before) : asked;
  const next: Control = {
    ...before,
    status: change.status ?? before.status,
    applicable: change.applicable ?? before.applicable,
    justification: change.justification ?? before.justification,
    reasons: JUSTIFICATION_REASONS.filter((each) => (change.reasons ?? before.reasons).includes(each)),
    ownerId: change.ownerId === undefined ? before.ownerId : change.ownerId,
    ownerRole: change.ownerRole === undefined ? before.ownerRole : change.ownerRole,
    dueOn: change.dueOn === undefined ? before.dueOn : change.dueOn,
    version: before.version + 1,
  };
  const problems = problemsOf(requirement, next);
  if (next.ownerId !== null && next.ownerId !== before.ownerId && !(await isMember(db, organisationId, next.ownerId))) {
    problems.push({ path: 'ownerId', message: issue('owner_no_member') });
  }
  if (problems.length > 0) throw invalid(problems);
  if (isSame(before, next)) return before;
  const isNewClaim = isClaimed(next) && !isClaimed(before);
  const reversals = isNewClaim ? await listReversals(context, requirement.framework, [requirement]) : [];
  if (reversals.length > 0 && !change.reason) throw reasonNeeded(requirement.id, reversals);
  if (!(await keepControl(db, organisationId, next, now))) throw changedMeanwhile(requirement.id);
  const after = await getControl(db, organisationId, requirement.framework, requirement.id);
  context.record({
    action: 'changed',
    subject: controlSubject,
    subjectId: controlKey(requirement.framework, requirement.id),
    title: `${requirement.id} ${requirement.title}`,
    before: factsOf(before),
    after: {
      ...factsOf(after),
      ...(reversals.length > 0 && { reason: change.reason, contradicted: sentencesOf(reversals) }),
    },
  });
  return after;
}

const changedMeanwhile = (id: string) => conflict('changed_meanwhile', `Somebody else has changed ${id} meanwhile.`);

/** What people decided; version and time are not their words. */
export function factsOf({ status, applicable, justification, reasons, ownerName, ownerRole, dueOn }: Control) {
  return { status, applicable, justification, reasons, ownerName, ownerRole, dueOn };
}

function isSame(before: Control, next: Control): boolean {
  const fields = ['status', 'applicable', 'justification', 'ownerId', 'ownerRole', 'dueOn'] as const;
  return fields.every((field) => before[field] === next[field]) && before.reasons.join() === next.reasons.join();
}
