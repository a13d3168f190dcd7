import { daysAfter } from '#domain/schedule/days.ts';
import type { Event } from '#domain/schedule/event.ts';
import { occurrencesOf } from './recurrence.ts';
import type { Kept } from './event-store.ts';

/** One day of an event as it stands: by its rule, or as it was moved and reworded. */
export interface Day {
  event: Event;
  originalOn: string;
  on: string;
  time: string | null;
  minutes: number | null;
  days: number;
  title: string;
  note: string;
  ownerId: string | null;
  ownerName: string | null;
  documentId: string | null;
  documentTitle: string | null;
  kept: Kept | undefined;
}

export function dayOf(event: Event, originalOn: string, kept: Kept | undefined): Day {
  const isMoved = kept?.startsOn != null;
  return {
    event,
    originalOn,
    on: kept?.startsOn ?? originalOn,
    time: isMoved ? kept.startTime : event.startTime,
    minutes: isMoved ? kept.minutes : event.minutes,
    days: (isMoved ? kept.days : event.days) ?? 1,
    title: kept?.title ?? event.title,
    note: kept?.note ?? event.note,
    ownerId: kept?.ownerId ?? event.ownerId,
    ownerName: kept?.ownerId ? kept.ownerName : event.ownerName,
    documentId: kept?.documentId ?? event.documentId,
    documentTitle: kept?.documentId ? kept.documentTitle : event.documentTitle,
    kept,
  };
}

/**
 * The days of events that reach into a span: those of their rules, without those taken out, and those that were moved here or took place although
 * the rule has changed since.
 */
export function daysBetween(events: readonly Event[], kept: readonly Kept[], from: string, to: string): Day[] {
  const known = new Map<string, Map<string, Kept>>();
  for (const each of kept) {
    const ofEvent = known.get(each.eventId) ?? new Map<string, Kept>();
    known.set(each.eventId, ofEvent.set(each.originalOn, each));
  }
  return events.flatMap((event) => {
    const own = known.get(event.id);
    // What lasts several days may have begun before.
    const days = occurrencesOf(event, daysAfter(from, 1 - event.days), to);
    const byRule = days.map((day) => dayOf(event, day, own?.get(day)));
    if (!own) return byRule;
    const extra = [...own.values()]
      .filter(({ originalOn, startsOn, completedAt }) => !days.includes(originalOn) && (startsOn ?? completedAt))
      .map((each) => dayOf(event, each.originalOn, each));
    return [...byRule, ...extra].filter(
      ({ kept: one, on, days: length }) => !one?.isRemoved && from <= daysAfter(on, length - 1) && on <= to,
    );
  });
}
