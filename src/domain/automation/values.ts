/** What stands for everything an endpoint may hear. */
export const EVERYTHING = '*';
export const NOTIFICATIONS = 'notifications';

export const DELIVERY_STATES = ['waiting', 'delivered', 'dead'] as const;
export const ENDPOINT_OFF_REASONS = ['failing', 'gone', 'no-secret'] as const;

export const RUN_STATES = ['done', 'skipped', 'failed'] as const;
export const RULE_OFF_REASONS = ['permission', 'maker-left'] as const;
export const TRIGGER_KINDS = ['event', 'due', 'schedule'] as const;
export const ACTION_KINDS = ['task', 'notification', 'mail', 'webhook', 'status'] as const;
export const OPERATORS = ['is', 'is-not', 'becomes', 'contains'] as const;
/** Why a rule did not do, or not all. */
export const RUN_REASONS = [
  'depth',
  'own-effect',
  'cap',
  'permission',
  'maker-left',
  'nobody',
  'task-open',
  'is-so-already',
  'not-applicable',
  'endpoint-off',
  'gone',
  'refused',
  'error',
] as const;
export type RunReason = (typeof RUN_REASONS)[number];
