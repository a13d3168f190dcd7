import { MATCH_FEATURES } from '#domain/documents/values.ts';
import type { Features } from '#engine/match/features.ts';
import type { Example } from './train-examples.ts';

export interface Learnt {
  bias: number;
  /** What a framework adds to the bias, where it was seen. */
  frameworks: Record<string, number>;
  weights: Features;
}

/** Strength of the penalty on the squared weights, of that on the frameworks' own, and the most Newton steps. */
const PENALTY = 4;
const FRAMEWORK_PENALTY = 12;
const STEPS = 30;
/** Features that may only speak against a requirement; all others may only speak for it. */
const AGAINST = new Set<string>(['blocked-words', 'outshone', 'outshone-in-text', 'outshone-in-substance']);

export function logitOf(example: Example, { bias, frameworks, weights }: Learnt): number {
  const start = bias + (frameworks[example.framework] ?? 0) - example.toTwin;
  return MATCH_FEATURES.reduce((sum, name) => sum + example.features[name] * weights[name], start);
}

/**
 * Logistic regression with a quadratic penalty by Newton's steps. A feature of support that would count against a requirement is left
 * out and the rest is learnt again, so that adding support never lowers a confidence.
 */
export function learn(from: Example[], left: string[] = []): Learnt {
  const frameworks = [...new Set(from.map(({ framework }) => framework))].toSorted();
  let used: string[] = MATCH_FEATURES.filter((name) => !left.includes(name));
  for (;;) {
    const solution = newton(from, used, frameworks);
    const wrong = used.filter((name, at) => {
      const weight = solution[at] ?? 0;
      return AGAINST.has(name) ? weight > 0 : weight < 0;
    });
    if (wrong.length === 0) {
      const weightOf = (name: string) => (used.includes(name) ? (solution[used.indexOf(name)] ?? 0) : 0);
      return {
        bias: solution.at(-1) ?? 0,
        frameworks: Object.fromEntries(frameworks.map((id, at) => [id, solution[used.length + at] ?? 0])),
        weights: Object.fromEntries(MATCH_FEATURES.map((name) => [name, weightOf(name)])) as Features,
      };
    }
    used = used.filter((name) => !wrong.includes(name));
  }
}

function newton(from: Example[], used: string[], frameworks: string[]): number[] {
  return fit(
    from.map(({ features, framework }) => [
      ...used.map((name) => features[name as keyof Features]),
      ...frameworks.map((id) => Number(id === framework)),
      1,
    ]),
    from.map(({ right }) => Number(right)),
    [...used.map(() => PENALTY), ...frameworks.map(() => FRAMEWORK_PENALTY), 0],
    from.map(({ weight }) => weight),
    from.map(({ toTwin }) => -toTwin),
  );
}

/** Newton's steps: weights of the inputs' columns for targets of 0 to 1, with a quadratic penalty for each column. */
export function fit(
  inputs: number[][],
  targets: number[],
  penalties: number[],
  counts: number[] = [],
  given: number[] = [],
): number[] {
  const size = penalties.length;
  let solution: number[] = Array.from({ length: size }, () => 0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = solution.map((weight, j) => -(penalties[j] ?? 0) * weight);
    const curve: number[][] = penalties.map((penalty, j) =>
      penalties.map((_, k) => (j === k ? Math.max(penalty, 1e-6) : 0)),
    );
    inputs.forEach((input, i) => {
      const logit = input.reduce((sum, value, j) => sum + value * (solution[j] ?? 0), given[i] ?? 0);
      const p = 1 / (1 + Math.exp(-logit));
      const count = counts[i] ?? 1;
      const error = ((targets[i] ?? 0) - p) * count;
      const slope = p * (1 - p) * count;
      for (let j = 0; j < size; j++) {
        const value = input[j] ?? 0;
        if (value === 0) continue;
        gradient[j] = (gradient[j] ?? 0) + error * value;
        const row = curve[j] ?? [];
        for (let k = 0; k < size; k++) row[k] = (row[k] ?? 0) + slope * value * (input[k] ?? 0);
      }
    });
    const move = solve(curve, gradient);
    solution = solution.map((weight, j) => weight + (move[j] ?? 0));
    if (Math.max(...move.map(Math.abs)) < 1e-5) break;
  }
  return solution;
}

/** Solves a symmetric system of linear equations by elimination with pivots. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best));
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(column, 0, pivot);
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[column] ?? 0) / (pivot[column] || 1e-12);
      for (let k = column; k <= size; k++) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0);
    }
  }
  return rows.map((row, i) => (row[size] ?? 0) / (row[i] || 1e-12));
}
