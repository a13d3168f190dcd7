// Measures the document engine. Run: npm run eval; EVAL_DIR=<folder> adds the rows of its .jsonl files, EVAL_REPORT=<file> keeps the figures.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from '#engine/analyse.ts';
import { languageOf } from '#engine/read/language.ts';
import { readText } from '#engine/read/text-blocks.ts';
import { labelledBy, type Labelled } from './eval-frameworks.ts';
import { readRows } from './eval-rows.ts';
import { figuresOf, type Figures, type Outcome } from './eval-figures.ts';
import { gapsOf, pairsOf } from './eval-scores.ts';
import type { Row } from './eval-row.ts';

/** A goal that was met may slip by this much before the run fails. */
const SLACK = 0.01;
/** On fewer documents one more or less decides, so that a goal is not called met. */
const ENOUGH = 10;
type Goals = Partial<Record<keyof Figures, number>>;
const ALWAYS: Goals = {
  quiet: 0.96,
  verbatim: 1,
  quote1: 0.88,
  quote3: 0.95,
  type: 0.92,
  gapNoticed: 0.92,
  gapUntouched: 0.99,
};
const GOALS: Record<string, Goals> = {
  ISO27001: {
    p1: 0.94,
    hit3: 0.985,
    r5: 0.92,
    map: 0.9,
    microF1: 0.74,
    macroF1: 0.74,
    greenPrecision: 0.96,
    greenShare: 0.45,
    relevance: 0.995,
    relevanceHardest: 0.97,
  },
  SOC2: { p1: 0.75, r5: 0.88 },
  HIPAA: { p1: 0.72 },
  PCI: { p1: 0.9 },
  GDPR: { p1: 0.75 },
  ISO9001: { p1: 0.95 },
};
/** Measures of which less is better. */
const AT_MOST: Goals = { ece: 0.035, worstBin: 0.08 };
const TABLES: (keyof Figures)[][] = [
  ['p1', 'hit3', 'r5', 'map', 'microF1', 'macroF1', 'ece', 'worstBin', 'greenPrecision', 'greenShare'],
  [
    'quiet',
    'verbatim',
    'quote1',
    'quote3',
    'asks',
    'type',
    'relevance',
    'relevanceHardest',
    'gapNoticed',
    'gapUntouched',
  ],
];
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
  const outcome = judgeRow(row, labelled);
  for (const source of groupsOf(row)) {
    const key = `${source}\t${row.framework}`;
    groups.set(key, [...(groups.get(key) ?? []), outcome]);
  }
}
for (const [framework, count] of skipped)
  console.log(`${framework}: ${count} documents skipped, their labels are not in the catalogue`);

const report = [...groups]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([key, outcomes]) => {
    const [source = '', framework = ''] = key.split('\t');
    return { source, framework, ...figuresOf(outcomes) };
  });
print(report);
console.log(`\nanalysis ${(time / Math.max(1, pages)).toFixed(2)} ms of processor time a page of 500 words`);
if (process.env['EVAL_REPORT'])
  writeFileSync(
    process.env['EVAL_REPORT'],
    `${JSON.stringify({ rows: report, millisecondsPerPage: time / Math.max(1, pages) }, null, 2)}\n`,
  );
process.exitCode = compareWithMet(report) ? 0 : 1;

/** A document counts for its source, for all documents of others together, and for its language where that is not English. */
function groupsOf({ source, text }: Row): string[] {
  const language = languageOf(text);
  const others = !/^(?:own|templates)/.test(source);
  return [source, ...(others ? ['* others'] : []), ...(language === 'en' ? [] : [`* ${language}`])];
}

function judgeRow(row: Row, labelled: Labelled): Outcome {
  const { requirements, fold, known, also } = labelled;
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
    pairs: pairsOf(row, labelled),
    gaps: gapsOf(row, labelled),
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

type Line = { source: string; framework: string } & Figures;

function print(lines: Line[]): void {
  for (const names of TABLES) {
    console.log(
      ['source'.padEnd(13), 'framework', 'docs', ...names.map((name) => name.slice(0, 9).padStart(9))].join(' '),
    );
    for (const line of lines) {
      const values = names.map((name) => (typeof line[name] === 'number' ? line[name].toFixed(3) : '-').padStart(9));
      if (values.every((value) => value.trim() === '-')) continue;
      console.log(
        [line.source.padEnd(13), line.framework.padEnd(9), String(line.documents).padStart(4), ...values].join(' '),
      );
      if (line.intervals && names.includes('p1') && line.documents >= ENOUGH)
        console.log(
          `${' '.repeat(14)}95 %: P@1 ${line.intervals.p1}, R@5 ${line.intervals.r5}, MAP ${line.intervals.map}`,
        );
    }
    console.log();
  }
}

/** Records goals that are met for the first time; false when one that had been met is lost. */
function compareWithMet(lines: Line[]): boolean {
  const met = (existsSync(MET) ? JSON.parse(readFileSync(MET, 'utf8')) : {}) as Record<string, number>;
  let kept = true;
  // Groups of several sources change with the folder that is given; templates change for other reasons.
  const lasting = lines.filter(({ source, documents }) => documents >= ENOUGH && !/^(?:\*|templates)/.test(source));
  for (const line of lasting) {
    const goals = { ...ALWAYS, ...GOALS[line.framework] };
    for (const [name, goal, sign] of [
      ...Object.entries(goals).map(([key, value]) => [key, value, 1] as const),
      ...Object.entries(AT_MOST).map(([key, value]) => [key, value, -1] as const),
    ]) {
      const value = line[name as keyof Figures];
      if (typeof value !== 'number') continue;
      const key = `${line.source} ${line.framework} ${name}`;
      if (met[key] !== undefined && (value - goal) * sign < -SLACK) {
        console.error(`LOST: ${key} was met (${goal}) and is now ${value.toFixed(3)}`);
        kept = false;
      } else if (met[key] === undefined && (value - goal) * sign >= 0 && process.argv.includes('--record'))
        met[key] = goal;
    }
  }
  if (process.argv.includes('--record')) writeFileSync(MET, `${JSON.stringify(met, null, 2)}\n`);
  return kept;
}
