import type { Block } from '#domain/documents/reading.ts';
import { sentencesOf } from '../read/sentences.ts';
import { partsOf } from './parts.ts';
import type { Question } from './types.ts';

const QUESTION_HEADER =
  /^(?:security |control )?(?:questions?|requirements?|controls?|criteria|frage(?:n|text)?|preguntas?|exigences?|anforderung(?:en)?|requisitos?)(?: text)?$/i;
const NUMBER = /^(?:[A-Z]{0,5}[-. ]?\d+(?:[.-]\d+)*[a-z]?[.)]?|[A-Z]{1,4}-\d+(?:\.\d+)*)$/;
const ASKS =
  /^(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|must|may|how|what|which|who|whom|where|when|why|within|at what|in which|after how|are there|please|describe|provide|list|explain|attach|specify|state|outline|confirm|indicate|wie|was|welche[rsnm]?|wer|wo|wann|haben|hat|ist|sind|werden|wird|gibt|führen|verfügen|beschreiben|bitte|legen|nennen|comment|quel(?:le)?s?|qui|où|quand|avez|est|sont|existe|disposez|décrivez|veuillez|fournissez|cómo|qué|cuál(?:es)?|quién|dónde|cuándo|cada cuánto|tienen?|existe|disponen?|describa|proporcione|adjunte|indique)\b/iu;
const LEAST_WORDS = 3;

/** Whether a line asks for something: it ends with a question mark, or starts as questions and requests do. */
export function isQuestion(text: string): boolean {
  const bare = withoutNumber(text).text;
  if (bare.split(/\s+/).length < LEAST_WORDS) return false;
  return /\?\s*$/.test(bare) || (ASKS.test(bare.replace(/^[¿"“]/, '')) && bare.length < 600);
}

/** The questions of a table: in the column that its header calls so or, without such a header, in the one that asks most. */
export function questionsInRows(rows: string[][]): Question[] {
  const header = rows.findIndex((row) => row.some((cell) => QUESTION_HEADER.test(cell.trim())));
  const named = rows[header]?.findIndex((cell) => QUESTION_HEADER.test(cell.trim())) ?? -1;
  const column = named >= 0 ? named : mostAsking(rows);
  if (column < 0) return [];
  return rows.flatMap((row, position) => {
    const cell = (row[column] ?? '').trim();
    if (position <= header || (named < 0 ? !isQuestion(cell) : cell.split(/\s+/).length < LEAST_WORDS)) return [];
    const { number, text } = withoutNumber(cell);
    const beside = row.slice(0, column).find((each) => NUMBER.test(each.trim()));
    return [{ text, number: number ?? beside?.trim() ?? null, parts: partsOf(text), row: position }];
  });
}

function mostAsking(rows: string[][]): number {
  const counts = new Map<number, number>();
  for (const row of rows)
    row.forEach((cell, column) => {
      if (isQuestion(cell)) counts.set(column, (counts.get(column) ?? 0) + 1);
    });
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? -1;
}

/** The questions of a text as it was extracted: of its tables by column, elsewhere every sentence that asks. */
export function questionsIn(text: string, blocks: Block[]): Question[] {
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
      if (isQuestion(found.text))
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
