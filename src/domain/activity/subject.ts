import { subject } from '../subject.ts';

/**
 * What lawfully ends what was noted of a trail outside of the database: an operator brought back an older copy of the database (`restored`:
 * why, and the last entry that had been noted), or the trail of a new organisation made room for that of a backup (`replaced`: how many
 * entries it had, and the hash of the last).
 */
export const auditTrailSubject = subject({
  name: 'audit-trails',
  singular: 'audit-trail',
  permission: 'audit_trail.view',
  events: ['restored', 'replaced', 'downloaded'],
  fields: { reason: 'text', entries: 'number', hash: 'text' },
  api: ['activity'],
});

/** What somebody was told; each hears of their own alone, and the trail keeps none of it. */
export const notificationSubject = subject({
  name: 'notifications',
  singular: 'notification',
  permission: null,
  api: ['activity'],
});
