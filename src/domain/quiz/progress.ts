import { BOXES, type Recall, type Recalls, recallAfter } from './recall.ts';
import { pointsInRun } from './score.ts';
import type { QuizLevel } from './values.ts';

/** What a player has reached in practice. It is kept where the player is, never on the server. */
export interface Progress {
  points: number;
  /** Right answers in a row, now and at best. */
  run: number;
  bestRun: number;
  answered: number;
  right: number;
  /** Days (ISO dates) on which was played, the latest last. */
  days: readonly string[];
  recalls: Recalls;
}

export const NO_PROGRESS: Progress = { points: 0, run: 0, bestRun: 0, answered: 0, right: 0, days: [], recalls: {} };

const KEPT_DAYS = 400;

interface Answered {
  id: string;
  level: QuizLevel;
  isRight: boolean;
  /** Milliseconds, and the player's day (ISO date). */
  at: number;
  day: string;
  /** It was asked before in the same attempt: it is learnt, but earns nothing and breaks no run. */
  isAgain: boolean;
}

/** The progress after an answer. */
export function progressAfter(before: Progress, { id, level, isRight, at, day, isAgain }: Answered): Progress {
  const days = before.days.at(-1) === day ? before.days : [...before.days, day].slice(-KEPT_DAYS);
  // What was right only after the explanation was read stays in the first box.
  const recall = isAgain ? recallAfter(undefined, false, at) : recallAfter(before.recalls[id], isRight, at);
  const recalls = { ...before.recalls, [id]: recall };
  if (isAgain) return { ...before, days, recalls };
  const run = isRight ? before.run + 1 : 0;
  return {
    points: before.points + (isRight ? pointsInRun(level, run) : 0),
    run,
    bestRun: Math.max(before.bestRun, run),
    answered: before.answered + 1,
    right: before.right + (isRight ? 1 : 0),
    days,
    recalls,
  };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isRecall = (value: unknown): value is Recall =>
  typeof value === 'object' &&
  value !== null &&
  isCount((value as Recall).dueAt) &&
  isCount((value as Recall).box) &&
  (value as Recall).box >= 1 &&
  (value as Recall).box <= BOXES;

/** Progress as it was written down; what is damaged in it is left out, and nothing at all is no progress. */
export function readProgress(text: string | null): Progress {
  let read: unknown;
  try {
    read = JSON.parse(text ?? '');
  } catch {
    return NO_PROGRESS;
  }
  if (typeof read !== 'object' || read === null) return NO_PROGRESS;
  const kept = read as Record<string, unknown>;
  const count = (name: string) => (isCount(kept[name]) ? kept[name] : 0);
  const recalls = typeof kept['recalls'] === 'object' && kept['recalls'] !== null ? kept['recalls'] : {};
  const days = Array.isArray(kept['days']) ? kept['days'] : [];
  return {
    points: count('points'),
    run: count('run'),
    bestRun: count('bestRun'),
    answered: count('answered'),
    right: count('right'),
    days: days.filter((day) => typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day)).slice(-KEPT_DAYS),
    recalls: Object.fromEntries(
      Object.entries(recalls)
        .filter(([id, recall]) => /^[a-z0-9]+-\d{2,3}$/.test(id) && isRecall(recall))
        .map(([id, { box, dueAt }]) => [id, { box, dueAt }]),
    ),
  };
}
