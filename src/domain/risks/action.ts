import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { ACTION_STATES, EFFORTS } from './values.ts';

const Title = z.string(issue('task_missing')).trim().min(1, issue('task_missing')).max(200, limit('most_characters'));

/** One step of a risk's treatment plan (ISO/IEC 27001 6.1.3 e). */
export const ActionFacts = z.object({
  title: Title,
  note: z.string().trim().max(4000, limit('most_characters')),
  ownerId: z.uuid(issue('person_missing')).nullable(),
  dueOn: z.iso.date(issue('date')).nullable(),
  effort: z.enum(EFFORTS).nullable(),
  /** In the organisation's own currency. */
  cost: z
    .number()
    .min(0, issue('zero_or_more'))
    .max(999_999_999_999, issue('number_too_large'))
    .multipleOf(0.01, issue('two_decimals'))
    .nullable(),
});
export type ActionFacts = z.infer<typeof ActionFacts>;

export const NEW_ACTION: ActionFacts = { title: '', note: '', ownerId: null, dueOn: null, effort: null, cost: null };

export const NewAction = ActionFacts.partial().extend({ title: Title });
export type NewAction = z.infer<typeof NewAction>;
export const ActionState = z.enum(ACTION_STATES);
export const ActionChange = ActionFacts.partial().extend({ state: ActionState.optional() });
export type ActionChange = z.infer<typeof ActionChange>;

export const RiskAction = ActionFacts.extend({
  id: z.uuid(),
  riskId: z.uuid(),
  state: ActionState,
  ownerName: z.string().nullable(),
  ownerIsMember: z.boolean(),
  createdAt: z.string(),
  closedAt: z.string().nullable(),
  closedByName: z.string().nullable(),
  version: z.number().int(),
});
export type RiskAction = z.infer<typeof RiskAction>;

/** Whether it should have been done before this day (ISO date). */
export function isLate({ state, dueOn }: Pick<RiskAction, 'state' | 'dueOn'>, today: string): boolean {
  return state === 'open' && dueOn !== null && dueOn < today;
}

/** A step with the risk it treats. */
export const PlannedAction = RiskAction.extend({ reference: z.string(), riskTitle: z.string() });
export type PlannedAction = z.infer<typeof PlannedAction>;
