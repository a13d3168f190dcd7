// Learns when an ask counts as shown, from our gold documents, and writes src/engine/judge/ask-weights.ts with --write.
// Run: node tools/train-asks.ts [--write]. Every document is judged by weights learnt on the others before all are learnt together.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASK_FEATURES, type AskFeatures, evidenceFor } from '#engine/judge/ask-evidence.ts';
import { matchDocument } from '#engine/match/evidence.ts';
import { probability } from '#engine/match/model.ts';
import { indexOf } from '#engine/match/requirement-index.ts';
import { documentTypeOf } from '#engine/read/document-type.ts';
import { readDocument } from '#engine/read/document.ts';
import { readText } from '#engine/read/text-blocks.ts';
import { labelledBy } from './eval-frameworks.ts';
import { readRows, type Row } from './eval-rows.ts';
import { fit } from './train-regression.ts';
import { withoutSectionAt } from './eval-sections.ts';

interface Labelled {
  document: string;
  features: AskFeatures;
  open: boolean;
  status: string;
  weight: number;
  /** Where the sentence stands that shows it best. */
  start: number | undefined;
}

/** A share of what is wanted is worth half. */
const WORTH: Record<string, number> = { covered: 1, partial: 0.5, missing: 0 };
const AGAINST = new Set<string>(['only-ordered', 'left-open']);
const PENALTY = 1;
/** What a made-up gap counts beside a label. */
const ABLATED = 0.35;

const labelled = readRows(undefined)
  .filter(({ heldOut }) => !heldOut)
  .flatMap((row) => [...asksOf(row), ...withoutSections(row)]);
const documents = [...new Set(labelled.map(({ document }) => document))];
const judged = documents.flatMap((document) => {
  const model = learn(labelled.filter((each) => each.document !== document));
  return labelled.filter((each) => each.document === document).map((each) => ({ ...each, p: judge(each, model) }));
});
const bounds = best(judged);
const real = judged.filter(({ weight }) => weight === 1);
const gone = judged.filter(({ weight }) => weight < 1);
const noticed = gone.filter((each) => statusOf(each, bounds) !== 'covered').length / gone.length;
console.log(
  `${real.length} asks of ${documents.length} documents; right on documents not seen: ${rightOf(real, bounds).toFixed(3)}`,
);
console.log(`${gone.length} asks whose section was taken out; noticed: ${noticed.toFixed(3)}`, bounds);
const final = learn(labelled);
console.log(final);
if (process.argv.includes('--write')) write();

function asksOf(row: Row): Labelled[] {
  const requirements = labelledBy(row.framework)?.requirements ?? [];
  const { text, blocks } = readText(row.text);
  const document = readDocument(text, blocks, { fileName: row.fileName, title: row.title });
  const index = indexOf(requirements, document.language);
  const matches = matchDocument(document, index);
  const { type } = documentTypeOf(document, blocks, [row.title, row.fileName, document.headings[0]?.text ?? '']);
  return Object.entries(row.asks).flatMap(([id, statuses]) => {
    const position = requirements.findIndex((requirement) => requirement.id === id);
    return Object.entries(statuses).map(([askId, status]) => {
      const at = requirements[position]?.asks.findIndex((ask) => ask.id === askId) ?? -1;
      const { features, open, sentence } = evidenceFor(position, at, document, matches, index, type);
      return { document: row.id, features, open, status, weight: 1, start: sentence?.start };
    });
  });
}

/** The same documents without the section that shows an ask best: what it showed is missing then, as far as one section shows it. */
function withoutSections(row: Row): Labelled[] {
  const { text, blocks } = readText(row.text);
  return Object.entries(row.asks).flatMap(([id, statuses]) =>
    Object.entries(statuses)
      .filter(([, status]) => status === 'covered')
      .flatMap(([askId]) => {
        const [shown] = asksOf({ ...row, asks: { [id]: { [askId]: 'covered' } } });
        const start = shown?.start;
        if (start === undefined) return [];
        const rest = withoutSectionAt(text, blocks, start);
        return asksOf({ ...row, text: rest, asks: { [id]: { [askId]: 'missing' } } }).map((each) => ({
          ...each,
          weight: ABLATED,
        }));
      }),
  );
}

