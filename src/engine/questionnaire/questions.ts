import type { Block } from '#domain/documents/analysis.ts';
import { sentencesOf } from '../read/sentences.ts';
import { partsOf } from './parts.ts';
import { demands, isInstruction } from './statements.ts';
import type { Question } from './types.ts';

const QUESTION_HEADER =
  /^(?:(?:(?:information |cyber ?)?security|control|assessment|consensus assessments?|compliance|vendor|supplier)\s+)*(?:questions?|requirements?|controls?|criteria|statements?|frage(?:n|text)?|preguntas?|questions? posées?|exigences?|mesures?|anforderung(?:en)?|maßnahmen?|requisitos?|medidas?|controles?)(?:\s+(?:text|description|statement|specification|wording|details?)|beschreibung)?$/i;
const ASKS_HEADER = /(?:question|frage|pregunta)/i;
const NUMBER = /^(?:[A-Z]{0,5}[-. ]?\d+(?:[.-]\d+)*[a-z]?[.)]?|[A-Z]{1,4}-\d+(?:\.\d+)*)$/;
const ASKS =
  /^(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|must|may|how|what|which|who|whom|where|when|why|within|at what|in which|after how|are there|please|describe|provide|list|explain|attach|specify|state|outline|confirm|indicate|wie|was|welche[rsnm]?|wer|wo|wann|haben|hat|ist|sind|werden|wird|gibt|führen|verfügen|beschreiben|bitte|legen|nennen|comment|quel(?:le)?s?|qui|où|quand|avez|est|sont|existe|disposez|décrivez|veuillez|fournissez|cómo|qué|cuál(?:es)?|quién|dónde|cuándo|cada cuánto|tienen?|existe|disponen?|describa|proporcione|adjunte|indique)\b/iu;
const LEAST_WORDS = 3;
/** A table asks by its requirements only where it holds several. */
const LEAST_DEMANDS = 2;

/** Whether a line asks for something: it ends with a question mark, or starts as questions and requests do. */
export function isQuestion(text: string): boolean {
  const bare = withoutNumber(text).text;
  if (bare.split(/\s+/).length < LEAST_WORDS) return false;
  if (isInstruction(bare)) return false;
  return /\?\s*$/.test(bare) || (ASKS.test(bare.replace(/^[¿"“]/, '')) && bare.length < 600);
}

/** The questions of a table: in the column that its header calls so or, without such a header, in the one that asks most. */
export function questionsInRows(rows: string[][]): Question[] {
  const header = rows.findIndex((row) => row.some((cell) => QUESTION_HEADER.test(cell.trim())));
  const named = namedColumn(rows, header);
  const asking = named >= 0 ? named : mostOf(rows, isQuestion);
  const column = asking >= 0 ? asking : mostOf(rows, demands, LEAST_DEMANDS);
  const asks = asking >= 0 ? isQuestion : demands;
  if (column < 0) return [];
  return rows.flatMap((row, position) => {
    const cell = (row[column] ?? '').trim();
    if (position <= header || (named < 0 ? !asks(cell) : cell.split(/\s+/).length < LEAST_WORDS)) return [];
    const { number, text } = withoutNumber(cell);
    const beside = row.slice(0, column).find((each) => NUMBER.test(each.trim()));
    return [{ text, number: number ?? beside?.trim() ?? null, parts: partsOf(text), row: position }];
  });
}

/** The column that a row of headings calls so: the one called a question, else the one that says most. */
function namedColumn(rows: string[][], header: number): number {
  const named = (rows[header] ?? []).flatMap((cell, column) => (QUESTION_HEADER.test(cell.trim()) ? column : []));
  const asking = named.find((column) => ASKS_HEADER.test(rows[header]?.[column] ?? ''));
  if (asking !== undefined || named.length < 2) return asking ?? named[0] ?? -1;
  const words = (column: number) =>
    rows.slice(header + 1).reduce((sum, row) => sum + (row[column] ?? '').split(/\s+/).length, 0);
  return named.toSorted((a, b) => words(b) - words(a) || a - b)[0] ?? -1;
}

/** The column with the most such cells. */
function mostOf(rows: string[][], is: (cell: string) => boolean, least = 1): number {
  const counts = new Map<number, number>();
  for (const row of rows)
    row.forEach((cell, column) => {
      if (is(cell)) counts.set(column, (counts.get(column) ?? 0) + 1);
    });
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  return most && most[1] >= least ? most[0] : -1;
}

/** The questions of a text as it was extracted: of its tables by column, elsewhere every sentence that asks, by `asks`. */
export function questionsIn(text: string, blocks: Block[], asks = isQuestion): Question[] {
  const questions: Question[] = [];
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i]!;
    if (block.kind === 'row') {
      const rows: Block[] = [];
      while (blocks[i]?.kind === 'row') rows.push(blocks[i++]!);
      i--;
      const cells = rows.map(({ start, end }) => text.slice(start, end).split(' | '));
      for (const question of questionsInRows(cells)) {
        const row = rows[question.row ?? 0]!;
        const start = text.indexOf(question.text, row.start);
        const place = start >= 0 && start < row.end ? { start, end: start + question.text.length } : {};
        const { row: _, ...rest } = question;
        questions.push({ ...rest, ...place });
      }
      continue;
    }
    for (const { start, end } of wholeQuestions(text, block)) {
      const found = withoutNumber(text.slice(start, end));
      if (asks(found.text))
        questions.push({
          text: found.text,
          number: found.number,
          parts: partsOf(found.text),
          start: end - found.text.length,
          end,
        });
    }
  }
  return questions;
}

/** The sentences of a block; "Do you have one? If so, which?" stays together. */
function wholeQuestions(text: string, { start, end }: Block): { start: number; end: number }[] {
  const joined: { start: number; end: number }[] = [];
  for (const span of sentencesOf(text, start, end)) {
    const last = joined.at(-1);
    const goesOn = /^(?:if (?:so|yes|not)|and |or |please (?:describe|explain)|wenn ja|si oui|en caso)/i.test(
      text.slice(span.start, span.end),
    );
    if (last && goesOn && isQuestion(text.slice(last.start, last.end))) last.end = span.end;
    else joined.push({ ...span });
  }
  return joined;
}

/** "3.2 Are backups encrypted?" is number 3.2. */
function withoutNumber(line: string): { number: string | null; text: string } {
  const [, number, text] =
    /^\s*((?:Q|No\.?|Nr\.?)?\s?\d+(?:\.\d+)*[a-z]?|[A-Z]{2,5}-\d+(?:\.\d+)*)[.):]?\s+(\S[\s\S]*)$/.exec(line) ?? [];
  return text === undefined
    ? { number: null, text: line.trim() }
    : { number: number?.trim() ?? null, text: text.trim() };
}
