// Learns which extract answers a question and how sure that is, from our own questions beside their documents, and prints the weights for
// src/engine/questionnaire/confidence.ts. Run: node tools/run.mjs tools/train-answers.ts
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type AnswerLibrary, lookFor } from '#engine/questionnaire/answer.ts';
import { citationsOf } from '#engine/questionnaire/cite.ts';
import { type AnswerFeatures, WEIGHTS } from '#engine/questionnaire/confidence.ts';
import { rankedFor } from '#engine/questionnaire/features.ts';
import { partsOf } from '#engine/questionnaire/parts.ts';
import { readText } from '#engine/read/text-blocks.ts';
import { type Asked, quotes, readLibrary } from './eval-questions.ts';
import { readRows } from './eval-rows.ts';
import { fit } from './train-regression.ts';

/** An extract of a question: what is known of it, and whether it answers. */
interface Example {
  values: number[];
  isRight: boolean;
}
/** All extracts of a question, and what it counts. */
interface Question {
  extracts: Example[];
  count: number;
}

const FOLDER = join(import.meta.dirname, '../test/eval');
const NAMES = Object.keys(WEIGHTS) as (keyof AnswerFeatures)[];
/** What speaks against an answer, all else speaks for it; 'said' stands in the score as well. */
const AGAINST = new Set<keyof AnswerFeatures>(['said', 'missing', 'row']);
/** A practice that a question names counts more than our questions can teach: few name one that is not there. */
const NAMED = 0.46;
const PENALTY = 0.5;
/** Questions in the documents' own words are easy, and teach less. */
const EASY = 0.5;
/** Each question is asked once more with the passages taken out that answer it; most questions of a questionnaire have an answer. */
const TAKEN_OUT = 0.25;

/** Sets by the documents that they are asked of; those that only measure are not among them. */
const SETS = {
  gold: ['questionnaire'],
  tuned: ['questions/tuned', 'questions/reworded'],
  'second-tuned': ['questions-second/second-tuned'],
  'third-tuned': ['questions-third/third-tuned'],
  payroll: ['questions-payroll/payroll'],
  logistics: ['questions-logistics/logistics'],
  bookings: ['questions-bookings/bookings'],
  laboratory: ['questions-laboratory/laboratory'],
  hotel: ['questions-hotel/hotel'],
  clinic: ['questions-clinic/clinic'],
  agency: ['questions-agency/agency'],
  machines: ['questions-machines/machines'],
  utility: ['questions-utility/utility'],
  insurer: ['questions-insurer/insurer'],
} as const;
const EASY_SETS = new Set<string>(['gold', 'tuned', 'second-tuned']);
const gold: AnswerLibrary = {
  ...readLibrary(),
  documents: readRows(undefined)
    .filter(({ source, fileName }) => source === 'own' && !fileName.startsWith('misleading'))
    .map(({ id, title, fileName, text }) => ({ id, title, fileName, date: null, ...readText(text) })),
};

function questionsOf(files: readonly string[], library: AnswerLibrary, count: number): Question[] {
  return files
    .flatMap((file) => parse(readFileSync(join(FOLDER, `${file}.yaml`), 'utf8')) as Asked[])
    .flatMap(({ q, has = [], all = [], sides = [] }) => {
      const words = [...has, ...all, ...sides];
      const own = { extracts: extractsOf(q, words, library), count };
      if (words.length === 0) return [own];
      return [own, { extracts: extractsOf(q, [], without(library, words)), count: count * TAKEN_OUT }];
    });
}

function extractsOf(question: string, words: string[], library: AnswerLibrary): Example[] {
  const part = partsOf(question)[0]!;
  const { extracts, ...sought } = lookFor(part, library);
  const kept = extracts.filter(({ isOfOthers }) => !isOfOthers);
  return rankedFor({ part, ...sought }, kept).map(({ extract, features }) => ({
    values: NAMES.map((name) => features[name]),
    isRight: words.some((each) => quotes(each, citationsOf(extract))),
  }));
}

function without(library: AnswerLibrary, words: string[]): AnswerLibrary {
  const documents = library.documents.map((document) => ({
    ...document,
    blocks: document.blocks.filter(
      ({ kind, start, end }) => kind === 'h' || !words.some((each) => document.text.slice(start, end).includes(each)),
    ),
  }));
  return { ...library, documents };
}

/** Weights and, last, the bias; a feature that would speak the wrong way is left out. */
function learn(of: { questions: Question[] }[], left: string[] = []): number[] {
  const used = NAMES.filter((name) => !left.includes(name) && name !== 'names');
  const places = used.map((name) => NAMES.indexOf(name));
  const named = NAMES.indexOf('names');
  const rows = of.flatMap(({ questions }) =>
    questions.flatMap(({ extracts, count }) => extracts.map((one) => ({ ...one, count }))),
  );
  const solution = fit(
    rows.map(({ values }) => [...places.map((at) => values[at]!), 1]),
    rows.map(({ isRight }) => Number(isRight)),
    [...used.map(() => PENALTY), 0],
    rows.map(({ count }) => count),
    rows.map(({ values }) => NAMED * values[named]!),
  );
  const wrong = used.filter((name, at) => (AGAINST.has(name) ? solution[at]! > 0 : solution[at]! < 0));
  if (wrong.length > 0) return learn(of, [...left, ...wrong]);
  const weights = NAMES.map((name) => (name === 'names' ? NAMED : (solution[used.indexOf(name)] ?? 0)));
  return [...weights, solution.at(-1)!];
}

const logitOf = ({ values }: Example, weights: number[]) =>
  values.reduce((sum, value, at) => sum + value * weights[at]!, weights.at(-1)!);

const sets = Object.entries(SETS).map(([set, files]) => ({
  set,
  questions: questionsOf(
    files,
    set === 'gold' ? gold : readLibrary(set as Exclude<keyof typeof SETS, 'gold'>),
    EASY_SETS.has(set) ? EASY : 1,
  ),
}));
// How sure the first of them is: by weights that were learnt from the other organisations.
const firsts = sets.flatMap((own) => {
  const weights = learn(sets.filter((other) => other !== own));
  const first = own.questions
    .filter(({ extracts }) => extracts.length > 0)
    .map(({ extracts, count }) => ({
      ...extracts.reduce((a, b) => (logitOf(b, weights) > logitOf(a, weights) ? b : a)),
      count,
    }));
  const answered = own.questions.filter(({ extracts }) => extracts.some(({ isRight }) => isRight)).length;
  console.log(own.set, `right first ${first.filter(({ isRight }) => isRight).length} of ${answered} that are found`);
  return first.map((one) => ({ logit: logitOf(one, weights), isRight: one.isRight, count: one.count }));
});
const [scale = 1, offset = 0] = fit(
  firsts.map(({ logit }) => [logit, 1]),
  firsts.map(({ isRight }) => Number(isRight)),
  [0, 0],
  firsts.map(({ count }) => count),
);
const weights = learn(sets);
console.log(`BIAS ${(weights.at(-1)! * scale + offset).toFixed(2)}`);
NAMES.forEach((name, at) => console.log(`  ${name}: ${(weights[at]! * scale).toFixed(2)},`));
for (const least of [0.9, 0.85, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3]) {
  const above = firsts.filter(({ logit }) => 1 / (1 + Math.exp(-logit * scale - offset)) >= least);
  console.log(`  >= ${least}: ${above.filter(({ isRight }) => isRight).length} of ${above.length} right`);
}
