// Learns the weights of the features and writes src/engine/match/weights.ts, what each framework adds to them (its catalogue folder), and the
// report of how good they are on documents of authors not seen (docs/model-report.md). Run: EVAL_DIR=<folder with labelled .jsonl> node tools/train-model.ts [--write]
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MATCH_FEATURES } from '#domain/documents/values.ts';
import { CATALOGUE } from '#server/frameworks/catalogue-folder.ts';
import { readRows } from './eval-rows.ts';
import { type Example, examplesOf, withoutNames } from './train-examples.ts';
import { judgedBy, reportOf } from './train-report.ts';
import { learn, type Learnt } from './train-regression.ts';

/** Labelled texts have the ids that their authors declared taken out, so what a declaration is worth cannot be learnt from them. */
const DECLARED = 2.5;

const rows = readRows(process.env['EVAL_DIR']).filter(({ heldOut }) => !heldOut);
const left = (process.env['LEAVE'] ?? '').split(',');
const named = learnOn(rows.flatMap(examplesOf));
const unnamed = learnOn(rows.map(withoutNames).flatMap(examplesOf));
if (process.argv.includes('--write')) write();

/** What is learnt on all authors, and how well each author's documents are judged by what was learnt on the others. */
function learnOn(examples: Example[]) {
  const judged = [...new Set(examples.map(({ author }) => author))].flatMap((author) => {
    const others = examples.filter((example) => example.author !== author);
    return judgedBy(
      examples.filter((example) => example.author === author),
      learn(others, left),
    );
  });
  const table = reportOf(judged);
  const learnt = learn(examples, left);
  console.log(`${table}\n`, learnt);
  return { table, learnt, count: new Set(examples.map(({ document }) => document)).size };
}

function writeReport(): void {
  writeFileSync(
    join(import.meta.dirname, '../docs/model-report.md'),
    `# How good the learnt weights are

Written by \`tools/train-model.ts\` together with \`src/engine/match/weights.ts\`: ${named.count} labelled readings of documents (our own gold documents that are
not held out, our templates, unrelated texts, and the public documents kept outside the repository). Each author's documents are judged by weights
learnt on the other authors' only; twin rules count, quotes do not. "quiet" is the share of documents about something else without any suggestion at .5
or above. The templates are short, mostly unfilled and carry labels for everything they could show, so that few of their labels reach .5.

## As they are named

${named.table}

## Without title, file name and first heading

${unnamed.table}
`,
  );
}

function write(): void {
  writeReport();
  for (const id of Object.keys(named.learnt.frameworks)) writeBias(id);
  writeFileSync(
    join(import.meta.dirname, '../src/engine/match/weights.ts'),
    `import type { Weights } from './features.ts';

/** As \`tools/train-model.ts\` learnt them from ${named.count} labelled readings of documents. */
export const NAMED: Weights = ${literal('named', named.learnt)};

/** The same documents without title, file name and first heading. */
export const UNNAMED: Weights = ${literal('unnamed', unnamed.learnt)};
`,
  );
}

/** What a framework adds, on the line of its own file. */
function writeBias(id: string): void {
  const path = join(CATALOGUE, id, 'framework.yaml');
  const of = ({ frameworks }: Learnt) => (frameworks[id] ?? 0).toFixed(3);
  const line = `bias: { named: ${of(named.learnt)}, unnamed: ${of(unnamed.learnt)} }`;
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^(?:bias: .*\n)?(?=kinds:)/m, `${line}\n`));
}

function literal(of: 'named' | 'unnamed', { bias, weights }: Learnt): string {
  const given = { ...weights, 'document-says-so': DECLARED };
  const key = (name: string) => (/-/.test(name) ? `'${name}'` : name);
  const lines = MATCH_FEATURES.map((name) => `    ${key(name)}: ${given[name].toFixed(3)},`);
  return `{
  of: '${of}',
  bias: ${bias.toFixed(3)},
  weights: {
${lines.join('\n')}
  },
}`;
}
