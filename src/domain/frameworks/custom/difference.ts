import { z } from 'zod';
import type { CustomRequirement } from './content.ts';
import { type CheckedLine, CUSTOM_FIELDS, CustomField, CustomIssue } from './lines.ts';

export const REQUIREMENT_OUTCOMES = ['error', 'removed', 'changed', 'added', 'unchanged'] as const;

/** What an upload makes of one requirement. `row` is null for one that the file no longer has. */
export const RequirementOutcome = z.object({
  row: z.int().nullable(),
  id: z.string(),
  title: z.string(),
  domain: z.string(),
  fate: z.enum(REQUIREMENT_OUTCOMES),
  /** Which fields are other than before. */
  changes: z.array(CustomField),
  issues: z.array(CustomIssue),
  mappings: z.int(),
  /** What the organisation has for it already. */
  isDecided: z.boolean(),
  evidence: z.int(),
});
export type RequirementOutcome = z.infer<typeof RequirementOutcome>;

export interface OnRecord {
  isDecided: boolean;
  evidence: number;
}

const NOTHING: OnRecord = { isDecided: false, evidence: 0 };

const valueOf = (requirement: CustomRequirement, field: CustomField) =>
  JSON.stringify(
    field === 'iso27001'
      ? requirement.mappings.map(({ to, relation, why }) => [to, relation, why])
      : requirement[field],
  );

/** Every row of a file in its order, then what it no longer has. */
export function outcomesOf(
  lines: readonly CheckedLine[],
  before: readonly CustomRequirement[],
  onRecord: ReadonlyMap<string, OnRecord>,
): RequirementOutcome[] {
  const old = new Map(before.map((each) => [each.id, each]));
  const named = new Set(lines.map(({ requirement }) => requirement.id));
  const outcomeOf = (row: number | null, requirement: CustomRequirement): RequirementOutcome => {
    const { id, title, domain, mappings } = requirement;
    const records = onRecord.get(id) ?? NOTHING;
    return {
      row,
      id,
      title,
      domain,
      fate: 'unchanged',
      changes: [],
      issues: [],
      mappings: mappings.length,
      ...records,
    };
  };
  return [
    ...lines.map(({ row, requirement, issues }): RequirementOutcome => {
      const outcome = outcomeOf(row, requirement);
      const known = old.get(requirement.id);
      if (issues.length > 0) return { ...outcome, fate: 'error', issues };
      if (!known) return { ...outcome, fate: 'added' };
      const changes = CUSTOM_FIELDS.filter((field) => valueOf(known, field) !== valueOf(requirement, field));
      return changes.length > 0 ? { ...outcome, fate: 'changed', changes } : outcome;
    }),
    ...before
      .filter(({ id }) => !named.has(id))
      .map((requirement): RequirementOutcome => ({ ...outcomeOf(null, requirement), fate: 'removed' })),
  ];
}
