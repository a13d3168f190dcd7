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
import { type Asked, quotes, readLibrary } from './eval-questions.ts';
import { fit } from './train-regression.ts';

/** An extract of a question: what is known of it, and whether it answers. */
interface Example {
  values: number[];
  isRight: boolean;
}
/** All extracts of a question. */
type Question = Example[];

const FOLDER = join(import.meta.dirname, '../test/eval');
const NAMES = Object.keys(WEIGHTS) as (keyof AnswerFeatures)[];
/** What speaks against an answer, all else speaks for it; 'said' stands in the score as well. */
const AGAINST = new Set<keyof AnswerFeatures>(['said', 'missing', 'row']);
/** A practice that a question names counts more than our questions can teach: few name one that is not there. */
const NAMED = 0.46;
const PENALTY = 0.5;
/** Questions in the documents' own words are easy, and teach less. */
const EASY = 0.5;

/** Sets by the documents that they are asked of; those that only measure are not among them. */
const SETS = {
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
} as const;
const EASY_SETS = new Set<string>(['tuned', 'second-tuned']);

function questionsOf(files: readonly string[], library: AnswerLibrary): Question[] {
  return files
    .flatMap((file) => parse(readFileSync(join(FOLDER, `${file}.yaml`), 'utf8')) as Asked[])
    .map(({ q, has = [], all = [], sides = [] }) => {
      const part = partsOf(q)[0]!;
      const { extracts, ...sought } = lookFor(part, library);
      const kept = extracts.filter(({ isOfOthers }) => !isOfOthers);
      return rankedFor({ part, ...sought }, kept).map(({ extract, features }) => ({
        values: NAMES.map((name) => features[name]),
        isRight: [...has, ...all, ...sides].some((words) => quotes(words, citationsOf(extract))),
      }));
    });
}

/** Weights and, last, the bias; a feature that would speak the wrong way is left out. */
function learn(of: { set: string; questions: Question[] }[], left: string[] = []): number[] {
  const used = NAMES.filter((name) => !left.includes(name) && name !== 'names');
  const places = used.map((name) => NAMES.indexOf(name));
  const named = NAMES.indexOf('names');
  const rows = of.flatMap(({ set, questions }) =>
    questions.flat().map((one) => ({ ...one, count: EASY_SETS.has(set) ? EASY : 1 })),
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
  questions: questionsOf(files, readLibrary(set as keyof typeof SETS)),
}));
// How sure the first of them is: by weights that were learnt from the other organisations.
const firsts = sets.flatMap((own) => {
  const weights = learn(sets.filter((other) => other !== own));
  const first = own.questions
    .filter((question) => question.length > 0)
    .map((question) => question.reduce((a, b) => (logitOf(b, weights) > logitOf(a, weights) ? b : a)));
  const answered = own.questions.filter((question) => question.some(({ isRight }) => isRight)).length;
  console.log(own.set, `right first ${first.filter(({ isRight }) => isRight).length} of ${answered} that are found`);
  return first.map((one) => ({ logit: logitOf(one, weights), isRight: one.isRight }));
});
const [scale = 1, offset = 0] = fit(
  firsts.map(({ logit }) => [logit, 1]),
  firsts.map(({ isRight }) => Number(isRight)),
  [0, 0],
);
const weights = learn(sets);
console.log(`BIAS ${(weights.at(-1)! * scale + offset).toFixed(2)}`);
NAMES.forEach((name, at) => console.log(`  ${name}: ${(weights[at]! * scale).toFixed(2)},`));
for (const least of [0.9, 0.85, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3]) {
  const above = firsts.filter(({ logit }) => 1 / (1 + Math.exp(-logit * scale - offset)) >= least);
  console.log(`  >= ${least}: ${above.filter(({ isRight }) => isRight).length} of ${above.length} right`);
}
