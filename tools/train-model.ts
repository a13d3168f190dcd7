// Learns the weights of the features and writes src/engine/match/weights.ts. Run: EVAL_DIR=<folder with labelled .jsonl> node tools/train-model.ts [--write]
// Every source is first judged by weights learnt on the other sources; only then are the weights learnt on all of them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MATCH_FEATURES } from '#domain/documents/values.ts';
import { declaredIn } from '#engine/match/declared.ts';
import { matchDocument } from '#engine/match/evidence.ts';
import { featuresOf, type Features } from '#engine/match/features.ts';
import { indexOf } from '#engine/match/requirement-index.ts';
import { readDocument } from '#engine/read/document.ts';
import { readText } from '#engine/read/text-blocks.ts';
import { frameworkOf, ISO_27001 } from '#server/frameworks/catalogue.ts';
import { foldId, readRows, type Row } from './eval-rows.ts';

interface Example {
  source: string;
  document: string;
  requirement: string;
  features: Features;
  right: boolean;
  weight: number;
}

interface Learnt {
  bias: number;
  weights: Features;
}

/** Strength of the penalty on the squared weights, and the most Newton steps. */
const PENALTY = 1.5;
const STEPS = 30;
/** Features that may only speak against a requirement; all others may only speak for it. */
const AGAINST = new Set(['blocked-words']);

/** Labelled texts have the ids that their authors declared taken out, so what a declaration is worth cannot be learnt from them. */
const DECLARED = 2;

/** What documents about quality and data protection say nothing about: safe negatives from neighbouring frameworks. */
const UNRELATED: Record<string, RegExp> = {
  ISO9001: /^A\.(?:5\.(?:3|7|1[0-9]|2[3-8])|6\.[1267]|7\.(?:\d|1[0124])|8\.(?:\d|1\d|2[0-8]|31|34))$/,
  GDPR: /^A\.(?:5\.(?:3|6|7|8|9|11|16|17|30|37)|6\.[17]|7\.\d+|8\.(?:[1-9]|1[34579]|2[0-35-9]|3[0-4]))$/,
};

const requirements = frameworkOf(ISO_27001)?.requirements ?? [];
const index = indexOf(requirements);
const examples = readRows(process.env['EVAL_DIR']).flatMap(examplesOf);
const sources = [...new Set(examples.map(({ source }) => source))];
for (const source of sources) {
  const own = examples.filter((example) => example.source === source);
  const learnt = learn(examples.filter((example) => example.source !== source));
  console.log(source.padEnd(16), report(own, learnt));
}
const final = learn(examples);
console.log('all (seen)'.padEnd(16), report(examples, final), final);
if (process.argv.includes('--write')) write(final);

function examplesOf(row: Row): Example[] {
  const unrelated = UNRELATED[row.framework];
  if (row.framework !== 'ISO27001' && !unrelated) return [];
  const { text, blocks } = readText(row.text);
  const document = readDocument(text, blocks, { fileName: row.fileName, title: row.title });
  const matches = matchDocument(document, index);
  const declared = declaredIn(
    text,
    requirements.map(({ id }) => id),
  );
  const gold = new Set(row.gold);
  const secondary = new Set(row.secondary);
  return requirements.flatMap((requirement, position) => {
    const folded = foldId(requirement.id);
    const right = !unrelated && (gold.has(folded) || gold.has(requirement.id));
    if (unrelated && !unrelated.test(requirement.id)) return [];
    if (!right && (secondary.has(folded) || secondary.has(requirement.id))) return [];
    const features = featuresOf(position, document, matches, index, declared.has(requirement.id));
    return [{ source: row.source, document: row.id, requirement: folded, features, right, weight: weightOf(row) }];
  });
}

/** Our own documents are few and show the shapes that collections of policies lack: records, minutes, contracts, other languages. */
function weightOf({ source, framework }: Row): number {
  if (framework in UNRELATED) return 0.5;
  return source.startsWith('own') ? 4 : 1;
}

/**
 * Logistic regression with a quadratic penalty by Newton's steps. A feature of support that would count against a requirement is left
 * out and the rest is learnt again, so that adding support never lowers a confidence.
 */
