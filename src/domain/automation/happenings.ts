import type { Permission } from '../people/permission.ts';
import { PERMISSIONS } from '../people/permission.ts';
import type { CalendarEntry } from '../schedule/calendar.ts';
import type { Subject } from '../subject.ts';
import { HAPPENING, subjectNamed } from '../subjects.ts';
import type { Action, Trigger } from './rule.ts';

interface Field {
  name: string;
  /** What it can be; without, any text. */
  values?: readonly string[];
}

/** Fields of a subject that a rule can ask for: what has parts or several values is compared with nothing. */
export function fieldsOf({ fields }: Subject): Field[] {
  return Object.entries(fields).flatMap(([name, kind]) => {
    if (kind === 'list' || kind === 'record') return [];
    return [typeof kind === 'string' ? { name } : { name, values: kind }];
  });
}

/** A subject upon which a rule can act, and of which endpoints are told. */
export function happeningNamed(name: string): Subject | undefined {
  const card = subjectNamed(name);
  return card && HAPPENING.includes(card) ? card : undefined;
}

const SEEN_WITH: Record<CalendarEntry['kind'], Permission> = {
  audit: 'dashboard.view',
  'management-review': 'dashboard.view',
  'access-review': 'dashboard.view',
  renewal: 'dashboard.view',
  training: 'dashboard.view',
  meeting: 'dashboard.view',
  task: 'dashboard.view',
  'document-review': 'documents.view',
  'evidence-expiry': 'iso_readiness.view',
  'control-due': 'iso_readiness.view',
  warranty: 'assets.view',
  'asset-review': 'assets.view',
};

const NEEDED: Record<Action['kind'], readonly Permission[]> = {
  task: ['iso_readiness.edit'],
  notification: ['settings.edit'],
  mail: ['settings.edit'],
  webhook: ['settings.edit', 'audit_trail.view'],
  status: ['iso_readiness.edit'],
};

/** What somebody must be allowed to for a rule to see its cause. */
export function neededToSee(trigger: Trigger): Permission {
  if (trigger.kind === 'due') return SEEN_WITH[trigger.of];
  return trigger.kind === 'event'
    ? (happeningNamed(trigger.subject)?.permission ?? 'audit_trail.view')
    : 'dashboard.view';
}

export function neededToDo(action: Action): readonly Permission[] {
  return NEEDED[action.kind];
}

/** Everything a rule's owner must be allowed to, in the order of the list of permissions. */
export function neededBy({ trigger, actions }: { trigger: Trigger; actions: readonly Action[] }): Permission[] {
  const needed = new Set([neededToSee(trigger), ...actions.flatMap(neededToDo), 'settings.edit']);
  return PERMISSIONS.filter((permission) => needed.has(permission));
}
