import { diceOf } from './dice.ts';

/**
 * When work will be done, from the pace at which it was done. Weekly counts are taken as draws of a process whose rate is not known exactly
 * (Gamma posterior of a Poisson rate, Jeffreys prior) and which may be more uneven than Poisson (quasi-Poisson dispersion, at least 1).
 * Deterministic: the same history and seed give the same forecast.
 */
export interface History {
  /** Requirements finished in each past week, oldest first, the running week left out. */
  weekly: readonly number[];
}

export interface Forecast {
  /** Requirements a week, on average over the history. */
  pace: number;
  weeks: number;
  /** For each place in the order of work (0 is next): weeks until it is done in half and in 85 of 100 simulations; null: beyond ten years. */
  at: { p50: number | null; p85: number | null }[];
  /** The share of simulations in which the place is done within so many weeks. */
  shareWithin(place: number, weeks: number): number;
}

/** Less says too little of a pace. */
export const LEAST_WEEKS = 6;
export const LEAST_FINISHED = 5;
const RUNS = 1000;
const HORIZON = 520;

/** @returns null where the history is too short or too little was finished: "not enough data". */
export function forecastOf({ weekly }: History, places: number, seed: number): Forecast | null {
  const finished = weekly.reduce((sum, count) => sum + count, 0);
  if (weekly.length < LEAST_WEEKS || finished < LEAST_FINISHED) return null;
  const roll = diceOf(seed);
  const dispersion = dispersionOf(weekly);
  const done: number[][] = Array.from({ length: places }, () => []);
  for (let run = 0; run < RUNS; run++) {
    const rate = gamma((finished + 0.5) / dispersion, roll) * (dispersion / weekly.length);
    let place = 0;
    for (let week = 1; week <= HORIZON && place < places; week++) {
      const count = weekOf(rate, dispersion, roll);
      for (const end = Math.min(places, place + count); place < end; place++) done[place]?.push(week);
    }
  }
  const sorted = done.map((weeks) => weeks.toSorted((a, b) => a - b));
  const quantile = (weeks: number[], share: number) => weeks[Math.ceil(share * RUNS) - 1] ?? null;
  return {
    pace: finished / weekly.length,
    weeks: weekly.length,
    at: sorted.map((weeks) => ({ p50: quantile(weeks, 0.5), p85: quantile(weeks, 0.85) })),
    shareWithin: (place, within) => (sorted[place] ?? []).filter((week) => week <= within).length / RUNS,
  };
}

/** Variance over mean; a steadier history than chance would give is not believed. */
function dispersionOf(weekly: readonly number[]): number {
  const mean = weekly.reduce((sum, count) => sum + count, 0) / weekly.length;
  const variance = weekly.reduce((sum, count) => sum + (count - mean) ** 2, 0) / (weekly.length - 1);
  return Math.max(1, variance / mean);
}

/** One week's count: Poisson, or for an uneven history Poisson of a Gamma rate, which is the negative binomial of that dispersion. */
function weekOf(rate: number, dispersion: number, roll: () => number): number {
  if (dispersion <= 1.0001) return poisson(rate, roll);
  return poisson(gamma(rate / (dispersion - 1), roll) * (dispersion - 1), roll);
}

/** Knuth's method; rates are a few a week. */
function poisson(rate: number, roll: () => number): number {
  const limit = Math.exp(-Math.min(rate, 500));
  let count = 0;
  for (let product = roll(); product > limit; product *= roll()) count += 1;
  return count;
}

/** Gamma with that shape and scale 1 (Marsaglia and Tsang 2000; below shape 1 by their power of a uniform). */
function gamma(shape: number, roll: () => number): number {
  if (shape < 1) return gamma(shape + 1, roll) * Math.max(roll(), Number.MIN_VALUE) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal(roll);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(Math.max(roll(), Number.MIN_VALUE)) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
  }
}

/** Box and Muller. */
function normal(roll: () => number): number {
  return Math.sqrt(-2 * Math.log(Math.max(roll(), Number.MIN_VALUE))) * Math.cos(2 * Math.PI * roll());
}