function learn(from: Example[]): Learnt {
  let used = MATCH_FEATURES.map((_, j) => j);
  for (;;) {
    const solution = newton(from, used);
    const wrong = used.filter((feature, at) => {
      const weight = solution[at] ?? 0;
      return AGAINST.has(MATCH_FEATURES[feature] ?? '') ? weight > 0 : weight < 0;
    });
    if (wrong.length === 0) {
      const weights = Object.fromEntries(
        MATCH_FEATURES.map((name, j) => [name, used.includes(j) ? (solution[used.indexOf(j)] ?? 0) : 0]),
      );
      return { bias: solution.at(-1) ?? 0, weights: weights as Features };
    }
    used = used.filter((feature) => !wrong.includes(feature));
  }
}

function newton(from: Example[], used: number[]): number[] {
  const size = used.length + 1;
  const inputs = from.map(({ features }) => [...used.map((j) => features[MATCH_FEATURES[j] ?? 'cosine']), 1]);
  let solution: number[] = Array.from({ length: size }, () => 0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = solution.map((weight, j) => (j < size - 1 ? -PENALTY * weight : 0));
    const curve: number[][] = gradient.map((_, j) =>
      gradient.map((__, k) => (j === k && j < size - 1 ? PENALTY : 1e-6)),
    );
    inputs.forEach((input, i) => {
      const example = from[i];
      if (!example) return;
      const p = 1 / (1 + Math.exp(-input.reduce((sum, value, j) => sum + value * (solution[j] ?? 0), 0)));
      const error = (Number(example.right) - p) * example.weight;
      const slope = p * (1 - p) * example.weight;
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

function report(on: Example[], { bias, weights }: Learnt): string {
  const scored = on.map((example) => {
    const logit = MATCH_FEATURES.reduce((sum, name) => sum + example.features[name] * weights[name], bias);
    return { ...example, p: 1 / (1 + Math.exp(-logit)) };
  });
  const documents = Map.groupBy(scored, ({ document }) => document);
  let first = 0;
  let judged = 0;
  let recall = 0;
  let quiet = 0;
  let offTopic = 0;
  for (const own of documents.values()) {
    const ranked = own.toSorted((a, b) => b.p - a.p);
    const gold = new Set(ranked.filter(({ right }) => right).map(({ requirement }) => requirement));
    const ids = [...new Set(ranked.map(({ requirement }) => requirement))];
    if (gold.size === 0) {
      offTopic++;
      if ((ranked[0]?.p ?? 0) < 0.5) quiet++;
      continue;
    }
    judged++;
    if (gold.has(ids[0] ?? '')) first++;
    recall += ids.slice(0, 5).filter((id) => gold.has(id)).length / Math.min(5, gold.size);
  }
  const green = scored.filter(({ p }) => p >= 0.85);
  const likely = scored.filter(({ p }) => p >= 0.5);
  const parts = [
    judged && `P@1 ${(first / judged).toFixed(3)} R@5 ${(recall / judged).toFixed(3)} of ${judged}`,
    offTopic && `quiet ${quiet}/${offTopic}`,
  ];
  parts.push(
    `>=.85: ${green.filter(({ right }) => right).length}/${green.length}`,
    `>=.5: ${likely.filter(({ right }) => right).length}/${likely.length}`,
  );
  return parts.filter(Boolean).join('  ');
}

function write({ bias, weights }: Learnt): void {
  const given = { ...weights, 'document-says-so': DECLARED };
  const lines = MATCH_FEATURES.map((name) => `  ${/-/.test(name) ? `'${name}'` : name}: ${given[name].toFixed(3)},`);
  writeFileSync(
    join(import.meta.dirname, '../src/engine/match/weights.ts'),
    `import type { Features } from './features.ts';\n\n/** Weights of the features on the scale of log-odds, as \`tools/train-model.ts\` learnt them. */\nexport const BIAS = ${bias.toFixed(3)};\nexport const WEIGHTS: Features = {\n${lines.join('\n')}\n};\n`,
  );
}
