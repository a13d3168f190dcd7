import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { CONTROL_STATUSES } from '../controls/values.ts';
import type { Permission } from '../people/permission.ts';
import type { Accepter } from './method.ts';
import { ControlLink, Treatment } from './risk.ts';

/** A linked control, and how far the organisation was with it. */
export const KnownControl = ControlLink.extend({ status: z.enum(CONTROL_STATUSES), applicable: z.boolean() });
export type KnownControl = z.infer<typeof KnownControl>;

const Seen = z.object({ likelihood: z.number().int(), impact: z.number().int(), rationale: z.string() });

/** All that an acceptance was given for. */
export const AcceptedState = z.object({
  title: z.string(),
  inherent: Seen.nullable(),
  residual: Seen,
  target: Seen.nullable(),
  score: z.number().int(),
  band: z.string(),
  bandLabel: z.string(),
  isAboveAppetite: z.boolean(),
  methodNumber: z.number().int(),
  treatment: Treatment.nullable(),
  controls: z.array(KnownControl),
  openActions: z.number().int(),
});
export type AcceptedState = z.infer<typeof AcceptedState>;

export const ACCEPTANCE_CHANGES = ['score', 'band', 'treatment', 'owner', 'control-weaker', 'control-gone'] as const;

/** Where an acceptance stands on a day. */
export const AcceptanceStatus = z.object({
  state: z.enum(['valid', 'changed', 'expired', 'withdrawn']),
  /** What is other than it was when it was given. */
  changes: z.array(z.enum(ACCEPTANCE_CHANGES)),
});
export type AcceptanceStatus = z.infer<typeof AcceptanceStatus>;

export const NewAcceptance = z.object({
  until: z.iso.date(issue('date')),
  statement: z.string().trim().min(1, issue('reason_missing')).max(2000, limit('most_characters')),
});

export const Acceptance = z.object({
  id: z.uuid(),
  acceptedAt: z.string(),
  acceptedBy: z.string(),
  acceptedByName: z.string(),
  until: z.iso.date(),
  statement: z.string(),
  stateThen: AcceptedState,
  withdrawnAt: z.string().nullable(),
  withdrawnByName: z.string().nullable(),
  withdrawnReason: z.string(),
  /** The backup that says so, where this installation did not sign it. */
  fromFile: z.string().nullable(),
});
export type Acceptance = z.infer<typeof Acceptance>;

type Given = Pick<Acceptance, 'acceptedBy' | 'until' | 'stateThen' | 'withdrawnAt'>;

/** The same facts as they are now. */
export interface StateNow {
  ownerId: string | null;
  residual: { likelihood: number; impact: number } | null;
  band: string | null;
  isAboveAppetite: boolean;
  treatment: AcceptedState['treatment'];
  controls: readonly KnownControl[];
}

/** Whether an acceptance holds on a day (ISO date), and what has changed under it. What has become better does not end it. */
export function acceptanceStatusOf(given: Given, now: StateNow, today: string): AcceptanceStatus {
  const changes = changesSince(given, now);
  if (given.withdrawnAt !== null) return { state: 'withdrawn', changes };
  if (given.until < today) return { state: 'expired', changes };
  return { state: changes.length > 0 ? 'changed' : 'valid', changes };
}

function changesSince({ acceptedBy, stateThen: then }: Given, now: StateNow): AcceptanceStatus['changes'] {
  const changes: AcceptanceStatus['changes'] = [];
  if (then.residual.likelihood !== now.residual?.likelihood || then.residual.impact !== now.residual.impact)
    changes.push('score');
  if (then.band !== now.band || then.isAboveAppetite !== now.isAboveAppetite) changes.push('band');
  if (then.treatment !== now.treatment) changes.push('treatment');
  if (acceptedBy !== now.ownerId) changes.push('owner');
  const known = new Map(now.controls.map((control) => [keyOf(control), control]));
  const pairs = then.controls.map((before) => ({ before, after: known.get(keyOf(before)) }));
  if (pairs.some(({ before, after }) => after && strengthOf(after) < strengthOf(before)))
    changes.push('control-weaker');
  if (pairs.some(({ after }) => !after)) changes.push('control-gone');
  return changes;
}

const keyOf = ({ framework, requirementId }: ControlLink) => `${framework}/${requirementId}`;
const strengthOf = ({ status, applicable }: KnownControl) => (applicable ? CONTROL_STATUSES.indexOf(status) : -1);

export const ACCEPTANCE_REFUSALS = [
  'not-owner',
  'no-owner',
  'not-assessed',
  'outdated',
  'nobody',
  'risk-manager',
  'management',
  'closed',
] as const;
export type AcceptanceRefusal = (typeof ACCEPTANCE_REFUSALS)[number];

interface Asked {
  ownerId: string | null;
  isClosed: boolean;
  /** Undefined while the residual risk is not assessed. */
  band: { accepts: Accepter; isOutdated: boolean } | undefined;
}

/** Why somebody may not accept a risk; null where they may. Only its owner may, who for some bands must be allowed more. */
export function refusalOf(
  { ownerId, isClosed, band }: Asked,
  person: { id: string; permissions: readonly Permission[] },
): AcceptanceRefusal | null {
  if (isClosed) return 'closed';
  if (ownerId === null) return 'no-owner';
  if (ownerId !== person.id) return 'not-owner';
  if (!band) return 'not-assessed';
  if (band.isOutdated) return 'outdated';
  switch (band.accepts) {
    case 'owner':
      return null;
    case 'risk-manager':
      return person.permissions.includes('risk_management.edit') ? null : 'risk-manager';
    case 'management':
      return person.permissions.includes('organization.manage') ? null : 'management';
    case 'nobody':
      return 'nobody';
  }
}
