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

/** What the documents of authors not seen in training show, one line for each source and framework, as a table in Markdown. */
export function reportOf(judged: Judged[]): string {
  const groups = Map.groupBy(judged, ({ source, framework }) => `${source} | ${framework}`);
  const lines = [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, group]) => {
      const { documents, quiet, ...figures } = figuresOf(group);
      const values = Object.values(figures).map((value) => value.toFixed(3));
      if (documents === 0) return [`| ${name} | 0 |${values.map(() => ' |').join('')} ${quiet.toFixed(3)} |`];
      return [`| ${name} | ${documents} | ${values.join(' | ')} | |`];
    });
  const real = judged.filter(({ source }) => !/^(?:own|templates)/.test(source));
  return [
    '| source | framework | documents | P@1 | Hit@3 | R@5 | MAP | micro-F1 | ECE | precision at ≥ .85 | share there | quiet |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...lines,
    '',
    `ECE of the first eight over all documents of other authors: ${calibration(real).toFixed(3)}.`,
  ].join('\n');
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
