// Learns what tells a sentence from its reverse (reversal), or what was done from what is to be done (told), and writes src/engine/judge/*-weights.ts
// with --write. From the example sentences of the catalogue, graded sentences and what differs between twins, as far as they are not held out.
// Run: node tools/train-words.ts reversal|told [--write]
import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { join } from 'node:path';
import { LANGUAGES } from '#domain/organisations/language.ts';
import {
  namesIn,
  placesOf,
  PLACES,
  type Sign,
  SIGNS,
  type WordFeatures,
  wordFeaturesOf,
} from '#engine/judge/word-model.ts';
import { grammarOf } from '#engine/read/statements/grammar.ts';
import { readStatements } from '#engine/read/statements/read-statements.ts';
import { readReversals, readTold, type Row } from './train-words-rows.ts';

const WHAT = { reversal: 'a sentence from its reverse', told: 'what was done from what is to be done' };
const ROUNDS = 25;
const RATE = 0.15;
const PENALTY = 0.002;
/** A word that so few sentences have says nothing of others. */
const FEW = 3;
const MOST = 127;

interface Example extends WordFeatures {
  row: Row;
  names: string[];
}
interface Model {
  bias: number;
  places: Float64Array;
  signs: Record<Sign, number>;
}

const which = process.argv[2] === 'told' ? 'told' : 'reversal';
const rows = which === 'told' ? readTold() : readReversals();
const examples = rows.map((row): Example => {
  const grammar = grammarOf(row.language);
  const statements = readStatements(row.text, grammar, row.text.includes(' | ') ? 'row' : 'p');
  const names = namesIn(row.text, row.language, grammar);
  return { row, names, ...wordFeaturesOf(row.text, statements, row.language, grammar) };
});
const model = learn(examples.filter(({ row }) => !row.heldOut));
for (const language of [...LANGUAGES, null]) report(language);
console.log(model.signs, model.bias);
if (process.argv.includes('--write')) write(model);

function logitOf(
  { signs, places }: Pick<Example, 'signs' | 'places'>,
  { bias, places: weights, signs: ofSigns }: Model,
): number {
  const words = places.reduce((sum, place) => sum + (weights[place] ?? 0), 0);
  return signs.reduce((sum, sign) => sum + ofSigns[sign], bias) + words / Math.sqrt(places.length || 1);
}

/** Logistic regression by steps of their own size for each weight (AdaGrad), in an order that is always the same. */
function learn(from: Example[]): Model {
  const counts = new Map<string, number>();
  for (const { names } of from) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const kept = from.map((example) => ({
    ...example,
    places: placesOf(example.names.filter((name) => counts.get(name)! >= FEW)),
  }));
  const own: Model = {
    bias: 0,
    places: new Float64Array(PLACES),
    signs: Object.fromEntries(SIGNS.map((sign) => [sign, 0])) as Record<Sign, number>,
  };
  const moved = new Float64Array(PLACES).fill(0.01);
  const movedSigns = Object.fromEntries(SIGNS.map((sign) => [sign, 0.01])) as Record<Sign, number>;
  for (let round = 0; round < ROUNDS; round++)
    for (let step = 0; step < kept.length; step++) {
      const example = kept[(step * 7919 + round * 131) % kept.length]!;
      const share = 1 / Math.sqrt(example.places.length || 1);
      const { isSo, weight } = example.row;
      const miss = (1 / (1 + Math.exp(-logitOf(example, own))) - Number(isSo)) * weight;
      own.bias -= 0.02 * miss;
      for (const place of example.places) {
        const slope = miss * share + PENALTY * own.places[place]!;
        moved[place]! += slope * slope;
        own.places[place]! -= (RATE * slope) / Math.sqrt(moved[place]!);
      }
      for (const sign of example.signs) {
        const slope = miss + PENALTY * own.signs[sign];
        movedSigns[sign] += slope * slope;
        own.signs[sign] -= (RATE * slope) / Math.sqrt(movedSigns[sign]);
      }
    }
  return own;
}

function report(language: string | null) {
  const scored = examples
    .filter(({ row }) => row.heldOut && (language === null || row.language === language))
    .map((example) => ({ logit: logitOf(example, model), isSo: example.row.isSo }));
  const [so, others] = [scored.filter(({ isSo }) => isSo), scored.filter((one) => !one.isSo)];
  let wins = 0;
  for (const { logit } of so)
    for (const other of others) wins += logit > other.logit ? 1 : logit === other.logit ? 0.5 : 0;
  const above = (list: typeof scored, bound: number) =>
    (list.filter(({ logit }) => logit > bound).length / list.length).toFixed(3);
  console.log(
    language ?? 'all',
    `held out ${so.length} so, ${others.length} other; area ${(wins / so.length / others.length).toFixed(3)};`,
    [-2, -1, 0, 1, 1.5, 2].map((bound) => `>${bound}: ${above(so, bound)} / ${above(others, bound)}`).join('; '),
  );
}

function write({ bias, places, signs }: Model) {
  const most = places.reduce((sum, weight) => Math.max(sum, Math.abs(weight)), 0);
  const scale = MOST / most;
  const bytes = deflateSync(
    Int8Array.from(places, (weight) => Math.round(weight * scale)),
    { level: 9 },
  );
  const text = bytes.toString('base64').replace(/.{500}/g, '$&\\\n');
  const count = examples.filter(({ row }) => !row.heldOut).length;
  writeFileSync(
    join(import.meta.dirname, `../src/engine/judge/${which}-weights.ts`),
    `import type { WordModel } from './word-model.ts';

/** What tells ${WHAT[which]}, as \`tools/train-words.ts\` learnt it from ${count} sentences. */
export const ${which.toUpperCase()}: WordModel = {
  bias: ${bias.toFixed(3)},
  signs: {
${SIGNS.map((sign) => `    ${/-/.test(sign) ? `'${sign}'` : sign}: ${signs[sign].toFixed(3)},`).join('\n')}
  },
  scale: ${scale.toFixed(2)},
  words: \`\\
${text}\`,
};
`,
  );
}
