import type { QuizLevel } from './values.ts';

/** What is remembered of a question after it was answered: its box (1 to 5), and when it is due again (milliseconds). */
export interface Recall {
  box: number;
  dueAt: number;
}

/** By the id of the question; one that was never answered is not in it. */
export type Recalls = Readonly<Record<string, Recall>>;

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/**
 * After how long a question of a box comes again (S. Leitner's learning boxes). What was answered wrongly is due with the next attempt, what
 * is known longest after three weeks.
 */
export const INTERVALS: readonly number[] = [MINUTE, DAY, 3 * DAY, 7 * DAY, 21 * DAY];
export const BOXES = INTERVALS.length;

const dueAfter = (box: number, at: number): Recall => ({ box, dueAt: at + (INTERVALS[box - 1] ?? DAY) });

/** A right answer moves a question one box on, the first one into the second box; a wrong answer puts it back into the first. */
export function recallAfter(before: Recall | undefined, isRight: boolean, at: number): Recall {
  if (!isRight) return dueAfter(1, at);
  return dueAfter(Math.min(BOXES, (before?.box ?? 1) + 1), at);
}

export interface Outlined {
  id: string;
  framework: string;
  level: QuizLevel;
}

export interface QuizFilter {
  framework?: string | undefined;
  level?: QuizLevel | undefined;
}

export const fits = ({ framework, level }: Outlined, filter: QuizFilter) =>
  (filter.framework === undefined || filter.framework === framework) &&
  (filter.level === undefined || filter.level === level);

/** So much of an attempt is at most for what comes again while there is something new. */
const REVIEWED = 0.6;
/** Easier questions come first, but not all of them before the first harder one. */
const SPREAD = 1.6;

/**
 * The questions of the next attempt: what is due, the least known and longest due first; then what is new, easier ones rather first; then, if
 * the attempt is not full, what is due soonest. `dice` gives numbers from 0 to below 1.
 */
export function chooseQuestions(
  all: readonly Outlined[],
  recalls: Recalls,
  { filter, count, at, dice }: { filter: QuizFilter; count: number; at: number; dice: () => number },
): string[] {
  const fitting = all.filter((one) => fits(one, filter));
  const known = fitting.flatMap(({ id }) => {
    const recall = recalls[id];
    return recall ? [{ id, ...recall }] : [];
  });
  const due = known.filter(({ dueAt }) => dueAt <= at).toSorted((a, b) => a.box - b.box || a.dueAt - b.dueAt);
  const later = known.filter(({ dueAt }) => dueAt > at).toSorted((a, b) => a.dueAt - b.dueAt);
  const fresh = fitting
    .filter(({ id }) => !recalls[id])
    .map(({ id, level }) => ({ id, rank: level + dice() * SPREAD }))
    .toSorted((a, b) => a.rank - b.rank);
  const reviewed = Math.max(Math.floor(count * REVIEWED), count - fresh.length);
  const chosen = [...due.slice(0, reviewed), ...fresh, ...due.slice(reviewed), ...later].slice(0, count);
  return mixed(
    chosen.map(({ id }) => id),
    dice,
  );
}

/** The same in an order that nobody foresees. */
export function mixed<T>(items: readonly T[], dice: () => number): T[] {
  return items
    .map((item) => ({ item, rank: dice() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** How many questions are new, under way, and known well (in the last two boxes), and how many of those answered before are due. */
export function countRecalls(all: readonly Outlined[], recalls: Recalls, filter: QuizFilter, at: number) {
  const counts = { total: 0, fresh: 0, learning: 0, known: 0, due: 0 };
  for (const one of all) {
    if (!fits(one, filter)) continue;
    counts.total += 1;
    const recall = recalls[one.id];
    if (!recall) counts.fresh += 1;
    else if (recall.box >= BOXES - 1) counts.known += 1;
    else counts.learning += 1;
    if (recall && recall.dueAt <= at) counts.due += 1;
  }
  return counts;
}
