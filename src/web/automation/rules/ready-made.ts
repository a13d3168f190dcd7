import type { Action, Trigger } from '#domain/automation/rule.ts';

interface ReadyMade {
  /** Its words are `ready.<id>.name` and `.text`, what it says `.says` and `.more`. */
  id: string;
  trigger: Trigger;
  actionsWith: (says: string, more: string) => Action[];
}

const due = (
  of: Extract<Trigger, { kind: 'due' }>['of'],
  days: number,
  side: 'before' | 'after' = 'before',
): Trigger => ({
  kind: 'due',
  of,
  side,
  days,
});
const event = (
  subject: string,
  action: string,
  conditions: Extract<Trigger, { kind: 'event' }>['conditions'] = [],
): Trigger => ({
  kind: 'event',
  subject,
  actions: [action],
  conditions,
});
const task =
  (days: number, to: 'owner' | 'maker' = 'owner') =>
  (title: string): Action[] => [{ kind: 'task', title, note: '', to: { kind: to }, days }];

/** Rules that most organisations want, to look at, change and switch on. */
export const READY_MADE: readonly ReadyMade[] = [
  { id: 'evidence', trigger: due('evidence-expiry', 30), actionsWith: task(14) },
  { id: 'review', trigger: due('document-review', 14), actionsWith: task(14) },
  {
    id: 'implemented',
    trigger: event('controls', 'changed', [{ field: 'status', operator: 'becomes', value: 'Implemented' }]),
    actionsWith: task(30),
  },
  {
    id: 'withdrawn',
    trigger: event('evidence', 'withdrawn'),
    actionsWith: (says) => [
      { kind: 'status', status: 'In Progress' },
      { kind: 'notification', text: says, to: { kind: 'owner' } },
    ],
  },
  {
    id: 'late',
    trigger: due('task', 7, 'after'),
    actionsWith: (says) => [{ kind: 'notification', text: says, to: { kind: 'role', role: 'compliance_manager' } }],
  },
  {
    id: 'control',
    trigger: due('control-due', 14),
    actionsWith: (says) => [{ kind: 'notification', text: says, to: { kind: 'owner' } }],
  },
  {
    id: 'asset',
    trigger: event('assets', 'added', [{ field: 'riskLevel', operator: 'is', value: 'High' }]),
    actionsWith: task(7),
  },
  { id: 'warranty', trigger: due('warranty', 60), actionsWith: task(30, 'maker') },
  {
    id: 'unread',
    trigger: event('documents', 'refused'),
    actionsWith: (says) => [{ kind: 'notification', text: says, to: { kind: 'owner' } }],
  },
  { id: 'leaver', trigger: event('members', 'removed'), actionsWith: task(3, 'maker') },
  {
    id: 'token',
    trigger: event('tokens', 'added'),
    actionsWith: (says, more) => [{ kind: 'mail', subject: says, text: more, to: { kind: 'role', role: 'admin' } }],
  },
  {
    id: 'month',
    trigger: { kind: 'schedule', every: 'month', hour: 8, weekday: 0, day: 1 },
    actionsWith: task(5, 'maker'),
  },
];
