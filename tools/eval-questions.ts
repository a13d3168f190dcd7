// Measures answers to questionnaires over documents of our own. Run: node tools/eval-questions.ts; with WORSE=1 it names what is not treated rightly.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { bandOf } from '#domain/vendors/questionnaires/values.ts';
import { answerPart, type AnswerLibrary } from '#engine/questionnaire/answer.ts';
import { partsOf } from '#engine/questionnaire/parts.ts';
import type { Answer, Citation } from '#engine/questionnaire/types.ts';
import { readText } from '#engine/read/text-blocks.ts';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { frameworkOf } from '#server/frameworks/catalogue.ts';

export interface Asked {
  q: string;
  truth?: string | string[];
  verdict?: string;
  has?: string[];
  all?: string[];
  sides?: string[];
  statement?: boolean;
  cross?: boolean;
}

const says = (truth: Asked['truth'], word: string) => [truth].flat().includes(word);
const FOLDER = join(import.meta.dirname, '../test/eval');
const taught = frameworkOf(BASE_FRAMEWORK)?.requirements ?? [];
/** The sets of questions, each with the folder that holds the documents it is asked of. */
const SETS = {
  tuned: 'questions',
  reworded: 'questions',
  'second-tuned': 'questions-second',
  held: 'questions',
  second: 'questions-second',
  'third-tuned': 'questions-third',
  third: 'questions-third',
  payroll: 'questions-payroll',
  logistics: 'questions-logistics',
  bookings: 'questions-bookings',
  laboratory: 'questions-laboratory',
  machines: 'questions-machines',
  hotel: 'questions-hotel',
  clinic: 'questions-clinic',
  agency: 'questions-agency',
  utility: 'questions-utility',
  insurer: 'questions-insurer',
} as const;
type Set = keyof typeof SETS;

export function readLibrary(set: Set = 'tuned'): AnswerLibrary {
  const folder = join(FOLDER, SETS[set], 'documents');
  const documents = readdirSync(folder)
    .toSorted()
    .map((fileName) => {
      const { text, blocks } = readText(
        readFileSync(join(folder, fileName), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''),
      );
      const title = blocks[0] ? text.slice(blocks[0].start, blocks[0].end) : fileName;
      return { id: fileName, title, fileName, text, blocks, date: null };
    });
  return { documents, answers: [], links: [], requirements: [], taught };
}

export interface Judged extends Asked {
  answer: Answer;
  band: string;
  /** The verdict is a right one, and what must be quoted is. */
  isRight: boolean;
  hasBothSides: boolean;
}

const shownBy = (answer: Answer): Citation[] => [
  ...answer.citations,
  ...answer.conflicts.flatMap(({ sides }) => sides.map((side) => side.citation)),
];
/** A piece of a document's source, as it reads without the marks of Markdown. */
const plain = (words: string) => words.replaceAll(/\*\*|`|^[|\s>-]+|[|\s]+$/g, '');
export const quotes = (words: string, among: Citation[]) =>
  among.some(({ text, title, path }) => [text, title, ...path].some((place) => place.includes(plain(words))));

/** The verdict is a right one, and what must be quoted is. */
export function isTreatedRightly(asked: Asked, answer: Answer): boolean {
  const truths = [asked.truth ?? asked.verdict ?? answer.verdict].flat();
  const shown = shownBy(answer);
  const isVerdict = truths.some((truth) => answer.verdict === (truth === 'value' ? 'found' : truth));
  return (
    isVerdict &&
    (!asked.has || asked.has.some((words) => quotes(words, shown))) &&
    (asked.all ?? []).every((words) => quotes(words, shown)) &&
    (!asked.sides || asked.sides.some((words) => quotes(words, shown)))
  );
}

function judge(asked: Asked, answer: Answer): Judged {
  const shown = shownBy(answer);
  const hasBothSides = (asked.sides ?? []).every((words) => quotes(words, shown));
  return { ...asked, answer, band: bandOf(answer), isRight: isTreatedRightly(asked, answer), hasBothSides };
}

export function measure(set: Set, library = readLibrary(set)) {
  const asked = parse(readFileSync(join(FOLDER, SETS[set], `${set}.yaml`), 'utf8')) as Asked[];
  const judged = asked.map((one) => judge(one, answerPart(partsOf(one.q)[0]!, library)));
  const share = (part: (one: Judged) => boolean, whole: (one: Judged) => boolean = () => true) => {
    const among = judged.filter(whole);
    return { right: among.filter(part).length, of: among.length };
  };
  const isRight = ({ isRight: right }: Judged) => right;
  const isNone = ({ truth }: Asked) => truth === 'none';
  const abstains = ({ answer }: Judged) => answer.verdict === 'none';
  return {
    judged,
    figures: {
      'treated rightly': share(isRight),
      'right in the high band': share(isRight, ({ band }) => band === 'high'),
      'false yes where none': share((one) => one.answer.verdict === 'yes', isNone),
      'false yes where no': share(
        (one) => one.answer.verdict === 'yes',
        ({ truth }) => says(truth, 'no') && !says(truth, 'yes'),
      ),
      'no answered rightly': share(isRight, ({ truth }) => says(truth, 'no')),
      'abstention precision': share(isNone, abstains),
      'abstention recall': share(abstains, isNone),
      'contradictions with both sides': share(
        (one) => one.hasBothSides,
        ({ sides }) => sides !== undefined,
      ),
      'other language than the documents': share(isRight, ({ cross }) => cross === true),
      statements: share(isRight, ({ statement }) => statement === true),
    },
  };
}

if (import.meta.main) {
  for (const set of Object.keys(SETS) as Set[]) {
    if (!existsSync(join(FOLDER, SETS[set]))) continue;
    const { judged, figures } = measure(set);
    console.log(`\n${set} (${judged.length})`);
    for (const [name, { right, of }] of Object.entries(figures))
      console.log(
        `  ${name.padEnd(34)} ${String(right).padStart(3)} / ${String(of).padStart(3)}  ${((100 * right) / (of || 1)).toFixed(0)} %`,
      );
    if (process.env['WORSE'])
      for (const { q, truth, answer, band, isRight, hasBothSides } of judged)
        if (!isRight || !hasBothSides)
          console.log(
            `  - ${q}\n      truth ${[truth].flat().join('/')}, said ${answer.verdict} ${answer.confidence} ${band}${isRight ? ' (one side)' : ''}: ${answer.text.slice(0, 160) || `(${answer.others.map(({ text }) => text.slice(0, 70)).join(' | ')})`}`,
          );
  }
}
