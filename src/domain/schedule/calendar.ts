import { z } from 'zod';
import { CALENDAR_KINDS } from './values.ts';

export const CalendarKind = z.enum(CALENDAR_KINDS);
export type CalendarKind = z.infer<typeof CalendarKind>;

/** One thing in the calendar, in the organisation's own days and times. */
export const CalendarEntry = z.object({
  /** Unique among the entries of one answer, and the same in the next one. */
  id: z.string(),
  kind: CalendarKind,
  title: z.string(),
  on: z.iso.date(),
  /** HH:MM; null: the whole day, `days` of them. */
  time: z.string().nullable(),
  minutes: z.number().int().nullable(),
  days: z.number().int(),
  ownerId: z.string().nullable(),
  ownerName: z.string().nullable(),
  isDone: z.boolean(),
  isRepeated: z.boolean(),
  /** How many things of a kind this stands for; their common page is `href`. */
  count: z.number().int(),
  eventId: z.uuid().nullable(),
  /** The day which the event's rule gives it. */
  originalOn: z.iso.date().nullable(),
  taskId: z.uuid().nullable(),
  href: z.string().nullable(),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

/** Whole days first, then by time; the same order everywhere. */
export function inOrder(entries: readonly CalendarEntry[]): CalendarEntry[] {
  return entries.toSorted(
    (a, b) =>
      a.on.localeCompare(b.on) ||
      (a.time ?? '').localeCompare(b.time ?? '') ||
      a.title.localeCompare(b.title) ||
      a.id.localeCompare(b.id),
  );
}
