import { isQuestion, questionsIn, questionsInRows } from '../questions.ts';
import { demands, states } from '../statements.ts';
import { readText } from '../../read/text-blocks.ts';
import type { Question } from '../types.ts';
import { columnsOf } from './columns.ts';
import type { Grid, GridColumns } from './grid.ts';

/** A questionnaire as its file is laid out. */
export interface Layout {
  form: 'text' | 'csv' | 'xlsx' | 'docx';
  grids: Grid[];
  paragraphs: string[];
}

/** A question with its place in the layout. */
export interface PlacedQuestion extends Question {
  place: { sheet: number | null; row: number };
}

export function textLayout(source: string): Layout {
  const { text, blocks } = readText(source);
  return { form: 'text', grids: [], paragraphs: blocks.map(({ start, end }) => text.slice(start, end)) };
}

/** The questions of a layout where its columns are known. */
export function questionsOf({ form, grids, paragraphs }: Layout, columns: readonly GridColumns[]): PlacedQuestion[] {
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
  return [...tabled, ...writtenIn(paragraphs, form, tabled.length > 0)];
}

/** In a list of statements most lines are one. */
const LIST = 0.6;

/** What paragraphs ask. Pasted lines may be requirements as well; a document is read so only where it asks nothing. */
function writtenIn(paragraphs: string[], form: Layout['form'], isTabled: boolean): PlacedQuestion[] {
  const read = (asks?: (text: string) => boolean) =>
    paragraphs.flatMap((text, row) =>
      questionsIn(text, [{ kind: 'p', start: 0, end: text.length }], asks).map((question) => ({
        ...question,
        place: { sheet: null, row },
      })),
    );
  if (form === 'text') {
    const found = read((text) => isQuestion(text) || demands(text));
    const lines = paragraphs.filter((text) => text.trim() !== '');
    const isList = lines.length > 1 && lines.filter(states).length >= lines.length * LIST;
    return found.length === 0 && isList ? read(states) : found;
  }
  const found = read();
  return found.length > 0 || isTabled ? found : read(demands);
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
