import { questionsIn, questionsInRows } from '../questions.ts';
import { readText } from '../../read/text-blocks.ts';
import type { Question } from '../types.ts';

/** A table of a questionnaire: a sheet, or a table of a document. `rows` stand at their own numbers, from 0; a row that is not there is empty. */
export interface Grid {
  name: string;
  rows: string[][];
}

/** A questionnaire as its file is laid out. */
export interface Layout {
  form: 'text' | 'csv' | 'xlsx' | 'docx';
  grids: Grid[];
  paragraphs: string[];
}

/** The columns of a table, from 0; no column of questions: nothing is asked there. */
export interface GridColumns {
  question: number | null;
  answer: number | null;
}

/** A question with its place in the layout. */
export interface PlacedQuestion extends Question {
  place: { sheet: number | null; row: number };
}

const ANSWER_HEADER =
  /^(?:your |vendor |supplier )?(?:answers?|responses?|replies|reply|antwort(?:en)?|respuestas?|réponses?|comments?|comentarios?|commentaires?|kommentare?)\b/i;

export function textLayout(source: string): Layout {
  const { text, blocks } = readText(source);
  return { form: 'text', grids: [], paragraphs: blocks.map(({ start, end }) => text.slice(start, end)) };
}

/** Which column asks and which is for the answer: by its header, or the first that is empty beside every question, or a new one at the end. */
export function columnsOf(rows: string[][]): GridColumns {
  const questions = questionsInRows(rows);
  const [first] = questions;
  if (!first) return { question: null, answer: null };
  const asking = rows[first.row ?? 0] ?? [];
  const question = asking.findIndex((cell) => cell.includes(first.text));
  const header = rows
    .slice(0, first.row)
    .findLast((row) => row.some((cell, at) => at !== question && ANSWER_HEADER.test(cell.trim())));
  const named = header?.findIndex((cell, at) => at !== question && ANSWER_HEADER.test(cell.trim())) ?? -1;
  if (named >= 0) return { question, answer: named };
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  for (let column = question + 1; column < width; column++)
    if (questions.every(({ row = 0 }) => !rows[row]?.[column]?.trim())) return { question, answer: column };
  return { question, answer: width };
}

/** The questions of a layout where its columns are known. */
export function questionsOf({ grids, paragraphs }: Layout, columns: readonly GridColumns[]): PlacedQuestion[] {
  const tabled = grids.flatMap(({ rows }, sheet) => {
    const column = columns[sheet]?.question ?? null;
    if (column === null) return [];
    const isGuess = columnsOf(rows).question === column;
    // A column that a person chose asks in every row, whatever its header says.
    const asked = isGuess
      ? rows
      : rows.map((row) => [row.slice(0, column).find((cell) => cell.trim() !== '') ?? '', row[column] ?? '']);
    const found = isGuess ? questionsInRows(asked) : questionsInRows([['', 'Question'], ...asked]);
    return found.map((question) => ({ ...question, place: { sheet, row: (question.row ?? 0) - (isGuess ? 0 : 1) } }));
  });
  const written = paragraphs.flatMap((text, row) =>
    questionsIn(text, [{ kind: 'p', start: 0, end: text.length }]).map((question) => ({
      ...question,
      place: { sheet: null, row },
    })),
  );
  return [...tabled, ...written];
}

const MOST_COLUMNS = 200;

/** The first words of every column, by which a person recognises it. */
export function columnWords(rows: readonly string[][]): string[] {
  const width = Math.min(
    MOST_COLUMNS,
    rows.reduce((most, row) => Math.max(most, row.length), 0),
  );
  return Array.from({ length: width }, (_, column) =>
    (rows.find((row) => row[column]?.trim())?.[column] ?? '').trim().slice(0, 80),
  );
}
