import { type Action, NewRule, type Recipient, type Trigger } from '#domain/automation/rule.ts';
import type { Role } from '#domain/people/permission.ts';
import { formSchema } from '../../kit/forms/form-schema.ts';

export interface ActionValues {
  kind: Action['kind'];
  title: string;
  note: string;
  text: string;
  /** `owner`, `maker`, `role:admin`, `person:<id>`. */
  to: string;
  days: number | string | undefined;
  endpointId: string;
  status: string;
}

/** A rule as a form holds it: every field there, whatever kind it is now. */
export interface RuleValues {
  name: string;
  isOn: boolean;
  mostPerHour: number | string | undefined;
  kind: Trigger['kind'];
  subject: string;
  action: string;
  conditions: { field: string; operator: string; value: string }[];
  of: string;
  side: string;
  dueDays: number | string | undefined;
  every: string;
  hour: string;
  weekday: string;
  day: number | string | undefined;
  actions: ActionValues[];
}

export const NEW_ACTION: ActionValues = {
  kind: 'task',
  title: '',
  note: '',
  text: '',
  to: 'owner',
  days: 14,
  endpointId: '',
  status: 'In Progress',
};

const EMPTY: RuleValues = {
  name: '',
  isOn: true,
  mostPerHour: 100,
  kind: 'event',
  subject: 'controls',
  action: '',
  conditions: [],
  of: 'evidence-expiry',
  side: 'before',
  dueDays: 30,
  every: 'week',
  hour: '8',
  weekday: '0',
  day: 1,
  actions: [NEW_ACTION],
};

export function valuesOf(rule: NewRule | null): RuleValues {
  if (!rule) return EMPTY;
  const { name, isOn, mostPerHour, trigger, actions } = rule;
  return {
    ...EMPTY,
    name,
    isOn,
    mostPerHour,
    kind: trigger.kind,
    ...triggerValues(trigger),
    actions: actions.map(actionValues),
  };
}

function triggerValues(trigger: Trigger): Partial<RuleValues> {
  if (trigger.kind === 'event')
    return { subject: trigger.subject, action: trigger.actions[0] ?? '', conditions: trigger.conditions };
  if (trigger.kind === 'due') return { of: trigger.of, side: trigger.side, dueDays: trigger.days };
  const { every, hour, weekday, day } = trigger;
  return { every, hour: String(hour), weekday: String(weekday), day };
}

function actionValues(action: Action): ActionValues {
  const to = 'to' in action ? { to: recipientText(action.to) } : {};
  const { kind } = action;
  if (kind === 'task') return { ...NEW_ACTION, ...to, kind, title: action.title, note: action.note, days: action.days };
  if (kind === 'notification') return { ...NEW_ACTION, ...to, kind, title: action.text };
  if (kind === 'mail') return { ...NEW_ACTION, ...to, kind, title: action.subject, text: action.text };
  if (kind === 'webhook') return { ...NEW_ACTION, kind, endpointId: action.endpointId };
  return { ...NEW_ACTION, kind, status: action.status };
}

function recipientText(to: Recipient): string {
  if (to.kind === 'role') return `role:${to.role}`;
  return to.kind === 'person' ? `person:${to.id}` : to.kind;
}

/** What is sent; the server holds it against the schema, and its complaints come back by `placeOf`. */
export function ruleIn(values: RuleValues): NewRule {
  const { name, isOn, mostPerHour } = values;
  return {
    name,
    isOn,
    mostPerHour: mostPerHour as number,
    trigger: triggerIn(values),
    actions: values.actions.map(actionIn),
  };
}

function triggerIn(values: RuleValues): Trigger {
  const { kind, subject, action, conditions, of, side, dueDays, every, hour, weekday, day } = values;
  if (kind === 'event')
    return { kind, subject, actions: action === '' ? [] : [action], conditions: conditions as never };
  if (kind === 'due') return { kind, of, side, days: dueDays } as Trigger;
  return { kind, every, hour: Number(hour), weekday: Number(weekday), day } as Trigger;
}

function actionIn({ kind, title, note, text, to, days, endpointId, status }: ActionValues): Action {
  const recipient = recipientIn(to);
  if (kind === 'task') return { kind, title, note, to: recipient, days: days as number };
  if (kind === 'notification') return { kind, text: title, to: recipient };
  if (kind === 'mail') return { kind, subject: title, text, to: recipient };
  if (kind === 'webhook') return { kind, endpointId };
  return { kind, status } as Action;
}

function recipientIn(to: string): Recipient {
  const [kind = '', id = ''] = to.split(':');
  if (kind === 'role') return { kind, role: id as Role };
  return kind === 'person' ? { kind, id } : { kind: kind as 'owner' | 'maker' };
}

/** Where a complaint of the server stands in the form. */
export function placeOf(path: string, values: RuleValues): string {
  const [first = '', second = '', third = ''] = path.split('.');
  if (first === 'trigger') {
    if (second === 'conditions') return path.slice('trigger.'.length);
    if (second === 'days') return 'dueDays';
    return second === '' ? 'kind' : second === 'actions' ? 'action' : second;
  }
  if (first !== 'actions') return first;
  const { kind } = values.actions[Number(second)] ?? NEW_ACTION;
  const isTitle = (kind === 'notification' && third === 'text') || (kind === 'mail' && third === 'subject');
  return `actions.${second}.${third === '' ? 'kind' : isTitle ? 'title' : third}`;
}

/** A rule as its form keeps it, held against the rule's own schema. */
export const RuleFields = formSchema(NewRule, ruleIn, placeOf);
