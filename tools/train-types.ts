// Learns what tells the kinds of documents apart and writes src/engine/read/type-weights.ts with --write. It learns from our own documents only:
// each source is judged by weights learnt on the others, then what was held out, and the rows of EVAL_DIR where it is given.
// Run: [EVAL_DIR=<folder with labelled .jsonl>] node tools/train-types.ts [--write]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DocumentType } from '#domain/documents/analysis.ts';
import { readDocument } from '#engine/read/document.ts';
import { readText } from '#engine/read/text-blocks.ts';
import { type OwnWords, SHAPES, typeFeatures } from '#engine/read/type-features.ts';
import { readRows } from './eval-rows.ts';
import { readTwins } from './eval-twin-rows.ts';
import {
  learn,
  learnTrust,
  scoresWith,
  shares,
  textScores,
  type LearntTypes,
  type TypeExample,
} from './train-type-regression.ts';

/** A document whose kind is known. */
interface Known {
  source: string;
  heldOut: boolean;
  title: string;
  fileName: string;
  type: string;
  text: string;
  weight: number;
}

/** By which names a document is read: all of them, its text with its first heading, or its text without. */
const READINGS = ['names', 'text', 'body'] as const;

interface Example extends TypeExample {
  source: string;
  reading: (typeof READINGS)[number];
  about: string;
}

const TYPES: string[] = DocumentType.options.filter((type) => type !== 'unknown');
const NAMES = ['named', 'mentioned', 'field'] as const satisfies (keyof OwnWords)[];
const OWN = ['opening', 'first', 'self', 'said'] as const satisfies (keyof OwnWords)[];

const examples = [...documents(), ...twins()].filter(({ type }) => TYPES.includes(type)).flatMap(examplesOf);
const isOurs = ({ source }: Example) => /^(?:own|templates|twins-\w+)$/.test(source);
const ours = examples.filter(isOurs);
const authors = [...new Set(ours.map(({ source }) => source.replace(/-.*/, '')))];
const bodies = (list: Example[]) => list.filter(({ reading }) => reading === 'body');
const unseen = authors.flatMap((author) => {
  const model = learn(bodies(ours.filter(({ source }) => !source.startsWith(author))), TYPES.length);
  return ours
    .filter(({ source }) => source.startsWith(author))
    .map((example) => ({ example, text: textScores(example, model) }));
});
const trust = learnTrust(unseen);
console.log('trust', JSON.stringify(trust));
const judgedByOthers = unseen.map(({ example, text }) => judged(example, scoresWith(example, text, trust)));
const final = learn(bodies(ours), TYPES.length);
const others = examples
  .filter((example) => !isOurs(example))
  .map((example) => judged(example, scoresWith(example, textScores(example, final), trust)));
for (const author of authors)
  report(`${author}, by the others`, judgedByOthers, ({ source }) => source.startsWith(author));
report('all of ours, by the others', judgedByOthers, () => true);
for (const source of new Set(others.map((one) => one.source))) report(source, others, (one) => one.source === source);
report('our held out', others, ({ source }) => source.endsWith('held-out'));
if (process.argv.includes('--wrong')) printWrong();
if (process.argv.includes('--write')) write(final);

function documents(): Known[] {
  const rows = [...new Map(readRows(process.env['EVAL_DIR']).map((row) => [`${row.source} ${row.id}`, row])).values()];
  return rows.map((row) => {
    const author = /^[^- ]+/.exec(row.source)?.[0] ?? row.source;
    const isOwn = author === 'own' || author === 'templates';
    return {
      source: row.heldOut ? `${author}-held-out` : isOwn ? author : `other-${author}`,
      heldOut: row.heldOut,
      title: row.title,
      fileName: row.fileName,
      type: row.type === 'guideline' ? 'policy' : (row.type ?? ''),
      text: row.text,
      // The same template in four languages says little more than one.
      weight: author === 'templates' ? 0.5 : 1,
    };
  });
}

