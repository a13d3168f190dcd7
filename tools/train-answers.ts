// Learns how sure an answer to a questionnaire is, from our own questions: each with its documents, and once more with the passages taken out that
// answer it, when whatever is found is wrong. Prints the weights for src/engine/questionnaire/confidence.ts. Run: node tools/train-answers.ts
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type AnswerLibrary, answerPart } from '#engine/questionnaire/answer.ts';
import { WEIGHTS } from '#engine/questionnaire/confidence.ts';
import { partsOf } from '#engine/questionnaire/parts.ts';
import type { Answer } from '#engine/questionnaire/types.ts';
import { readText } from '#engine/read/text-blocks.ts';
import { type Asked, isTreatedRightly, readLibrary } from './eval-questions.ts';
import { readRows } from './eval-rows.ts';

interface Example {
  values: number[];
  /** What it counts beside the others. */
  weight: number;
  isRight: boolean;
}

const FOLDER = join(import.meta.dirname, '../test/eval');
const NAMES = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
/** Most questions of a questionnaire have an answer: those whose passages are taken out count less. */
const TAKEN_OUT = 0.4;
const PENALTY = 0.002;
const STEPS = 6000;
const RATE = 0.3;

const read = (file: string) => parse(readFileSync(join(FOLDER, file), 'utf8')) as Asked[];
const gold: AnswerLibrary = {
  documents: readRows(undefined)
    .filter(({ source, fileName }) => source === 'own' && !fileName.startsWith('misleading'))
    .map(({ id, title, fileName, text }) => ({ id, title, fileName, date: null, ...readText(text) })),
  answers: [],
  links: [],
  requirements: [],
  taught: readLibrary().taught ?? [],
};

function without(library: AnswerLibrary, words: string[]): AnswerLibrary {
  const documents = library.documents.map((document) => ({
    ...document,
    blocks: document.blocks.filter(
      ({ kind, start, end }) => kind === 'h' || !words.some((each) => document.text.slice(start, end).includes(each)),
    ),
  }));
  return { ...library, documents };
}

function exampleOf(answer: Answer, isRight: boolean, weight = 1): Example[] {
  const values = NAMES.map((name) => answer.because.find(({ feature }) => feature === name)?.value ?? 0);
  return answer.because.length > 1 ? [{ values, isRight, weight }] : [];
}

const sets: [Asked[], AnswerLibrary][] = [
  [read('questions/tuned.yaml'), readLibrary()],
  [read('questions/reworded.yaml'), readLibrary()],
  [read('questions-second/second-tuned.yaml'), readLibrary('second')],
  [read('questions-third/third-tuned.yaml'), readLibrary('third')],
  [read('questions-payroll/payroll.yaml'), readLibrary('payroll')],
  [read('questions-logistics/logistics.yaml'), readLibrary('logistics')],
  [read('questions-bookings/bookings.yaml'), readLibrary('bookings')],
  [read('questionnaire.yaml'), gold],
];
const examples = sets.flatMap(([asked, library]) =>
  asked.flatMap((one) => {
    const ask = (from: AnswerLibrary) => answerPart(partsOf(one.q)[0]!, from, -1);
    const words = [...(one.has ?? []), ...(one.all ?? []), ...(one.sides ?? [])];
    const answer = ask(library);
    if (words.length === 0) return exampleOf(answer, false);
    const isShown = isTreatedRightly({ ...one, truth: answer.verdict, verdict: answer.verdict }, answer);
    // A right passage that is misread teaches nothing about finding it.
    const own = isShown && !isTreatedRightly(one, answer) ? [] : exampleOf(answer, isShown);
    return [...own, ...exampleOf(ask(without(library, words)), false, TAKEN_OUT)];
  }),
);

const mass = examples.reduce((sum, { weight }) => sum + weight, 0);
let bias = 0;
const weights = NAMES.map((name): number => WEIGHTS[name]);
/** What speaks against an answer; all else speaks for it. */
const AGAINST = new Set<keyof typeof WEIGHTS>(['unworded', 'unfit', 'missing', 'together', 'row', 'conflict', 'open']);
const sign = NAMES.map((name) => (AGAINST.has(name) ? -1 : 1));
for (let step = 0; step < STEPS; step++) {
  const slope = weights.map((weight) => PENALTY * weight);
  let rise = 0;
  for (const { values, isRight, weight } of examples) {
    const logit = values.reduce((sum, value, at) => sum + value * weights[at]!, bias);
    const miss = ((1 / (1 + Math.exp(-logit)) - Number(isRight)) * weight) / mass;
    rise += miss;
    values.forEach((value, at) => (slope[at]! += miss * value));
  }
  bias -= RATE * rise;
  // What speaks for an answer never counts against it, and the other way round.
  weights.forEach((weight, at) => {
    const next = weight - RATE * slope[at]!;
    // What no example has is left as it is.
    if (examples.some(({ values }) => values[at] !== 0)) weights[at] = next * sign[at]! < 0 ? 0 : next;
  });
}
console.log(`${examples.length} examples, ${examples.filter(({ isRight }) => isRight).length} right`);
const loss = examples.reduce((sum, { values, isRight, weight }) => {
  const logit = values.reduce((total, value, at) => total + value * weights[at]!, bias);
  return sum + (weight * Math.log(1 + Math.exp(isRight ? -logit : logit))) / mass;
}, 0);
console.log(`loss ${loss.toFixed(4)}`);
console.log(`BIAS ${bias.toFixed(2)}`);
NAMES.forEach((name, at) => console.log(`  ${name}: ${weights[at]!.toFixed(2)},`));
const scored = examples
  .map(({ values, isRight }) => ({
    p: 1 / (1 + Math.exp(-values.reduce((sum, value, at) => sum + value * weights[at]!, bias))),
    isRight,
  }))
  .toSorted((a, b) => b.p - a.p);
for (const least of [0.9, 0.85, 0.8, 0.75, 0.7, 0.6, 0.5, 0.4, 0.3]) {
  const above = scored.filter(({ p }) => p >= least);
  console.log(`  >= ${least}: ${above.filter(({ isRight }) => isRight).length} of ${above.length} right`);
}
