import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { wholeNumber } from '../whole-number.ts';
import { ControlStatus } from '../controls/control.ts';
import { Role } from '../people/permission.ts';
import { CALENDAR_KINDS } from '../schedule/values.ts';
import { PLACEHOLDERS, placeholdersIn } from './fill.ts';
import { OPERATORS, RULE_OFF_REASONS, RUN_REASONS, RUN_STATES } from './values.ts';

const Text = (most: number, empty: string) =>
  z
    .string()
    .trim()
    .min(1, empty)
    .max(most, limit('most_characters'))
    .refine(
      (text) => placeholdersIn(text).every((name) => (PLACEHOLDERS as readonly string[]).includes(name)),
      issue('placeholder_unknown'),
    );

export const Condition = z.object({
  field: z.string().regex(/^[a-z][A-Za-z]{0,39}$/, issue('field_missing')),
  operator: z.enum(OPERATORS),
  value: z.string().trim().min(1, issue('value_missing')).max(200, limit('most_characters')),
});
export type Condition = z.infer<typeof Condition>;

const EventTrigger = z.object({
  kind: z.literal('event'),
  /** A subject of the audit trail. */
  subject: z.string().regex(/^[A-Za-z][\w-]{0,59}$/, issue('about_missing')),
  /** None: whatever happens to it. */
  actions: z.array(z.string().regex(/^[a-z][a-z -]{0,39}$/)).max(20),
  /** All must hold. */
  conditions: z.array(Condition).max(5, limit('most_conditions')),
});
const DueTrigger = z.object({
  kind: z.literal('due'),
  of: z.enum(CALENDAR_KINDS, issue('due_missing')),
  /** So many days before the day, or after it while it is not done. */
  side: z.enum(['before', 'after']),
  days: wholeNumber(0, 365),
});
const ScheduleTrigger = z.object({
  kind: z.literal('schedule'),
  every: z.enum(['day', 'week', 'month']),
  /** Of the organisation's clock. Monday is weekday 0. */
  hour: z.number().int().min(0).max(23),
  weekday: z.number().int().min(0).max(6),
  day: wholeNumber(1, 28),
});
export const Trigger = z.discriminatedUnion('kind', [EventTrigger, DueTrigger, ScheduleTrigger]);
export type Trigger = z.infer<typeof Trigger>;
export type EventTrigger = z.infer<typeof EventTrigger>;
export type ScheduleTrigger = z.infer<typeof ScheduleTrigger>;

/** Who: the owner of what it is about (whoever made the rule, where there is none), that maker, one person, or all of a role. */
export const Recipient = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('owner') }),
  z.object({ kind: z.literal('maker') }),
  z.object({ kind: z.literal('person'), id: z.uuid(issue('person_missing')) }),
  z.object({ kind: z.literal('role'), role: Role }),
]);
export type Recipient = z.infer<typeof Recipient>;

const OnePerson = Recipient.refine(({ kind }) => kind !== 'role', issue('one_person'));

export const Action = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('task'),
    title: Text(150, issue('task_missing')),
    note: z.string().trim().max(1000, limit('most_characters')),
    to: OnePerson,
    days: wholeNumber(0, 365),
  }),
  z.object({ kind: z.literal('notification'), text: Text(200, issue('notice_missing')), to: Recipient }),
  z.object({
    kind: z.literal('mail'),
    subject: Text(150, issue('subject_missing')),
    text: Text(2000, issue('message_missing')),
    to: Recipient,
  }),
  z.object({ kind: z.literal('webhook'), endpointId: z.uuid(issue('endpoint_missing')) }),
  z.object({ kind: z.literal('status'), status: ControlStatus }),
]);
export type Action = z.infer<typeof Action>;

export const NewRule = z.object({
  name: z.string().trim().min(1, issue('rule_name_missing')).max(120, limit('most_characters')),
  isOn: z.boolean(),
  trigger: Trigger,
  actions: z.array(Action).min(1, issue('actions_missing')).max(5, limit('most_actions')),
  /** It acts no more often than this within an hour. */
  mostPerHour: wholeNumber(1, 1000),
});
export type NewRule = z.infer<typeof NewRule>;

export const Rule = NewRule.extend({
  id: z.uuid(),
  offReason: z.enum(RULE_OFF_REASONS).nullable(),
  makerId: z.string(),
  makerName: z.string(),
  createdAt: z.string(),
  changedAt: z.string(),
  version: z.number().int(),
  /** Of the last 30 days. */
  done: z.number().int(),
  failed: z.number().int(),
  lastRunAt: z.string().nullable(),
});
export type Rule = z.infer<typeof Rule>;

/** What a rule acted upon. `title` is what people call the thing; `day` when it happened or is due (ISO date). */
export const Cause = z.object({
  kind: z.enum(['event', 'due', 'schedule']),
  subject: z.string(),
  subjectId: z.string(),
  action: z.string().nullable(),
  title: z.string(),
  day: z.string(),
  actorName: z.string().nullable(),
  href: z.string().nullable(),
});
export type Cause = z.infer<typeof Cause>;

const Reason = z.enum(RUN_REASONS);

/** One thing that was done, would be, or was not and why. `text` is in the words of whoever made the rule. */
export const Effect = z.object({
  kind: z.enum(['task', 'notification', 'mail', 'webhook', 'status']),
  to: z.array(z.string()),
  text: z.string(),
  state: z.enum(['done', 'planned', 'skipped', 'failed']),
  reason: Reason.nullable(),
  detail: z.string().nullable(),
  href: z.string().nullable(),
});
export type Effect = z.infer<typeof Effect>;

export const RuleRun = z.object({
  id: z.uuid(),
  ruleId: z.uuid(),
  ruleName: z.string(),
  at: z.string(),
  state: z.enum(RUN_STATES),
  reason: Reason.nullable(),
  cause: Cause,
  effects: z.array(Effect),
  /** 1 for what a person did, one more for each rule in between. */
  depth: z.number().int(),
  /** For how many it stands. */
  count: z.number().int(),
});
export type RuleRun = z.infer<typeof RuleRun>;

/** What a rule would have done. `looked` counts what was looked at, `found` what it acts upon; at most 50 of these are listed. */
export const Trial = z.object({
  looked: z.number().int(),
  found: z.number().int(),
  from: z.string(),
  runs: z.array(RuleRun.pick({ at: true, reason: true, cause: true, effects: true })),
});
export type Trial = z.infer<typeof Trial>;
