import { shareOf } from '../../share.ts';
import type { Snapshot, SnapshotFigures } from '../snapshot.ts';

/** How a figure moved since a day (ISO date). `isWeek`: a week ago; else since the first day that was kept. */
export interface FigureChange {
  by: number;
  since: string;
  isWeek: boolean;
}

export interface FigureChanges {
  percent: FigureChange;
  criticalGaps: FigureChange;
  domainsReady: FigureChange;
}

const WEEK = 7 * 86_400_000;
/** From here on a domain is ready. */
const READY = 80;

const percentOf = ({ implemented, total }: SnapshotFigures) => shareOf(implemented, total) ?? 0;
const domainsReadyIn = ({ domains }: SnapshotFigures) =>
  domains.filter(({ implemented, total }) => (shareOf(implemented, total) ?? 0) >= READY).length;

/**
 * How today's figures stand to those of a week ago: of the last day that was kept by then, or of the first one where the history is shorter.
 * @param trend oldest first, today's last. @returns null where there is no earlier day.
 */
export function changesOf(trend: readonly Snapshot[]): FigureChanges | null {
  const today = trend.at(-1);
  const earlier = trend.slice(0, -1);
  if (!today) return null;
  const wanted = new Date(Date.parse(today.day) - WEEK).toISOString().slice(0, 10);
  const aWeekAgo = earlier.findLast(({ day }) => day <= wanted);
  const then = aWeekAgo ?? earlier[0];
  if (!then) return null;
  const changed = (of: (figures: SnapshotFigures) => number): FigureChange => ({
    by: of(today.figures) - of(then.figures),
    since: then.day,
    isWeek: aWeekAgo !== undefined,
  });
  return {
    percent: changed(percentOf),
    criticalGaps: changed(({ criticalGaps }) => criticalGaps),
    domainsReady: changed(domainsReadyIn),
  };
}
