import { daysAfter, partsOf, weekdayOf } from '../schedule/days.ts';
import type { ScheduleTrigger } from './rule.ts';

/** A day and an hour of one clock. */
export interface Hour {
  /** ISO date. */
  day: string;
  /** 0 to 23. */
  hour: number;
}

/** The last hour not after now at which the rule's time came, as `YYYY-MM-DDTHH`, which sorts by time. */
export function lastSlot({ every, hour, weekday, day }: ScheduleTrigger, now: Hour): string {
  let on = now.hour >= hour ? now.day : daysAfter(now.day, -1);
  if (every === 'week') on = daysAfter(on, -((weekdayOf(on) - weekday + 7) % 7));
  if (every === 'month') on = lastOfMonth(on, day);
  return slotOf({ day: on, hour });
}

function lastOfMonth(on: string, day: number): string {
  const [year, month, date] = partsOf(on);
  const there = new Date(Date.UTC(year, month - 1 - (date < day ? 1 : 0), day));
  return there.toISOString().slice(0, 10);
}

export const slotOf = ({ day, hour }: Hour) => `${day}T${String(hour).padStart(2, '0')}`;
