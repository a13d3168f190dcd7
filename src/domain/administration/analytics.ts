import { z } from 'zod';
import { issue } from '../issue.ts';
import { ResponseTime } from './health.ts';
import { ANALYTICS_SPANS, FRESHNESS } from './values.ts';

export const AnalyticsSpan = z.coerce.number().pipe(z.literal([...ANALYTICS_SPANS], issue('analytics_days')));

const Count = z.number().int();
/** One number for each day. */
const Daily = z.array(Count);

/**
 * How the installation is used, over `days` (ISO dates, oldest first, UTC): counts alone, never who. `adoption.people` are different people who did
 * or entered something that day. `readiness` is implemented of applicable over all frameworks that an organisation works with, percent
 * rounded down; null before its first snapshot. `evidence` counts what was accepted and not withdrawn, by when it ends. `routes` are those of
 * this server since it started.
 */
export const Analytics = z.object({
  at: z.string(),
  days: z.array(z.iso.date()),
  adoption: z.object({
    people: Daily,
    signIns: Daily,
    failedSignIns: Daily,
    acts: z.array(z.object({ subject: z.string(), counts: Daily })),
  }),
  organisations: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      acts: Count,
      readiness: z.array(Count.nullable()),
      evidence: z.object({
        'no-end': Count,
        later: Count,
        'within-90': Count,
        'within-30': Count,
        ended: Count,
      } satisfies Record<(typeof FRESHNESS)[number], typeof Count>),
    }),
  ),
  routes: z.array(ResponseTime),
});
export type Analytics = z.infer<typeof Analytics>;

/** The days that end with this one, oldest first. */
export function daysUntil(today: string, count: number): string[] {
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: count }, (_, back) =>
    new Date(last - (count - 1 - back) * 86_400_000).toISOString().slice(0, 10),
  );
}

/** What was known on each day: a day without a snapshot has the one before it. Nothing before the first. */
export function carriedForward(days: readonly string[], known: ReadonlyMap<string, number | null>): (number | null)[] {
  let last: number | null = null;
  return days.map((day) => (last = known.get(day) ?? last));
}
