import { z } from 'zod';
import { NotificationTerms } from '#domain/activity/notification-settings.ts';
import type { Shapes } from '../platform/shapes.ts';

const Facts = z.record(z.string(), z.unknown());

export const activityShapes: Shapes = {
  'organisations.notifications': NotificationTerms.partial().strict(),
  'audit_entries.before': Facts.nullable(),
  'audit_entries.after': Facts.nullable(),
  'file_audit_entries.before': Facts.nullable(),
  'file_audit_entries.after': Facts.nullable(),
  'jobs.outcome': Facts.nullable(),
};
