import type { QuizLevel } from './values.ts';

/** What a right answer is worth, by how hard the question is. */
export const pointsOf = (level: QuizLevel): number => level * 10;

/** From the third right answer in a row each is worth so much more. */
export const RUN_BONUS = 5;
const RUN_FROM = 3;

/** Points of a right answer in practice; `run` counts the right answers in a row with this one. */
export function pointsInRun(level: QuizLevel, run: number): number {
  return pointsOf(level) + (run >= RUN_FROM ? RUN_BONUS : 0);
}

/** Points at which a player's level begins: 0, 100, 300, 600, 1000 ... each takes a hundred more than the one before. */
const beginOf = (level: number) => 50 * level * (level - 1);

export const HIGHEST_TITLE = 8;

/** The level that so many points make: which one, how many points into it, how many it takes, and the number of its title. */
export function playerLevelOf(points: number) {
  let level = 1;
  while (beginOf(level + 1) <= points) level += 1;
  return {
    level,
    into: points - beginOf(level),
    span: beginOf(level + 1) - beginOf(level),
    title: Math.min(level, HIGHEST_TITLE),
  };
}

const DAY = 86_400_000;
const before = (day: string, days: number) => new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);

/** Days in a row on which was played (ISO dates), up to today, or to yesterday while today is still open. */
export function daysInARow(days: readonly string[], today: string): number {
  const played = new Set(days);
  let day = played.has(today) ? today : before(today, 1);
  let count = 0;
  while (played.has(day)) {
    count += 1;
    day = before(day, 1);
  }
  return count;
}

/** The last seven days, the oldest first, each with whether was played on it. */
export function lastWeek(days: readonly string[], today: string): { day: string; isPlayed: boolean }[] {
  const played = new Set(days);
  return [6, 5, 4, 3, 2, 1, 0].map((ago) => {
    const day = before(today, ago);
    return { day, isPlayed: played.has(day) };
  });
}

/** Whole per cent, rounded down so that only an attempt without a mistake is 100. */
export function percentOf(right: number, total: number): number {
  return total === 0 ? 0 : Math.floor((right / total) * 100);
}
