import { DATA_CLASSIFICATIONS, RISK_LEVELS } from '../assets/values.ts';
import { CONTROL_STATUSES } from '../controls/values.ts';
import type { Permission } from '../people/permission.ts';
import { PERMISSIONS, ROLES } from '../people/permission.ts';
import type { CalendarEntry } from '../schedule/calendar.ts';
import { COMPLIANCES, TIERS } from '../vendors/values.ts';
import type { Action, Trigger } from './rule.ts';

interface Field {
  name: string;
  /** What it can be; without, any text. */
  values?: readonly string[];
}

/** Things of the audit trail upon which a rule can act, what happens to them, and which of their fields it can ask for. */
interface Happening {
  subject: string;
  actions: readonly string[];
  /** Whoever makes a rule about it must be allowed to see it. */
  permission: Permission;
  fields: readonly Field[];
}

export const HAPPENINGS: readonly Happening[] = [
  {
    subject: 'controls',
    actions: ['changed'],
    permission: 'iso_readiness.view',
    fields: [{ name: 'status', values: CONTROL_STATUSES }, { name: 'ownerName' }, { name: 'dueOn' }],
  },
  {
    subject: 'evidence',
    actions: ['accepted', 'withdrawn'],
    permission: 'iso_readiness.view',
    fields: [{ name: 'requirementId' }, { name: 'document' }],
  },
  {
    subject: 'documents',
    actions: ['added', 'read', 'refused', 'changed', 'submitted', 'reviewed', 'made obsolete', 'removed'],
    permission: 'documents.view',
    fields: [{ name: 'title' }, { name: 'folder' }, { name: 'type' }],
  },
  {
    subject: 'assets',
    actions: ['added', 'changed', 'removed', 'imported'],
    permission: 'assets.view',
    fields: [
      { name: 'riskLevel', values: RISK_LEVELS },
      { name: 'dataClassification', values: DATA_CLASSIFICATIONS },
      { name: 'category' },
      { name: 'type' },
      { name: 'location' },
      { name: 'owner' },
    ],
  },
  {
    subject: 'tasks',
    actions: ['added', 'changed', 'completed', 'cancelled', 'reopened'],
    permission: 'dashboard.view',
    fields: [{ name: 'title' }, { name: 'ownerName' }],
  },
  {
    subject: 'risks',
    actions: ['added', 'changed', 'assessed', 'accepted', 'withdrawn', 'reviewed', 'removed'],
    permission: 'risk_management.view',
    fields: [{ name: 'title' }, { name: 'ownerName' }],
  },
  {
    subject: 'vendors',
    actions: ['added', 'changed', 'scored', 'monitored', 'reviewed', 'removed'],
    permission: 'risk_management.view',
    fields: [
      { name: 'name' },
      { name: 'tier', values: TIERS },
      { name: 'industry' },
      { name: 'compliance', values: COMPLIANCES },
      { name: 'ownerName' },
    ],
  },
  {
    subject: 'questionnaires',
    actions: ['added', 'changed', 'removed'],
    permission: 'risk_management.view',
    fields: [{ name: 'title' }],
  },
  { subject: 'validations', actions: ['validated'], permission: 'documents.view', fields: [{ name: 'requirementId' }] },
  { subject: 'statements', actions: ['approved'], permission: 'iso_readiness.view', fields: [] },
  {
    subject: 'members',
    actions: ['added', 'changed', 'removed'],
    permission: 'user_management.view',
    fields: [{ name: 'role', values: ROLES }, { name: 'name' }],
  },
  { subject: 'policies', actions: ['changed'], permission: 'settings.view', fields: [] },
  { subject: 'tokens', actions: ['added', 'removed'], permission: 'settings.view', fields: [{ name: 'name' }] },
];

export function happeningOf(subject: string): Happening | undefined {
  return HAPPENINGS.find((each) => each.subject === subject);
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
  return trigger.kind === 'event' ? (happeningOf(trigger.subject)?.permission ?? 'audit_trail.view') : 'dashboard.view';
}

export function neededToDo(action: Action): readonly Permission[] {
  return NEEDED[action.kind];
}

/** Everything a rule's maker must be allowed to, in the order of the list of permissions. */
export function neededBy({ trigger, actions }: { trigger: Trigger; actions: readonly Action[] }): Permission[] {
  const needed = new Set([neededToSee(trigger), ...actions.flatMap(neededToDo), 'settings.edit']);
  return PERMISSIONS.filter((permission) => needed.has(permission));
}
