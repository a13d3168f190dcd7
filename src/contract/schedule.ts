import { z } from 'zod';
import { issue } from '#domain/issue.ts';
import { Language } from '#domain/organisations/language.ts';
import { CalendarEntry, CalendarKind } from '#domain/schedule/calendar.ts';
import { Event, EventChange, EventKind, NewEvent, Scope } from '#domain/schedule/event.ts';
import { EventRecord } from '#domain/schedule/record.ts';
import { ById, endpoint, Nothing, pageOf, Paging } from './endpoint.ts';

const OfDay = ById.extend({ on: z.iso.date() });
const Scoped = z.object({
  /** For a repeated event: which of its days; without it all of them. */
  scope: Scope.optional(),
  /** The day, as the rule gives it, that was looked at. Needed for `this` and `following`. */
  originalOn: z.iso.date().optional(),
});

/** One day of an event, with what was kept of it. */
export const Occurrence = z.object({
  event: Event,
  originalOn: z.iso.date(),
  on: z.iso.date(),
  time: z.string().nullable(),
  minutes: z.number().int().nullable(),
  days: z.number().int(),
  title: z.string(),
  note: z.string(),
  ownerId: z.string().nullable(),
  ownerName: z.string().nullable(),
  documentId: z.uuid().nullable(),
  documentTitle: z.string().nullable(),
  record: EventRecord,
  completedAt: z.string().nullable(),
  completedByName: z.string().nullable(),
});
export type Occurrence = z.infer<typeof Occurrence>;

export const CalendarQuery = z.object({
  from: z.iso.date(issue('date')),
  to: z.iso.date(issue('date')),
  /** Kinds separated by commas; all without it. */
  kinds: z
    .string()
    .max(300)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(CalendarKind))
    .optional(),
  /** Only what the asking person owns. */
  mine: z.stringbool().optional(),
  /** Of the titles of requirements. */
  language: Language.optional(),
});

/** A person's secret address; the secret itself is told once. */
const Feed = z.object({ madeAt: z.string().nullable(), usedAt: z.string().nullable() });

export const schedule = {
  calendar: {
    list: endpoint({
      method: 'GET',
      path: '/schedule/calendar',
      permission: 'dashboard.view',
      summary:
        'Everything that stands between two days, at most 400 apart: events, tasks, and what follows from facts the asking person may see',
      input: CalendarQuery,
      output: z.object({ timezone: z.string(), today: z.iso.date(), entries: z.array(CalendarEntry) }),
    }),
  },
  events: {
    get: endpoint({
      method: 'GET',
      path: '/schedule/events/{id}',
      permission: 'dashboard.view',
      summary: 'One event',
      input: ById,
      output: Event,
    }),
    add: endpoint({
      method: 'POST',
      path: '/schedule/events',
      permission: 'iso_readiness.edit',
      summary: 'Put an event into the calendar, once or repeated (RFC 5545)',
      input: NewEvent,
      output: Event,
    }),
    change: endpoint({
      method: 'PATCH',
      path: '/schedule/events/{id}',
      permission: 'iso_readiness.edit',
      summary:
        'Change an event: this day of it, this and those that follow, or all; with `version`, only if nobody changed it since',
      input: ById.extend(Scoped.shape).extend({ version: z.number().int().optional() }).extend(EventChange.shape),
      output: Event,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/schedule/events/{id}',
      permission: 'iso_readiness.edit',
      summary: 'Remove an event with all its days; of which a record is kept, it stays',
      input: ById,
      output: ById,
    }),
    ending: {
      add: endpoint({
        method: 'POST',
        path: '/schedule/events/{id}/ending',
        permission: 'iso_readiness.edit',
        summary: 'End a repeated event before one of its days',
        input: OfDay,
        output: ById,
      }),
    },
  },
  occurrences: {
    get: endpoint({
      method: 'GET',
      path: '/schedule/events/{id}/days/{on}',
      permission: 'dashboard.view',
      summary: 'One day of an event with its record',
      input: OfDay,
      output: Occurrence,
    }),
    change: endpoint({
      method: 'PATCH',
      path: '/schedule/events/{id}/days/{on}',
      permission: 'dashboard.view',
      summary: 'Keep what was dealt with: the owner, or who may change events',
      input: OfDay.extend({
        record: EventRecord.optional(),
        documentId: z.uuid(issue('document_missing')).nullable().optional(),
      }),
      output: Occurrence,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/schedule/events/{id}/days/{on}',
      permission: 'iso_readiness.edit',
      summary: 'Take one day out of a repeated event; of which a record is kept, it stays',
      input: OfDay,
      output: OfDay,
    }),
    completion: {
      add: endpoint({
        method: 'POST',
        path: '/schedule/events/{id}/days/{on}/completion',
        permission: 'dashboard.view',
        summary: 'It has taken place; its record is kept as it is: the owner, or who may change events',
        input: OfDay,
        output: Occurrence,
      }),
      remove: endpoint({
        method: 'DELETE',
        path: '/schedule/events/{id}/days/{on}/completion',
        permission: 'iso_readiness.edit',
        summary: 'Open a kept record again, to correct it',
        input: OfDay,
        output: Occurrence,
      }),
    },
  },
  records: {
    list: endpoint({
      method: 'GET',
      path: '/schedule/records',
      permission: 'iso_readiness.view',
      summary: 'What has taken place, with its record, newest first',
      input: Paging.extend({ kind: EventKind.optional() }),
      output: pageOf(Occurrence.omit({ event: true }).extend({ id: z.string(), eventId: z.uuid(), kind: EventKind })),
    }),
  },
  feed: {
    get: endpoint({
      method: 'GET',
      path: '/schedule/feed',
      permission: 'dashboard.view',
      summary: 'Whether I have a secret address of my calendar, and when it was last read',
      input: Nothing,
      output: Feed,
    }),
    add: endpoint({
      method: 'POST',
      path: '/schedule/feed',
      permission: 'dashboard.view',
      summary: 'Make a secret address of my calendar; the one before no longer works. It is told this once',
      input: z.object({ language: Language.optional() }),
      output: Feed.extend({ address: z.string() }),
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/schedule/feed',
      permission: 'dashboard.view',
      summary: 'Revoke the secret address of my calendar',
      input: Nothing,
      output: Feed,
    }),
  },
  reminders: {
    get: endpoint({
      method: 'GET',
      path: '/schedule/reminders',
      permission: 'dashboard.view',
      summary: 'Whether reminders come to me by mail as well',
      input: Nothing,
      output: z.object({ wantsMail: z.boolean() }),
    }),
    change: endpoint({
      method: 'PATCH',
      path: '/schedule/reminders',
      permission: 'dashboard.view',
      summary: 'Whether reminders come to me by mail as well',
      input: z.object({ wantsMail: z.boolean() }),
      output: z.object({ wantsMail: z.boolean() }),
    }),
  },
};
