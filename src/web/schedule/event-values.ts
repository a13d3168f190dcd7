import {
  DEFAULT_MINUTES,
  type Event,
  type EventChange,
  type EventKind,
  NewEvent,
  OWN_FIELDS,
  type Scope,
  SCOPES,
} from '#domain/schedule/event.ts';
import type { FREQUENCIES, Recurrence, WEEKDAYS } from '#domain/schedule/recurrence.ts';
import { formSchema } from '../kit/forms/form-schema.ts';

/** An event as its form holds it: nothing is absent, so that what was typed stays when something is switched off and on again. */
export interface EventValues {
  kind: EventKind;
  title: string;
  note: string;
  startsOn: string | undefined;
  isWholeDay: boolean;
  startTime: string;
  minutes: number | string | undefined;
  days: number | string | undefined;
  repeats: 'never' | (typeof FREQUENCIES)[number];
  interval: number | string | undefined;
  weekdays: (typeof WEEKDAYS)[number][];
  monthlyBy: Recurrence['monthlyBy'];
  ends: 'never' | 'count' | 'until';
  count: number | string | undefined;
  until: string | undefined;
  ownerId: string;
  documentId: string;
  /** Days before; the empty string: never. */
  remindDays: string;
}

export function valuesOf(event: Event | null, startsOn: string | undefined, kind: EventKind = 'audit'): EventValues {
  const repeats = event?.repeats;
  return {
    kind: event?.kind ?? kind,
    title: event?.title ?? '',
    note: event?.note ?? '',
    startsOn: startsOn ?? event?.startsOn,
    isWholeDay: event?.startTime == null,
    startTime: event?.startTime ?? '09:00',
    minutes: event?.minutes ?? DEFAULT_MINUTES,
    days: event?.days ?? 1,
    repeats: repeats?.frequency ?? 'never',
    interval: repeats?.interval ?? 1,
    weekdays: repeats?.weekdays ?? [],
    monthlyBy: repeats?.monthlyBy ?? 'day',
    ends: repeats?.until ? 'until' : repeats?.count ? 'count' : 'never',
    count: repeats?.count ?? 10,
    until: repeats?.until ?? undefined,
    ownerId: event?.ownerId ?? '',
    documentId: event?.documentId ?? '',
    remindDays: event ? String(event.remindDays ?? '') : '3',
  };
}

/** Where the form shows what the schema says of a field. */
const PLACES: Readonly<Record<string, keyof EventValues>> = {
  'repeats.interval': 'interval',
  'repeats.count': 'count',
  'repeats.until': 'until',
};

export const placeOf = (path: string): string => PLACES[path] ?? path;

/** What the form says as an event. */
export const EventFields = formSchema(
  NewEvent,
  (values: EventValues) => {
    const { kind, title, note, startsOn, isWholeDay, startTime, minutes, days, ownerId, documentId, remindDays } =
      values;
    return {
      kind,
      title,
      note,
      startsOn: startsOn ?? '',
      startTime: isWholeDay ? null : startTime,
      minutes: isWholeDay ? null : minutes,
      days: isWholeDay ? days : 1,
      repeats: repeatsIn(values),
      ownerId: ownerId || null,
      documentId: documentId || null,
      remindDays: remindDays === '' ? null : Number(remindDays),
    };
  },
  placeOf,
);

/** What somebody has changed in the form, and nothing else: what they left alone may be another one's change meanwhile, or another day's. */
export function changeIn(before: EventValues, after: EventValues): EventChange {
  const known = EventFields.safeParse(before).data;
  const next = EventFields.safeParse(after).data;
  if (!next) return {};
  return Object.fromEntries(
    Object.entries(next).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(known?.[field as keyof NewEvent]),
    ),
  );
}

/** Which days a change can be for: what belongs to the whole series cannot be one day's alone. */
export function scopesOf(change: EventChange): readonly Scope[] {
  const isOwn = Object.keys(change).every((field) => (OWN_FIELDS as readonly string[]).includes(field));
  return isOwn ? SCOPES : SCOPES.filter((scope) => scope !== 'this');
}

function repeatsIn({ repeats, interval, weekdays, monthlyBy, ends, count, until }: EventValues) {
  if (repeats === 'never') return null;
  return {
    frequency: repeats,
    interval,
    weekdays: repeats === 'weekly' ? weekdays : [],
    monthlyBy,
    count: ends === 'count' ? count : null,
    until: ends === 'until' ? (until ?? '') : null,
  };
}
