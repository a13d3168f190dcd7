import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarEntry } from '#domain/schedule/calendar.ts';
import { daysAfter } from '#domain/schedule/days.ts';
import type { Scope } from '#domain/schedule/event.ts';
import { toast } from '../kit/toast.ts';
import { usePermission } from '../people/use-permission.ts';
import type { CalendarLabels } from './calendar-labels.ts';
import { useScheduleChanges } from './schedule-queries.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A move that waits for the answer which days it is for. */
export interface Asked {
  entry: CalendarEntry;
  to: string;
}

/**
 * Moves entries to other days, by dragging and by keyboard: M takes the entry up, arrows carry it, Enter puts it down, Escape lets go.
 * What follows from facts is moved where the facts are.
 */
export function useMoving(labels: CalendarLabels, span: { from: string; to: string }) {
  const { t } = useTranslation('schedule');
  const mayMove = usePermission('iso_readiness.edit');
  const { changeEvent, changeTask } = useScheduleChanges();
  const [held, setHeld] = useState<{ entry: CalendarEntry; over: string; byKey: boolean } | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const isMovable = ({ eventId, taskId, isDone }: CalendarEntry) => mayMove && !isDone && (eventId ?? taskId) !== null;

  const move = ({ entry, to }: Asked, scope?: Scope) => {
    setAsked(null);
    const { eventId, taskId, originalOn } = entry;
    const onSuccess = () => toast('success', t('move.done', { name: labels.title(entry), day: labels.day(to) }));
    if (taskId) changeTask.mutate({ id: taskId, dueOn: to }, { onSuccess });
    if (!eventId || !originalOn) return;
    const scoped = scope ? { scope, originalOn } : {};
    changeEvent.mutate({ id: eventId, startsOn: to, ...scoped }, { onSuccess });
  };
  const drop = (entry: CalendarEntry, to: string) => {
    setHeld(null);
    if (to === entry.on) return;
    if (entry.isRepeated) setAsked({ entry, to });
    else move({ entry, to });
  };
  const onKey = (entry: CalendarEntry) => (event: KeyboardEvent) => {
    const own = held?.byKey && held.entry.id === entry.id ? held : null;
    if (!own && event.key.toLowerCase() === 'm' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      setHeld({ entry, over: entry.on, byKey: true });
    }
    if (!own) return;
    const step = STEPS[event.key];
    if (!step && !['Enter', ' ', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const next = step ? daysAfter(own.over, step) : own.over;
    if (event.key === 'Escape') setHeld(null);
    else if (!step) drop(entry, own.over);
    else if (span.from <= next && next <= span.to) setHeld({ ...own, over: next });
  };
  return {
    isMovable,
    held,
    asked,
    /** Said aloud while the keyboard carries something. */
    said: held?.byKey ? t('move.over', { name: labels.title(held.entry), day: labels.day(held.over) }) : '',
    start: (entry: CalendarEntry) => setHeld({ entry, over: entry.on, byKey: false }),
    over: (day: string) => held && !held.byKey && held.over !== day && setHeld({ ...held, over: day }),
    dropOn: (day: string) => held && drop(held.entry, day),
    letGo: () => setHeld(null),
    onKey,
    answer: (scope: Scope | null) => (asked && scope ? move(asked, scope) : setAsked(null)),
  };
}

export type Moving = ReturnType<typeof useMoving>;
