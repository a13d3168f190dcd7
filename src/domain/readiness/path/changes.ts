import { dayAfter } from '../../assets/days.ts';
import { shareOf } from '../../share.ts';
import type { Snapshot, SnapshotFigures } from '../snapshot.ts';
import { READY_PERCENT } from '../values.ts';

/** How a figure moved since a day (ISO date). `isWeek`: about a week ago; else days were not kept, and the day has to be said. */
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

/** What is older than so many days is no week ago. */
const [WEEK, ABOUT_A_WEEK] = [7, 10];

const percentOf = ({ implemented, total }: SnapshotFigures) => shareOf(implemented, total) ?? 0;
const domainsReadyIn = ({ domains }: SnapshotFigures) =>
  domains.filter(({ implemented, total }) => (shareOf(implemented, total) ?? 0) >= READY_PERCENT).length;

/**
 * How today's figures stand to those of a week ago: of the last day that was kept by then, or of the first one where the history is shorter.
 * @param trend oldest first, today's last. @returns null where there is no earlier day.
 */
export function changesOf(trend: readonly Snapshot[]): FigureChanges | null {
  const today = trend.at(-1);
  const earlier = trend.slice(0, -1);
  if (!today) return null;
  const then = earlier.findLast(({ day }) => day <= dayAfter(today.day, -WEEK)) ?? earlier[0];
  if (!then) return null;
  const isWeek = then.day <= dayAfter(today.day, -WEEK) && then.day >= dayAfter(today.day, -ABOUT_A_WEEK);
  const changed = (of: (figures: SnapshotFigures) => number): FigureChange => ({
    by: of(today.figures) - of(then.figures),
    since: then.day,
    isWeek,
  });
  return {
    percent: changed(percentOf),
    criticalGaps: changed(({ criticalGaps }) => criticalGaps),
    domainsReady: changed(domainsReadyIn),
  };
}
