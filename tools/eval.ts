// Measures the document engine. Run: npm run eval; EVAL_DIR=<folder> adds the rows of its .jsonl files, EVAL_REPORT=<file> keeps the figures.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from '#engine/analyse.ts';
import { languageOf } from '#engine/read/language.ts';
import { readText } from '#engine/read/text-blocks.ts';
import { labelledBy, type Labelled } from './eval-frameworks.ts';
import { readRows, type Row } from './eval-rows.ts';
import { figuresOf, type Figures, type Outcome } from './eval-figures.ts';

/** A goal that was met may slip by this much before the run fails. */
const SLACK = 0.01;
const GOALS: Partial<Record<keyof Figures, number>> = {
  p1: 0.94,
  hit3: 0.985,
  r5: 0.92,
  map: 0.9,
  microF1: 0.74,
  greenPrecision: 0.96,
  quiet: 0.96,
  verbatim: 1,
  quote3: 0.95,
};
const MET = join(import.meta.dirname, '../test/eval/met.json');

const rows = readRows(process.env['EVAL_DIR']);
const warm = new Set<string>();
const skipped = new Map<string, number>();
const groups = new Map<string, Outcome[]>();
let pages = 0;
let time = 0;
for (const row of rows) {
  const labelled = labelledBy(row.framework);
  if (!labelled || (row.gold.length > 0 && labelled.known(row.gold).length === 0)) {
    skipped.set(row.framework, (skipped.get(row.framework) ?? 0) + 1);
    continue;
  }
  const key = `${row.source}\t${row.framework}`;
  groups.set(key, [...(groups.get(key) ?? []), judgeRow(row, labelled)]);
}
for (const [framework, count] of skipped)
  console.log(`${framework}: ${count} documents skipped, their labels are not in the catalogue`);

const report = [...groups].map(([key, outcomes]) => {
  const [source = '', framework = ''] = key.split('\t');
  return { source, framework, ...figuresOf(outcomes) };
});
print(report);
console.log(`\nanalysis ${(time / Math.max(1, pages)).toFixed(2)} ms of processor time a page of 500 words`);
if (process.env['EVAL_REPORT'])
  writeFileSync(process.env['EVAL_REPORT'], `${JSON.stringify({ rows: report }, null, 2)}\n`);
process.exitCode = compareWithMet(report) ? 0 : 1;

function judgeRow(row: Row, { requirements, fold, known, also }: Labelled): Outcome {
  const { text, blocks } = readText(row.text);
  const about = { fileName: row.fileName, title: row.title };
  warmUp(requirements, text, blocks);
  const before = process.cpuUsage();
  const analysis = analyse(text, blocks, about, requirements);
  const used = process.cpuUsage(before);
  time += (used.user + used.system) / 1000;
  pages += Math.max(0.5, row.text.split(/\s+/).length / 500);
  const gold = new Set(known(row.gold));
  return {
    gold,
    secondary: new Set([...known(row.secondary), ...also(row.gold)].filter((id) => !gold.has(id))),
    found: analysis.findings.map((finding) => ({ ...finding, requirementId: fold(finding.requirementId) })),
    exact: analysis.findings,
    text,
    type: { expected: row.type, found: analysis.type },
    asks: row.asks,
    shows: row.shows,
  };
}

/** The index of a framework is built by its first document of each language and kept; that is not the price of a page. */
function warmUp(requirements: Labelled['requirements'], text: string, blocks: Parameters<typeof analyse>[1]): void {
  const language = languageOf(text);
  const key = `${requirements[0]?.framework} ${language}`;
  if (warm.has(key)) return;
  warm.add(key);
  analyse(text, blocks, { fileName: '' }, requirements);
}

function print(lines: ({ source: string; framework: string } & Figures)[]): void {
  const names: (keyof Figures)[] = [
    'p1',
    'hit3',
    'r5',
    'map',
    'microF1',
    'ece',
    'greenPrecision',
    'greenShare',
    'quiet',
    'verbatim',
    'quote1',
    'quote3',
    'asks',
    'type',
  ];
  console.log(
    ['source'.padEnd(14), 'framework', 'docs', ...names.map((name) => name.padStart(8).slice(0, 9))].join(' '),
  );
  for (const line of lines) {
    const values = names.map((name) => {
      const value = line[name];
      return (typeof value === 'number' ? value.toFixed(3) : '-').padStart(8);
    });
    console.log(
      [line.source.padEnd(14), line.framework.padEnd(9), String(line.documents).padStart(4), ...values].join(' '),
    );
    if (line.intervals)
      console.log(
        `${' '.repeat(15)}95 %: P@1 ${line.intervals.p1}, R@5 ${line.intervals.r5}, MAP ${line.intervals.map}`,
      );
  }
}

/** Records goals that are met for the first time; false when one that had been met is lost. */
function compareWithMet(lines: ({ source: string; framework: string } & Figures)[]): boolean {
  const met = (existsSync(MET) ? JSON.parse(readFileSync(MET, 'utf8')) : {}) as Record<string, number>;
  let kept = true;
  for (const line of lines) {
    for (const [name, goal] of Object.entries(GOALS) as [keyof Figures, number][]) {
      const value = line[name];
      if (typeof value !== 'number') continue;
      const key = `${line.source} ${line.framework} ${name}`;
      if (met[key] !== undefined && value < goal - SLACK) {
        console.error(`LOST: ${key} was met (${goal}) and is now ${value.toFixed(3)}`);
        kept = false;
      } else if (met[key] === undefined && value >= goal && process.argv.includes('--record')) met[key] = goal;
    }
  }
  if (process.argv.includes('--record')) writeFileSync(MET, `${JSON.stringify(met, null, 2)}\n`);
  return kept;
}
