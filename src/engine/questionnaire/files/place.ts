import type { WhyLeft } from '#domain/vendors/questionnaires/left.ts';
import type { ShortAnswer } from '#domain/vendors/questionnaires/short-answers.ts';
import { shortAnswerIn, valueFor } from '#domain/vendors/questionnaires/short-answers.ts';
import { oftenIn } from '../../read/frequency.ts';
import { ruleAt, takes, type CellRule, type Grid, type GridColumns } from './grid.ts';

/** Where an answer belongs, counted from 0; without a sheet: a paragraph. */
export interface AnswerPlace {
  sheet: number | null;
  row: number;
  column: number;
}

export interface FilledAnswer extends AnswerPlace {
  text: string;
}

export interface LeftAnswer extends AnswerPlace {
  why: WhyLeft;
}

/** An answer as people gave it, before it is known what the form has room for. */
export interface FormAnswer {
  sheet: number | null;
  row: number;
  columns: GridColumns;
  /** What it says in a word, as one of four and in the words of the language that the file goes out in. */
  short: ShortAnswer | null;
  word: string;
  /** Its sentences, and the same as they stand alone, with the word. */
  sentences: string;
  text: string;
  reference: string;
  /** Nobody approved it: it goes nowhere without the words that say so. */
  isDraft: boolean;
}

const MARK = /^[x✓✔✗✘☑☒■●•]$/iu;
const BOX = /^[☐□]$/u;

/** The cells that an answer fills, as the form wants them. */
export function placed(answer: FormAnswer, grid: Grid | undefined): { cells: FilledAnswer[]; left: LeftAnswer[] } {
  const { sheet, row, columns, short, word, sentences, text, reference, isDraft } = answer;
  const cells: FilledAnswer[] = [];
  const left: LeftAnswer[] = [];
  const put = (column: number, words: string) => void cells.push({ sheet, row, column, text: words });
  const leave = (column: number, why: WhyLeft) => void left.push({ sheet, row, column, why });
  if (sheet === null || !grid) {
    put(columns.answer ?? 0, text);
    return { cells, left };
  }
  const { comment = null, evidence = null } = columns;
  const ticks = ticksOf(columns);
  const rule = columns.answer === null ? null : ruleAt(grid, row, columns.answer);
  const isChoice = rule?.kind === 'list';
  const isWord = columns.answer !== null && !isChoice && comment !== null && asksForWord(grid, row, columns.answer);
  // A mark or a value alone cannot say that nobody approved it.
  const isShown = !isDraft || comment !== null;
  let isSaid = false;

  if (ticks.length > 0) {
    const own = ticks.find(([said]) => said === short)?.[1];
    const mark = own === undefined ? null : markFor(grid, row, own, ticks);
    if (own === undefined || mark === null || !isShown) leave(ticks[0]![1], isShown ? 'choice' : 'comment');
    else {
      put(own, mark);
      for (const [, column] of ticks) if (column !== own) unmark(grid, row, column, put);
    }
  }
  if (columns.answer !== null)
    if (isChoice) {
      const value = chosen(rule, short, sentences);
      if (value === null || !isShown)
        leave(columns.answer, rule.values === null ? 'rule' : isShown ? 'choice' : 'comment');
      else put(columns.answer, value);
      isSaid = value !== null && sameWords(value, sentences);
    } else if (isWord && short) {
      if (takes(rule, word)) put(columns.answer, word);
      else leave(columns.answer, 'rule');
    } else {
      const words = ticks.length > 0 ? sentences : text;
      if (words && takes(rule, words)) put(columns.answer, words);
      else if (words) leave(columns.answer, 'rule');
      isSaid = true;
    }
  const saysMore = sentences !== '' && shortAnswerIn(sentences) === null;
  if (!isSaid && saysMore)
    if (comment === null) leave(columns.answer ?? ticks[0]?.[1] ?? 0, 'comment');
    else beside(comment, sentences);
  if (evidence !== null && reference) beside(evidence, reference);
  return { cells, left: onceEach(left) };

  function beside(column: number, words: string) {
    const target = ruleAt(grid!, row, column);
    if (grid!.rows[row]?.[column]?.trim()) leave(column, 'taken');
    else if (takes(target, words)) put(column, words);
    else leave(column, 'rule');
  }
}

type Ticks = [ShortAnswer, number][];

function ticksOf({ yes, partly, no, notApplicable }: GridColumns): Ticks {
  const all: [ShortAnswer, number | null | undefined][] = [
    ['yes', yes],
    ['partly', partly],
    ['no', no],
    ['not-applicable', notApplicable],
  ];
  return all.flatMap(([said, column]): Ticks => (typeof column === 'number' ? [[said, column]] : []));
}

/** The value of a list: the very words, what says the same, or the same frequency. */
function chosen({ values }: CellRule, short: ShortAnswer | null, sentences: string): string | null {
  if (!values) return null;
  const same = values.find((value) => sameWords(value, sentences));
  if (same !== undefined) return same;
  if (short) return valueFor(values, short);
  const often = oftenIn(sentences);
  const alike = often === null ? [] : values.filter((value) => oftenIn(value) === often);
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

const sameWords = (a: string, b: string) => a.trim().toLowerCase() === b.trim().replace(/\.$/, '').toLowerCase();

/** "Yes / No" above a column asks for a word. */
function asksForWord({ rows }: Grid, row: number, column: number): boolean {
  return rows.slice(0, row).some((cells) => {
    const said = (cells[column] ?? '').split(/[/|,]/).map((words) => shortAnswerIn(words.replace(/^.*\(|\).*$/g, '')));
    return said.includes('yes') && said.includes('no');
  });
}

/** The mark that the sheet itself uses, or an X; null where the cell takes none. */
function markFor(grid: Grid, row: number, column: number, ticks: Ticks): string | null {
  const counts = new Map<string, number>();
  for (const cells of grid.rows)
    for (const [, at] of ticks) {
      const cell = cells[at] ?? '';
      if (MARK.test(cell)) counts.set(cell, (counts.get(cell) ?? 0) + 1);
    }
  const [used] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const mark = used ?? (BOX.test(grid.rows[row]?.[column] ?? '') ? '☒' : 'X');
  const rule = ruleAt(grid, row, column);
  if (takes(rule, mark)) return mark;
  const values = rule?.values ?? [];
  return values.find((value) => MARK.test(value.trim())) ?? (rule?.kind === 'list' ? valueFor(values, 'yes') : null);
}

/** What was marked before the answer was given is marked no longer. */
function unmark({ rows }: Grid, row: number, column: number, put: (column: number, words: string) => void) {
  const cell = rows[row]?.[column] ?? '';
  if (/^[☑☒]$/u.test(cell)) put(column, '☐');
  else if (MARK.test(cell)) put(column, '');
}

/** A cell is named once, with the first reason. */
function onceEach(left: LeftAnswer[]): LeftAnswer[] {
  return left.filter(({ column }, at) => left.findIndex((other) => other.column === column) === at);
}
