export const EVENT_KINDS = ['audit', 'management-review', 'access-review', 'renewal', 'training', 'meeting'] as const;

/** What follows from facts kept elsewhere: it is shown, and changed where it is kept. */
export const DERIVED_KINDS = ['document-review', 'evidence-expiry', 'warranty', 'asset-review', 'control-due'] as const;
export const CALENDAR_KINDS = [...EVENT_KINDS, 'task', ...DERIVED_KINDS] as const;

/** Days that an event lasts at most. */
export const LONGEST_DAYS = 60;

export const TASK_STATES = ['open', 'done', 'cancelled'] as const;
