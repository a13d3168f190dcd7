// Learns what tells the kinds of documents apart and writes src/engine/read/type-weights.ts with --write. Every author's documents are judged
// by weights learnt on the others' first. Run: EVAL_DIR=<folder with labelled .jsonl> node tools/train-types.ts [--write]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DocumentType } from '#domain/documents/reading.ts';
import { readDocument } from '#engine/read/document.ts';
import { readText } from '#engine/read/text-blocks.ts';
import { type OwnWords, SHAPES, typeFeatures, type TypeFeatures } from '#engine/read/type-features.ts';
import { authorOf } from './train-examples.ts';
import { readRows, type Row } from './eval-rows.ts';

interface Example {
  author: string;
  features: TypeFeatures;
  type: string;
  weight: number;
  named: boolean;
}

interface Model {
  own: OwnWords;
  shape: Record<string, number[]>;
}

const TYPES = DocumentType.options.filter((type) => type !== 'unknown');
const NAMES = ['named', 'mentioned', 'field', 'self'] as const;
const STEPS = 1500;
const RATE = 0.5;
const PENALTY = 0.004;

const rows = [...new Map(readRows(process.env['EVAL_DIR']).map((row) => [`${row.source} ${row.id}`, row])).values()];
const examples = rows
  .filter(({ heldOut, type }) => !heldOut && TYPES.includes(type as (typeof TYPES)[number]))
  .flatMap(examplesOf);
for (const author of new Set(examples.map((example) => example.author))) {
  const model = learn(examples.filter((example) => example.author !== author));
  const own = examples.filter((example) => example.author === author);
  for (const named of [true, false]) {
    const judged = own.filter((example) => example.named === named).map((example) => judge(example, model));
    console.log(
      author.padEnd(10),
      named ? 'with names' : 'text alone',
      judged.length,
      (judged.filter(({ right }) => right).length / judged.length).toFixed(3),
      'ece',
      errorOf(judged).toFixed(3),
    );
  }
}
const final = learn(examples);
if (process.argv.includes('--write')) write();

/** Each document twice: with its names, and with its text alone. */
function examplesOf(row: Row): Example[] {
  const { text, blocks } = readText(row.text);
  const document = readDocument(text, blocks, { fileName: row.fileName, title: row.title });
  const names = [row.title, row.fileName.replace(/[_-]+/g, ' '), document.headings[0]?.text ?? ''].filter(Boolean);
  const author = authorOf(row.source);
  // The same template in four languages says little more than one.
  const weight = author === 'templates' ? 0.5 : 1;
  return [names, []].map((titles) => ({
    author,
    features: typeFeatures(document, blocks, titles),
    type: row.type ?? '',
    weight,
    named: titles.length > 0,
  }));
}

function scores({ own, shape }: TypeFeatures, model: Model): number[] {
  const raw = TYPES.map((type) => {
    const weights = model.shape[type] ?? [];
    const named = NAMES.reduce((sum, name) => sum + (own[type]?.[name] ?? 0) * model.own[name], 0);
    return named + shape.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), weights.at(-1) ?? 0);
  });
  const most = Math.max(...raw);
  const exponentials = raw.map((score) => Math.exp(score - most));
  const total = exponentials.reduce((sum, value) => sum + value, 0);
  return exponentials.map((value) => value / total);
}

/** Softmax regression by gradient descent with momentum and a quadratic penalty. */
function learn(from: Example[]): Model {
  const model: Model = {
    own: { named: 0, mentioned: 0, field: 0, self: 0 },
    shape: Object.fromEntries(TYPES.map((type) => [type, SHAPES.map(() => 0).concat(0)])),
  };
  const speed: Model = structuredClone(model);
  const total = from.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 0; step < STEPS; step++) {
    const slope: Model = {
      own: { named: 0, mentioned: 0, field: 0, self: 0 },
      shape: Object.fromEntries(TYPES.map((type) => [type, SHAPES.map(() => 0).concat(0)])),
    };
    for (const { features, type, weight } of from) {
      const p = scores(features, model);
      TYPES.forEach((one, at) => {
        const error = ((Number(one === type) - (p[at] ?? 0)) * weight) / total;
        for (const name of NAMES) slope.own[name] += error * (features.own[one]?.[name] ?? 0);
        const own = slope.shape[one] ?? [];
        features.shape.forEach((value, j) => (own[j] = (own[j] ?? 0) + error * value));
        own[SHAPES.length] = (own[SHAPES.length] ?? 0) + error;
      });
    }
    for (const name of NAMES) {
      speed.own[name] = 0.9 * speed.own[name] + slope.own[name] - PENALTY * 0.1 * model.own[name];
      model.own[name] = Math.max(0, model.own[name] + RATE * speed.own[name]);
    }
    for (const type of TYPES) {
      const [weights = [], fast = [], own = []] = [model.shape[type], speed.shape[type], slope.shape[type]];
      weights.forEach((weight, j) => {
        fast[j] = 0.9 * (fast[j] ?? 0) + (own[j] ?? 0) - PENALTY * weight;
        weights[j] = weight + RATE * fast[j];
      });
    }
  }
  return model;
}

function judge({ features, type }: Example, model: Model): { right: boolean; p: number } {
  const p = scores(features, model);
  const best = p.indexOf(Math.max(...p));
  return { right: TYPES[best] === type, p: p[best] ?? 0 };
}

function errorOf(judged: { right: boolean; p: number }[]): number {
  const bins = Map.groupBy(judged, ({ p }) => Math.min(9, Math.floor(p * 10)));
  return [...bins.values()].reduce((sum, bin) => {
    const gap = bin.reduce((all, { p, right }) => all + p - Number(right), 0);
    return sum + Math.abs(gap) / judged.length;
  }, 0);
}

function write(): void {
  const short = (value: number) => value.toFixed(2);
  const lines = TYPES.map((type) => `  ${type}: [${(final.shape[type] ?? []).map(short).join(', ')}],`);
  writeFileSync(
    join(import.meta.dirname, '../src/engine/read/type-weights.ts'),
    `/** What tells the kinds of documents apart, as \`tools/train-types.ts\` learnt it from ${examples.length / 2} documents. */
export const OWN_WEIGHTS = { ${NAMES.map((name) => `${name}: ${short(final.own[name])}`).join(', ')} };

/** For each kind the weights of \`SHAPES\` and the bias. */
export const SHAPE_WEIGHTS: Record<string, number[]> = {
${lines.join('\n')}
};
`,
  );
}
