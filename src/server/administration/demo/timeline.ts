import type { Recorded } from '../../platform/audit-trail/record.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { demoDay } from './demo-day.ts';
import type { DemoPeople, PersonKey } from './people.ts';

/** Something that one of the demo's people did on a day: so many before the demo is made, as a negative number. */
export interface TimelineEntry {
  day: number;
  by: PersonKey;
  work: (context: Context) => Promise<unknown>;
}

/** Minutes between two things that were done on one day, and the first minute of a day's work (UTC). */
const [PAUSE, MORNING] = [2, 7 * 60];
/** Work that is never begun before the morning nor goes on after it is over. */
const LONGEST = 13 * 60;

/**
 * Does everything in the order of its days, in the name of whoever did it: with their name, at their time, each with its own audit entry.
 * @throws RangeError for a day that is not over yet
 */
export async function playTimeline(
  context: Context,
  people: DemoPeople,
  entries: readonly TimelineEntry[],
): Promise<void> {
  const today = dayOf(context.now);
  const counts = new Map<string, number>();
  for (const { day, by, work } of entries.toSorted((one, other) => one.day - other.day)) {
    if (day >= 0) throw new RangeError(`The demo's past has an entry of day ${day}`);
    const on = demoDay(today, day);
    const count = counts.get(on) ?? 0;
    counts.set(on, count + 1);
    const minute = MORNING + Math.min(count * PAUSE, LONGEST);
    const changes: Recorded[] = [];
    const then: Context = {
      ...context,
      actor: people[by],
      now: new Date(Date.parse(`${on}T00:00:00Z`) + minute * 60_000),
      record: (change) => void changes.push(change),
      recordAll: (more) => void changes.push(...more),
    };
    await work(then);
    await context.append({ actor: then.actor, now: then.now, playsInPast: true }, changes);
  }
}
