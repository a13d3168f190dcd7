import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { alwaysApplies, type Requirement } from '../frameworks/requirement.ts';
import { OwnerRole } from '../frameworks/applicability.ts';
import { CONTROL_STATUSES, JUSTIFICATION_REASONS } from './values.ts';

export const ControlStatus = z.enum(CONTROL_STATUSES);
export type ControlStatus = z.infer<typeof ControlStatus>;

export const JustificationReason = z.enum(JUSTIFICATION_REASONS);
export type JustificationReason = z.infer<typeof JustificationReason>;

const JUSTIFICATION_LIMIT = 2000;

/**
 * What an organisation has decided about one requirement of a framework. A requirement nobody touched is Not Started and applicable.
 * `version` counts changes; a change made on an older version is refused.
 */
export const Control = z.object({
  framework: z.string(),
  requirementId: z.string(),
  status: ControlStatus,
  applicable: z.boolean(),
  justification: z.string(),
  /** What kinds of reason the justification gives, in the order of the values. */
  reasons: z.array(JustificationReason),
  ownerId: z.string().nullable(),
  ownerName: z.string().nullable(),
  /** False where the owner has left the organisation; their name stays until somebody else is named. */
  ownerIsMember: z.boolean(),
  /** Whose task it is by role; it stands for the owner until a person is named. */
  ownerRole: OwnerRole.nullable(),
  dueOn: z.iso.date().nullable(),
  version: z.number().int(),
  changedAt: z.string().nullable(),
});
export type Control = z.infer<typeof Control>;

export const ControlChange = z.object({
  status: ControlStatus.optional(),
  applicable: z.boolean().optional(),
  justification: z.string().trim().max(JUSTIFICATION_LIMIT, limit('most_characters')).optional(),
  reasons: z.array(JustificationReason).max(JUSTIFICATION_REASONS.length).optional(),
  ownerId: z.uuid(issue('person_missing')).nullable().optional(),
  ownerRole: OwnerRole.nullable().optional(),
  dueOn: z.iso.date(issue('date')).nullable().optional(),
  /** Why it is called Implemented although its accepted evidence says the reverse of what is asked; needed then, and kept in the audit trail. */
  reason: z.string().trim().max(500, limit('most_characters')).optional(),
});
export type ControlChange = z.infer<typeof ControlChange>;

/** The state of a requirement nobody has touched yet. */
export function untouched(framework: string, requirementId: string): Control {
  return {
    framework,
    requirementId,
    status: 'Not Started',
    applicable: true,
    justification: '',
    reasons: [],
    ownerId: null,
    ownerName: null,
    ownerIsMember: true,
    ownerRole: null,
    dueOn: null,
    version: 0,
    changedAt: null,
  };
}

/** Whether the organisation says that it does what is asked. */
export function isClaimed({ status, applicable }: Pick<Control, 'status' | 'applicable'>): boolean {
  return applicable && status === 'Implemented';
}

/**
 * Why a change cannot be made, by field, in words of ours; empty when it can.
 * Clauses 4 to 10 cannot be excluded by an organisation that claims conformity (ISO/IEC 27001:2022, clause 1) unless their standard allows it; an excluded control
 * needs its justification in the Statement of Applicability (6.1.3 d).
 */
export function problemsOf(
  requirement: Pick<Requirement, 'kind' | 'mayExclude'>,
  next: Pick<Control, 'applicable' | 'justification'>,
): { path: string; message: string }[] {
  if (next.applicable) return [];
  if (alwaysApplies(requirement)) return [{ path: 'applicable', message: issue('clauses_apply') }];
  if (next.justification === '') {
    return [{ path: 'justification', message: issue('justification_missing') }];
  }
  return [];
}
