import { z } from 'zod';
import { AuditEntry, EntryRequirement, Job, Notification, Verification } from '#domain/activity/audit-entry.ts';
import { NotificationChoices, NotificationTerms } from '#domain/activity/notification-settings.ts';
import { Language } from '#domain/organisations/language.ts';
import { ById, endpoint, Nothing, pageOf, Paging } from './endpoint.ts';

export const EntryFilter = z.object({
  subject: z.string().max(60).optional(),
  subjectId: z.string().max(60).optional(),
  actorId: z.string().max(60).optional(),
  search: z.string().max(200).optional(),
  /** Data that left alone: downloads, and what tokens read in bulk. */
  isDeparture: z.stringbool().optional(),
});

const NotificationSettings = z.object({
  terms: NotificationTerms,
  choices: NotificationChoices,
  timezone: z.string(),
  /** Whether a mail server is configured. */
  sendsMail: z.boolean(),
  email: z.string(),
});

const NotificationTrial = z.object({ kind: z.string().max(40), language: Language.optional() });

const NotificationPreview = z.object({
  sentence: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Where it was sent to. */
  to: z.string().nullable(),
});

export const activity = {
  entries: {
    list: endpoint({
      method: 'GET',
      path: '/activity',
      permission: 'audit_trail.view',
      summary: 'The audit trail, newest first',
      input: Paging.extend({
        ...EntryFilter.shape,
        /** What restored files say that happened, which this installation does not vouch for, instead of its own trail. */
        isFromFiles: z.stringbool().optional(),
      }),
      output: pageOf(AuditEntry).extend({ hasFileEntries: z.boolean() }),
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
        /** What one actor did to things of one kind on one day is told once, with how many things they were. */
        isFolded: z.stringbool().optional(),
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
          /** How many things it tells of. */
          count: z.number().int(),
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
    settings: {
      get: endpoint({
        method: 'GET',
        path: '/notifications/settings',
        permission: 'dashboard.view',
        summary: 'How the organisation tells its people, and what I chose within that',
        input: Nothing,
        output: NotificationSettings,
      }),
      change: endpoint({
        method: 'PUT',
        path: '/notifications/settings',
        permission: 'settings.edit',
        summary: 'How the organisation tells its people, by kind; when mails leave, and the quiet hours',
        input: NotificationTerms,
        output: NotificationSettings,
      }),
    },
    choices: {
      change: endpoint({
        method: 'PUT',
        path: '/notifications/choices',
        permission: 'dashboard.view',
        summary: 'How I am told, within what the organisation decided; what waits follows',
        input: NotificationChoices,
        output: NotificationSettings,
      }),
    },
    previews: {
      get: endpoint({
        method: 'GET',
        path: '/notifications/previews/{kind}',
        permission: 'dashboard.view',
        summary: 'The mail of a kind of notification, with made-up values',
        input: NotificationTrial,
        output: NotificationPreview,
      }),
    },
    trials: {
      add: endpoint({
        method: 'POST',
        path: '/notifications/trials',
        permission: 'dashboard.view',
        summary: 'Send that mail to me',
        input: NotificationTrial,
        output: NotificationPreview,
      }),
    },
  },
};
