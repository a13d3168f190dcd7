// Learns the weights of the features and writes src/engine/match/weights.ts with the report of how good they are on documents of authors
// not seen (docs/model-report.md). Run: EVAL_DIR=<folder with labelled .jsonl> node tools/train-model.ts [--write]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MATCH_FEATURES } from '#domain/documents/values.ts';
import { readRows } from './eval-rows.ts';
import { type Example, examplesOf } from './train-examples.ts';
import { judgedBy, reportOf } from './train-report.ts';
import { learn, type Learnt } from './train-regression.ts';

/** Labelled texts have the ids that their authors declared taken out, so what a declaration is worth cannot be learnt from them. */
const DECLARED = 2;

const examples = readRows(process.env['EVAL_DIR'])
  .filter(({ heldOut }) => !heldOut)
  .flatMap(examplesOf);
const left = (process.env['LEAVE'] ?? '').split(',');
const judged = [...new Set(examples.map(({ author }) => author))].flatMap((author) => {
  const learnt = learn(
    examples.filter((example) => example.author !== author),
    left,
  );
  return judgedBy(
    examples.filter((example) => example.author === author),
    learnt,
  );
});
const table = reportOf(judged);
console.log(table);
const final = learn(examples, left);
console.log(final);
if (process.argv.includes('--write')) write(final, examples);

function writeReport(count: number): void {
  writeFileSync(
    join(import.meta.dirname, '../docs/model-report.md'),
    `# How good the learnt weights are

Written by \`tools/train-model.ts\` together with \`src/engine/match/weights.ts\`: ${count} labelled readings of documents (our own gold documents that are
not held out, our templates, unrelated texts, and the public documents kept outside the repository). Each author's documents are judged by weights
learnt on the other authors' only; twin rules count, quotes do not. "quiet" is the share of documents about something else without any suggestion at .5
or above. The templates are short, mostly unfilled and carry labels for everything they could show, so that few of their labels reach .5.

${table}
`,
  );
}

function write({ bias, frameworks, weights }: Learnt, from: Example[]): void {
  const given = { ...weights, 'document-says-so': DECLARED };
  const key = (name: string) => (/-/.test(name) ? `'${name}'` : name);
  const lines = MATCH_FEATURES.map((name) => `  ${key(name)}: ${given[name].toFixed(3)},`);
  const own = Object.entries(frameworks).map(([id, value]) => `  ${key(id)}: ${value.toFixed(3)},`);
  const count = new Set(from.map(({ document }) => document)).size;
  writeReport(count);
  writeFileSync(
    join(import.meta.dirname, '../src/engine/match/weights.ts'),
    `import type { Features } from './features.ts';

/** Weights of the features on the scale of log-odds, as \`tools/train-model.ts\` learnt them from ${count} labelled readings of documents. */
export const BIAS = ${bias.toFixed(3)};

/** What a framework adds to it: some catalogues are finer than others. */
export const FRAMEWORK_BIAS: Record<string, number> = {
${own.join('\n')}
};

export const WEIGHTS: Features = {
${lines.join('\n')}
};
`,
  );
}
