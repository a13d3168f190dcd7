import { CONTROL_STATUSES, JUSTIFICATION_REASONS } from './values.ts';
import type { Control } from './control.ts';

/** What people decided of a requirement. */
export type Decisions = Pick<
  Control,
  'status' | 'applicable' | 'justification' | 'reasons' | 'ownerId' | 'ownerRole' | 'dueOn'
>;

export const NO_DECISIONS: Decisions = {
  status: 'Not Started',
  applicable: true,
  justification: '',
  reasons: [],
  ownerId: null,
  ownerRole: null,
  dueOn: null,
};

export function isDecided(control: Decisions): boolean {
  const fields = ['status', 'applicable', 'justification', 'ownerId', 'ownerRole', 'dueOn'] as const;
  return control.reasons.length > 0 || fields.some((field) => control[field] !== NO_DECISIONS[field]);
}

/**
 * What is decided of a requirement that carries on several: as far as the least advanced of them, excluded only where all are, in all their
 * words, with the first owner and the first day. Null where nothing was decided of any.
 */
export function carriedDecisions(before: (Decisions & { requirementId: string })[]): Decisions | null {
  if (!before.some(isDecided)) return null;
  const applicable = before.filter((each) => each.applicable);
  const counted = applicable.length > 0 ? applicable : before;
  const statuses = new Set(counted.map(({ status }) => status));
  const [only] = statuses;
  const said = before.filter(({ justification }) => justification !== '');
  return {
    // Several that stand differently: work on it has begun, and is not done.
    status: statuses.size === 1 && only ? only : CONTROL_STATUSES[1],
    applicable: applicable.length > 0,
    justification: joined(said),
    reasons: JUSTIFICATION_REASONS.filter((reason) => before.some(({ reasons }) => reasons.includes(reason))),
    ownerId: before.find(({ ownerId }) => ownerId !== null)?.ownerId ?? null,
    ownerRole: before.find(({ ownerRole }) => ownerRole !== null)?.ownerRole ?? null,
    dueOn: before.flatMap(({ dueOn }) => dueOn ?? []).toSorted()[0] ?? null,
  };
}

const LONGEST = 2000;

/** Each reason once; several are told apart by the ids they were given for. */
function joined(said: { requirementId: string; justification: string }[]): string {
  const texts = [...new Set(said.map(({ justification }) => justification))];
  if (texts.length <= 1) return texts[0] ?? '';
  const named = texts.map((text) => {
    const ids = said.filter(({ justification }) => justification === text).map(({ requirementId }) => requirementId);
    return `${ids.join(', ')}: ${text}`;
  });
  return named.join('\n').slice(0, LONGEST);
}
