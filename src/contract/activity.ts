import { z } from 'zod';
import { AuditEntry, EntryRequirement, Job, Notification, Verification } from '#domain/activity/audit-entry.ts';
import { ById, endpoint, Nothing, pageOf, Paging } from './endpoint.ts';

export const EntryFilter = z.object({
  subject: z.string().max(60).optional(),
  subjectId: z.string().max(60).optional(),
  actorId: z.string().max(60).optional(),
  search: z.string().max(200).optional(),
});

export const activity = {
  entries: {
    list: endpoint({
      method: 'GET',
      path: '/activity',
      permission: 'audit_trail.view',
      summary: 'The audit trail, newest first',
      input: Paging.extend(EntryFilter.shape),
      output: pageOf(AuditEntry),
    }),
  },
  recent: {
    list: endpoint({
      method: 'GET',
      path: '/activity/recent',
      permission: 'dashboard.view',
      summary: 'The last changes: who did what to which thing, without old and new values',
      input: z.object({
        subject: z.string().max(60).optional(),
        subjectId: z.string().max(60).optional(),
        limit: z.coerce.number().int().min(1).max(20).optional(),
      }),
      output: z.array(
        AuditEntry.pick({
          number: true,
          at: true,
          actorName: true,
          action: true,
          subject: true,
          subjectId: true,
          title: true,
        }).extend({
          /** The requirement that the change is about. */
          requirement: EntryRequirement.nullable(),
        }),
      ),
    }),
  },
  verification: {
    get: endpoint({
      method: 'GET',
      path: '/activity/verification',
      permission: 'audit_trail.view',
      summary: 'Walk the chain of hashes and name the first broken entry',
      input: Nothing,
      output: Verification,
    }),
  },
  jobs: {
    get: endpoint({
      method: 'GET',
      path: '/jobs/{id}',
      permission: 'dashboard.view',
      summary: 'How far a job is, and its outcome',
      input: ById,
      output: Job,
    }),
    cancellation: {
      add: endpoint({
        method: 'POST',
        path: '/jobs/{id}/cancellation',
        permission: 'dashboard.view',
        summary: 'Ask a job to stop; only who started it, or an administrator',
        input: ById,
        output: Job,
      }),
    },
  },
  notifications: {
    list: endpoint({
      method: 'GET',
      path: '/notifications',
      permission: 'dashboard.view',
      summary: 'My last notifications and how many are unread',
      input: Nothing,
      output: z.object({ rows: z.array(Notification), unread: z.number().int() }),
    }),
    reading: {
      add: endpoint({
        method: 'POST',
        path: '/notifications/reading',
        permission: 'dashboard.view',
        summary: 'Mark all my notifications as read',
        input: Nothing,
        output: z.object({ unread: z.number().int() }),
      }),
    },
  },
};
