import { z } from 'zod';
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
    .max(most, `Use at most ${most} characters`)
    .refine(
      (text) => placeholdersIn(text).every((name) => (PLACEHOLDERS as readonly string[]).includes(name)),
      'Use only the placeholders that are offered',
    );

export const Condition = z.object({
  field: z.string().regex(/^[a-z][A-Za-z]{0,39}$/, 'Choose a field'),
  operator: z.enum(OPERATORS),
  value: z.string().trim().min(1, 'Enter a value').max(200, 'Use at most 200 characters'),
});
export type Condition = z.infer<typeof Condition>;

const EventTrigger = z.object({
  kind: z.literal('event'),
  /** A subject of the audit trail. */
  subject: z.string().regex(/^[A-Za-z][\w-]{0,59}$/, 'Choose what it is about'),
  /** None: whatever happens to it. */
  actions: z.array(z.string().regex(/^[a-z][a-z -]{0,39}$/)).max(20),
  /** All must hold. */
  conditions: z.array(Condition).max(5, 'Use at most 5 conditions'),
});
const DueTrigger = z.object({
  kind: z.literal('due'),
  of: z.enum(CALENDAR_KINDS, 'Choose what is due'),
  /** So many days before the day, or after it while it is not done. */
  side: z.enum(['before', 'after']),
  days: z.number('Enter a number').int('Enter a whole number').min(0, 'Enter 0 to 365').max(365, 'Enter 0 to 365'),
});
const ScheduleTrigger = z.object({
  kind: z.literal('schedule'),
  every: z.enum(['day', 'week', 'month']),
  /** Of the organisation's clock. Monday is weekday 0. */
  hour: z.number().int().min(0).max(23),
  weekday: z.number().int().min(0).max(6),
  day: z.number().int().min(1, 'Enter 1 to 28').max(28, 'Enter 1 to 28'),
});
export const Trigger = z.discriminatedUnion('kind', [EventTrigger, DueTrigger, ScheduleTrigger]);
export type Trigger = z.infer<typeof Trigger>;
export type EventTrigger = z.infer<typeof EventTrigger>;
export type ScheduleTrigger = z.infer<typeof ScheduleTrigger>;

/** Who: the owner of what it is about (whoever made the rule, where there is none), that maker, one person, or all of a role. */
export const Recipient = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('owner') }),
  z.object({ kind: z.literal('maker') }),
  z.object({ kind: z.literal('person'), id: z.uuid('Choose a person') }),
  z.object({ kind: z.literal('role'), role: Role }),
]);
export type Recipient = z.infer<typeof Recipient>;

const OnePerson = Recipient.refine(({ kind }) => kind !== 'role', 'A task is one person’s');

export const Action = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('task'),
    title: Text(150, 'Say what is to be done'),
    note: z.string().trim().max(1000, 'Use at most 1000 characters'),
    to: OnePerson,
    days: z.number('Enter a number').int('Enter a whole number').min(0, 'Enter 0 to 365').max(365, 'Enter 0 to 365'),
  }),
  z.object({ kind: z.literal('notification'), text: Text(200, 'Say what they are told'), to: Recipient }),
  z.object({
    kind: z.literal('mail'),
    subject: Text(150, 'Enter a subject'),
    text: Text(2000, 'Write the message'),
    to: Recipient,
  }),
  z.object({ kind: z.literal('webhook'), endpointId: z.uuid('Choose an endpoint') }),
  z.object({ kind: z.literal('status'), status: ControlStatus }),
]);
export type Action = z.infer<typeof Action>;

export const NewRule = z.object({
  name: z.string().trim().min(1, 'Name the rule').max(120, 'Use at most 120 characters'),
  isOn: z.boolean(),
  trigger: Trigger,
  actions: z.array(Action).min(1, 'Say what it does').max(5, 'A rule does at most 5 things'),
  /** It acts no more often than this within an hour. */
  mostPerHour: z
    .number('Enter a number')
    .int('Enter a whole number')
    .min(1, 'Enter 1 to 1000')
    .max(1000, 'Enter 1 to 1000'),
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