interface Model {
  bias: number;
  weights: AskFeatures;
}

function learn(from: Labelled[]): Model {
  let used: string[] = [...ASK_FEATURES];
  for (;;) {
    const solution = fit(
      from.map(({ features }) => [...used.map((name) => features[name as keyof AskFeatures]), 1]),
      from.map(({ status }) => WORTH[status] ?? 0),
      [...used.map(() => PENALTY), 0],
      from.map(({ weight }) => weight),
    );
    const wrong = used.filter((name, at) => (AGAINST.has(name) ? (solution[at] ?? 0) > 0 : (solution[at] ?? 0) < 0));
    if (wrong.length === 0) {
      const weights = ASK_FEATURES.map((name) => [name, used.includes(name) ? (solution[used.indexOf(name)] ?? 0) : 0]);
      return { bias: solution.at(-1) ?? 0, weights: Object.fromEntries(weights) as AskFeatures };
    }
    used = used.filter((name) => !wrong.includes(name));
  }
}

function judge({ features }: Labelled, { bias, weights }: Model): number {
  return probability(ASK_FEATURES.reduce((sum, name) => sum + features[name] * weights[name], bias));
}

interface Bounds {
  covered: number;
  partial: number;
}

function statusOf({ p, open, features }: Labelled & { p: number }, { covered, partial }: Bounds): string {
  if (p < partial) return 'missing';
  return p >= covered && !open && features['only-ordered'] === 0 ? 'covered' : 'partial';
}

function rightOf(from: (Labelled & { p: number })[], at: Bounds): number {
  return from.filter((each) => statusOf(each, at) === each.status).length / from.length;
}

/** The bounds with the best mean of the share that is right and of the same within each status, so that no status is given up. */
function best(from: (Labelled & { p: number })[]): { covered: number; partial: number; right: number; fair: number } {
  let most = { covered: 0.5, partial: 0.3, right: 0, fair: 0 };
  for (let covered = 0.3; covered < 0.8; covered += 0.02) {
    for (let partial = 0.1; partial < covered; partial += 0.02) {
      const hits = from.filter((each) => statusOf(each, { covered, partial }) === each.status);
      const right = weightOf(hits) / weightOf(from);
      const within = Object.keys(WORTH).map((one) => shareOf(hits, one) / shareOf(from, one));
      const fair = (right + within.reduce((sum, share) => sum + share, 0) / within.length) / 2;
      if (fair > most.fair) most = { covered, partial, right, fair };
    }
  }
  return most;
}

function weightOf(from: Labelled[]): number {
  return from.reduce((sum, { weight }) => sum + weight, 0);
}

function shareOf(from: Labelled[], status: string): number {
  return weightOf(from.filter((each) => each.status === status));
}

function write(): void {
  const key = (name: string) => (/-/.test(name) ? `'${name}'` : name);
  const lines = ASK_FEATURES.map((name) => `  ${key(name)}: ${final.weights[name].toFixed(3)},`);
  writeFileSync(
    join(import.meta.dirname, '../src/engine/judge/ask-weights.ts'),
    `import type { AskFeatures } from './ask-evidence.ts';

/** Weights of what speaks for an ask on the scale of log-odds, as \`tools/train-asks.ts\` learnt them from ${real.length} labelled asks. */
export const ASK_BIAS = ${final.bias.toFixed(3)};
export const ASK_WEIGHTS: AskFeatures = {
${lines.join('\n')}
};

/** From this probability on an ask counts as shown, and from this one as shown in part. */
export const COVERED = ${bounds.covered.toFixed(2)};
export const PARTIAL = ${bounds.partial.toFixed(2)};
`,
  );
}
