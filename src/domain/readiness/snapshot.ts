import { z } from 'zod';
import type { Readiness } from './readiness.ts';

/** The figures of a day that a trend is drawn from; with them any percentage of that day can be worked out again. */
export const SnapshotFigures = z.object({
  implemented: z.number().int(),
  inProgress: z.number().int(),
  evidenced: z.number().int(),
  total: z.number().int(),
  excluded: z.number().int(),
  gaps: z.number().int(),
  criticalGaps: z.number().int(),
  domains: z.array(
    z.object({
      domain: z.string(),
      implemented: z.number().int(),
      evidenced: z.number().int(),
      total: z.number().int(),
    }),
  ),
});
export type SnapshotFigures = z.infer<typeof SnapshotFigures>;

/** The figures of one framework on one day (ISO date). */
export const Snapshot = z.object({ day: z.iso.date(), figures: SnapshotFigures });
export type Snapshot = z.infer<typeof Snapshot>;

export function figuresOf(readiness: Readiness): SnapshotFigures {
  const { implemented, inProgress, evidenced, total, excluded, gaps, criticalGaps, domains } = readiness;
  return {
    implemented,
    inProgress,
    evidenced,
    total,
    excluded,
    gaps,
    criticalGaps,
    domains: domains.map((each) => ({
      domain: each.domain,
      implemented: each.implemented,
      evidenced: each.evidenced,
      total: each.total,
    })),
  };
}
