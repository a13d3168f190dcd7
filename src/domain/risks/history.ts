import { z } from 'zod';
import type { MethodVersion } from './method.ts';
import type { Assessment } from './risk.ts';
import { judge } from './score.ts';

/** The register on some days, oldest first. Every list has a figure for each day. */
export const RiskHistory = z.object({
  /** ISO dates. */
  days: z.array(z.iso.date()),
  open: z.array(z.number().int()),
  aboveAppetite: z.array(z.number().int()),
  /** The mean score of the open assessed risks as a share of the highest, 0 to 100; null where none is assessed. */
  meanPercent: z.array(z.number().nullable()),
});
export type RiskHistory = z.infer<typeof RiskHistory>;

export interface PastRisk {
  /** Days (ISO dates). */
  createdOn: string;
  closedOn: string | null;
  /** Oldest first. */
  assessments: readonly Pick<Assessment, 'kind' | 'likelihood' | 'impact' | 'methodNumber' | 'assessedAt'>[];
}

/** How the register stood at the end of each day: by what was assessed until then, judged by today's criteria. */
export function historyOf(
  risks: readonly PastRisk[],
  versions: readonly MethodVersion[],
  days: readonly string[],
): RiskHistory {
  const perDay = days.map((day) => {
    const open = risks.filter(({ createdOn, closedOn }) => createdOn <= day && (closedOn === null || closedOn > day));
    const judged = open.flatMap((risk) => {
      const known = risk.assessments.filter(
        ({ kind, assessedAt }) => kind !== 'target' && assessedAt.slice(0, 10) <= day,
      );
      const last = known.findLast(({ kind }) => kind === 'residual') ?? known.at(-1);
      return last ? [judge(versions, last, last.methodNumber)] : [];
    });
    const shares = judged.map(({ score, highest }) => (100 * score) / highest);
    return {
      open: open.length,
      above: judged.filter(({ isAboveAppetite }) => isAboveAppetite).length,
      mean: shares.length === 0 ? null : Math.round(shares.reduce((sum, share) => sum + share, 0) / shares.length),
    };
  });
  return {
    days: [...days],
    open: perDay.map(({ open }) => open),
    aboveAppetite: perDay.map(({ above }) => above),
    meanPercent: perDay.map(({ mean }) => mean),
  };
}

const MOST = 24;
const DAY = 86_400_000;

/** At most 24 days from the first to the last (ISO dates), evenly apart, both included. */
export function daysBetween(first: string, last: string): string[] {
  const [from, to] = [Date.parse(first), Date.parse(last)];
  const span = Math.round((to - from) / DAY);
  if (span <= 0) return [last];
  const steps = Math.min(MOST - 1, span);
  return Array.from({ length: steps + 1 }, (_, step) =>
    new Date(from + Math.round((span * step) / steps) * DAY).toISOString().slice(0, 10),
  );
}
