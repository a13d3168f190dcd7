import { probability } from '#engine/match/model.ts';
import type { Example } from './train-examples.ts';
import { type Learnt, logitOf } from './train-regression.ts';

interface Judged extends Example {
  logit: number;
  p: number;
}

export function judgedBy(examples: Example[], learnt: Learnt): Judged[] {
  return examples.map((example) => {
    const logit = logitOf(example, learnt);
    return { ...example, logit, p: probability(logit) };
  });
}

/** One line for each source and framework: ranking first, then how far the confidences can be believed. */
export function print(judged: Judged[]): void {
  const groups = Map.groupBy(judged, ({ source, framework }) => `${source.padEnd(14)} ${framework.padEnd(16)}`);
  const all = { documents: 0, p1: 0, hit3: 0, r5: 0, map: 0 };
  for (const [name, group] of groups) {
    const figures = figuresOf(group);
    for (const key of ['p1', 'hit3', 'r5', 'map'] as const) all[key] += figures[key] * figures.documents;
    all.documents += figures.documents;
    console.log(
      name,
      Object.entries(figures)
        .map(([key, value]) => `${key} ${Number.isInteger(value) ? value : value.toFixed(3)}`)
        .join('  '),
    );
  }
  console.log(
    'all',
    (['p1', 'hit3', 'r5', 'map'] as const).map((key) => `${key} ${(all[key] / all.documents).toFixed(4)}`).join('  '),
    'ece',
    calibration(judged.filter(({ author }) => author !== 'own')).toFixed(4),
  );
}

function calibration(judged: Judged[]): number {
  const top = [...Map.groupBy(judged, ({ document }) => document).values()].flatMap((own) => distinct(own).slice(0, 8));
  const bins = Map.groupBy(top, ({ p }) => Math.min(9, Math.floor(p * 10)));
  let error = 0;
  for (const bin of bins.values())
    error += Math.abs(mean(bin.map(({ p }) => p)) - mean(bin.map(({ right }) => Number(right)))) * bin.length;
  return error / Math.max(1, top.length);
}

function distinct(own: Judged[]): Judged[] {
  const best = new Map<string, Judged>();
  for (const one of own) {
    const before = best.get(one.requirement);
    if (!before || one.logit > before.logit)
      best.set(one.requirement, { ...one, right: one.right || (before?.right ?? false) });
    else if (one.right) before.right = true;
  }
  return [...best.values()].toSorted((a, b) => b.logit - a.logit);
}

function figuresOf(group: Judged[]) {
  const documents = [...Map.groupBy(group, ({ document }) => document).values()].map(distinct);
  const about = documents.filter((own) => own.some(({ right }) => right));
  const other = documents.filter((own) => !own.some(({ right }) => right));
  const top = about.flatMap((own) => own.slice(0, 8));
  const labels = about.reduce((sum, own) => sum + own.filter(({ right }) => right).length, 0);
  const green = top.filter(({ p }) => p >= 0.85);
  const likely = top.filter(({ p }) => p >= 0.5);
  return {
    documents: about.length,
    p1: mean(about.map(([first]) => Number(first?.right))),
    hit3: mean(about.map((own) => Number(own.slice(0, 3).some(({ right }) => right)))),
    r5: mean(
      about.map(
        (own) =>
          own.slice(0, 5).filter(({ right }) => right).length / Math.min(5, own.filter(({ right }) => right).length),
      ),
    ),
    map: mean(
      about.map((own) => {
        let right = 0;
        return (
          own.reduce((sum, one, at) => (one.right ? sum + ++right / (at + 1) : sum), 0) /
          own.filter((one) => one.right).length
        );
      }),
    ),
    f1: (2 * likely.filter(({ right }) => right).length) / Math.max(1, likely.length + labels),
    ece: calibration(about.flat()),
    green: mean(green.map(({ right }) => Number(right))),
    share: green.filter(({ right }) => right).length / Math.max(1, labels),
    quiet: other.length > 0 ? mean(other.map(([first]) => Number((first?.p ?? 0) < 0.5))) : 0,
  };
}

function mean(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