/** Accepted and refused texts are alike: each counts half. */
function twins(): Known[] {
  return readTwins().flatMap(({ good, refused, language, heldOut }) =>
    [good, refused].map((twin) => ({
      ...twin,
      source: heldOut ? `twins-${language}-held-out` : `twins-${language}`,
      heldOut,
      weight: 0.5,
    })),
  );
}

function examplesOf({ source, title, fileName, text: written, type, weight }: Known): Example[] {
  return READINGS.map((reading) => {
    const { text, blocks } = readText(reading === 'body' ? written.replace(/^\s*#+ .*$/m, '') : written);
    const about = reading === 'names' ? { fileName, title } : { fileName: '' };
    const document = readDocument(text, blocks, about);
    const { own, shape } = typeFeatures(document, blocks, reading === 'body' ? [] : document.names);
    const valuesOf = (names: readonly (keyof OwnWords)[]) =>
      TYPES.map((kind) => names.map((name) => own[kind]?.[name] ?? 0));
    return {
      source,
      reading,
      about: `${fileName} ${type}`,
      weight,
      names: valuesOf(NAMES),
      own: valuesOf(OWN),
      shape,
      right: TYPES.indexOf(type),
    };
  });
}

interface Judged extends Example {
  best: number;
  p: number;
}

function judged(example: Example, scores: number[]): Judged {
  const p = shares(scores);
  const best = p.indexOf(Math.max(...p));
  return { ...example, best, p: p[best] ?? 0 };
}

function report(name: string, all: Judged[], chosen: (one: Judged) => boolean): void {
  const figures = READINGS.map((reading) => {
    const some = all.filter((one) => one.reading === reading && chosen(one));
    const right = some.filter((one) => one.best === one.right).length / some.length;
    return `${reading} ${right.toFixed(3)} (ece ${errorOf(some).toFixed(3)}, ${some.length})`;
  });
  console.log(name.padEnd(28), figures.join('  '));
}

/** Of our own that are not held out only: the rest is not to be looked at. */
function printWrong(): void {
  const wrong = judgedByOthers.filter(({ best, right }) => best !== right);
  for (const { reading, about, best, p } of wrong) console.log(reading, about, '->', TYPES[best], p.toFixed(2));
}

function errorOf(some: Judged[]): number {
  const bins = Map.groupBy(some, ({ p }) => Math.min(9, Math.floor(p * 10)));
  return [...bins.values()].reduce((sum, bin) => {
    const gap = bin.reduce((all, { p, best, right }) => all + p - Number(best === right), 0);
    return sum + Math.abs(gap) / some.length;
  }, 0);
}

function write(model: LearntTypes): void {
  const short = (value: number) => value.toFixed(2);
  const lines = TYPES.map((type, at) => `  ${type}: [${(model.shape[at] ?? []).map(short).join(', ')}],`);
  writeFileSync(
    join(import.meta.dirname, '../src/engine/read/type-weights.ts'),
    `/** What tells the kinds of documents apart, as \`tools/train-types.ts\` learnt it from ${bodies(ours).length} documents. */
export const OWN_WEIGHTS = { ${OWN.map((name, at) => `${name}: ${short(model.own[at] ?? 0)}`).join(', ')} };

/** How far names are believed, and the text beside names that speak and alone. */
export const NAME_WEIGHTS = { ${NAMES.map((name, at) => `${name}: ${short(trust.names[at] ?? 0)}`).join(', ')} };
export const TEXT_TRUST = { named: ${short(trust.text)}, alone: ${short(trust.alone)} };

/** For each kind the weights of \`SHAPES\` and the bias. */
export const SHAPE_WEIGHTS: Record<string, number[]> = {
${lines.join('\n')}
};
`,
  );
  if (SHAPES.length + 1 !== model.shape[0]?.length) throw new Error('The weights do not fit the features.');
}
