/** One measured figure. `value` is the median of several rounds; a ratio has its `baseline` from the same run. */
export interface Row {
  name: string;
  value: number;
  unit: string;
  /** Smallest and largest round. */
  spread: [number, number];
  baseline: number | null;
  goal: number | null;
  ok: boolean | null;
}

export interface Benchmark {
  /** What its row names start with, e.g. "assets.list". */
  name: string;
  run(): Promise<Row[]>;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

type Goal = { atMost: number } | { atLeast: number } | null;

/** A row from its rounds. */
export function rowOf(name: string, unit: string, tasks: number[], goal: Goal, baseline: number | null = null): Row {
  const value = median(tasks);
  const bound = goal === null ? null : 'atMost' in goal ? goal.atMost : goal.atLeast;
  const ok = goal === null ? null : 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
  return { name, value, unit, spread: [Math.min(...tasks), Math.max(...tasks)], baseline, goal: bound, ok };
}
