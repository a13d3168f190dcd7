import { z } from 'zod';
import { LANGUAGES, type Language } from '../../organisations/language.ts';
import type { Messages } from '../../organisations/messages.ts';
import { restoreFormula } from '../../tables/csv.ts';
import { type AnswerInput, questionsOf, type VendorAnswer } from './answer.ts';
import type { AssessmentSection, CatalogueQuestion } from './question.ts';
import { ASSESSMENT_LIMITS, IMPLEMENTATIONS } from './values.ts';

/** Columns of the workbook, in their order. The first is hidden and holds the key by which a row is known again. */
export const SHEET_COLUMNS = ['key', 'section', 'question', 'help', 'answer', 'reason', 'comment'] as const;
type SheetColumn = (typeof SHEET_COLUMNS)[number];

/** How a language calls the answers that a question about an implementation may have. */
export type AnswerLabels = Record<(typeof IMPLEMENTATIONS)[number] | 'not-applicable', string>;

export function answerLabels(t: Messages<'server/assessment-workbook'>): AnswerLabels {
  const label = (id: keyof AnswerLabels) => t(`answers.${id}`);
  return { yes: label('yes'), partly: label('partly'), no: label('no'), 'not-applicable': label('not-applicable') };
}

/** In the hidden row above the headings each column says what it is, so that it is found wherever it was moved and whatever it is called. */
export const columnKey = (column: SheetColumn) => `cw:${column}`;
export const rowKey = (assessmentId: string, questionId: string) => `${assessmentId}/${questionId}`;

/** What may be chosen as an answer: ids with their words. Empty for texts. */
export function choicesOf(
  question: CatalogueQuestion,
  language: Language,
  labels: AnswerLabels,
): { id: string; label: string }[] {
  if (question.kind === 'text') return [];
  if (question.kind === 'implementation') return IMPLEMENTATIONS.map((id) => ({ id, label: labels[id] }));
  return [
    ...question.options.map(({ id, label }) => ({ id, label: label[language] })),
    { id: 'not-applicable', label: labels['not-applicable'] },
  ];
}

/** Why a row was not taken, or what is to be said of one that was. */
export const ROW_PROBLEMS = [
  'no-key',
  'unknown-key',
  'other-assessment',
  'duplicate-key',
  'impossible-answer',
  'too-long',
  'question-edited',
  'reason-missing',
] as const;
export const RowProblem = z.object({
  sheet: z.string(),
  /** As the spreadsheet counts: from 1. */
  row: z.number().int(),
  code: z.enum(ROW_PROBLEMS),
  /** What stands there. */
  text: z.string(),
  /** Whether the row is taken nevertheless. */
  isTaken: z.boolean(),
});
export type RowProblem = z.infer<typeof RowProblem>;

export const RowChange = z.object({
  row: z.number().int(),
  questionId: z.string(),
  before: z.object({ value: z.string().nullable(), reason: z.string(), comment: z.string() }),
  after: z.object({ value: z.string().nullable(), reason: z.string(), comment: z.string() }),
});
export type RowChange = z.infer<typeof RowChange>;

/** Why a whole workbook is none of this assessment. */
export const SHEET_REFUSALS = ['no-keys', 'no-columns', 'other-assessment', 'too-many-rows'] as const;
export const SheetPreview = z.object({
  refusal: z.enum(SHEET_REFUSALS).nullable(),
  changes: z.array(RowChange),
  /** Rows that say what is known already. */
  same: z.number().int(),
  problems: z.array(RowProblem),
});
export type SheetPreview = z.infer<typeof SheetPreview>;

interface Grid {
  name: string;
  rows: readonly (readonly string[])[];
}
interface Known {
  messagesIn: (language: Language) => Messages<'server/assessment-workbook'>;
  assessmentId: string;
  sections: readonly AssessmentSection[];
  answers: readonly Pick<VendorAnswer, 'questionId' | 'value' | 'reason' | 'comment' | 'isConfirmed'>[];
}

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[a-z0-9.-]+$/;
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase();
const MOST_PROBLEMS = 500;
/** No key, heading or word to choose is longer; what is, is none of them, and is not looked at letter by letter. */
const LONGEST_NAME = 300;
const isKey = (cell: string) => cell.length <= LONGEST_NAME && KEY.test(cell.trim());

/** Where the columns of ours stand: by the hidden row, or else by headings in any language. */
function columnsIn(
  rows: Grid['rows'],
  { messagesIn }: Known,
): { at: Map<SheetColumn, number>; heads: Set<number> } | null {
  const byKey = new Map(SHEET_COLUMNS.map((column) => [columnKey(column), column]));
  const byHeading = new Map(
    LANGUAGES.flatMap((language) =>
      SHEET_COLUMNS.map((column) => [plain(messagesIn(language)(`headings.${column}`)), column] as const),
    ),
  );
  for (const nameOf of [(cell: string) => byKey.get(cell.trim()), (cell: string) => byHeading.get(plain(cell))]) {
    for (const [row, cells] of rows.entries()) {
      const named = cells.flatMap((cell, place) => {
        const column = cell.length <= LONGEST_NAME ? nameOf(cell) : undefined;
        return column ? [[column, place] as const] : [];
      });
      const at = new Map(named);
      if (at.has('key') && at.has('answer')) return { at, heads: new Set([row, headingRow(rows, at, row)]) };
    }
  }
  return null;
}

/** The visible headings: the first row with words in it after the hidden one and without a key. */
function headingRow(rows: Grid['rows'], at: Map<SheetColumn, number>, hidden: number): number {
  const keyed = (row: number) => isKey(rows[row]?.[at.get('key') ?? 0] ?? '');
  for (let row = hidden + 1; row < rows.length && row < hidden + 4; row += 1)
    if (!keyed(row) && rows[row]?.some((cell) => cell.trim() !== '')) return row;
  return hidden;
}

type LabelsIn = Record<Language, AnswerLabels>;

/** The id of what stands as an answer: a word of any language, or the id itself. Undefined: no answer that there is. */
function valueOf(question: CatalogueQuestion, text: string, labels: LabelsIn): string | undefined {
  if (question.kind === 'text') return text;
  const given = plain(text);
  for (const language of LANGUAGES)
    for (const { id, label } of choicesOf(question, language, labels[language]))
      if (plain(label) === given || id === given) return id;
  return undefined;
}

/**
 * What a workbook that was filled in would change, row by row, by the keys alone: rows may be sorted or filtered, columns moved and headings
 * renamed. An empty cell takes nothing away. What cannot be taken is said with its row.
 */
export function readSheet(grids: readonly Grid[], known: Known): SheetPreview {
  const nothing = { changes: [], same: 0, problems: [] };
  if (grids.some(({ rows }) => rows.length > ASSESSMENT_LIMITS.workbookRows))
    return { ...nothing, refusal: 'too-many-rows' };
  const hasKeys = grids.some(({ rows }) => rows.some((cells) => cells.some(isKey)));
  if (!hasKeys) return { ...nothing, refusal: 'no-keys' };
  const found = grids.flatMap(({ name, rows }) => {
    const columns = columnsIn(rows, known);
    return columns ? rowsOf(name, rows, columns) : [];
  });
  if (found.length === 0) return { ...nothing, refusal: 'no-columns' };
  const keyed = found.filter(({ key }) => isKey(key));
  if (keyed.length > 0 && keyed.every(({ key }) => !key.startsWith(`${known.assessmentId}/`)))
    return { ...nothing, refusal: 'other-assessment' };
  return { refusal: null, ...judge(found, known) };
}

interface Row extends Record<SheetColumn, string> {
  sheet: string;
  number: number;
}

function rowsOf(sheet: string, rows: Grid['rows'], { at, heads }: NonNullable<ReturnType<typeof columnsIn>>): Row[] {
  return rows.flatMap((cells, index) => {
    if (heads.has(index) || cells.every((cell) => cell.trim() === '')) return [];
    const cell = (column: SheetColumn) => restoreFormula((cells[at.get(column) ?? -1] ?? '').trim());
    const own = Object.fromEntries(SHEET_COLUMNS.map((column) => [column, cell(column)])) as Record<
      SheetColumn,
      string
    >;
    return [{ ...own, sheet, number: index + 1 }];
  });
}

function judge(
  rows: readonly Row[],
  { assessmentId, sections, answers, messagesIn }: Known,
): Omit<SheetPreview, 'refusal'> {
  const questions = new Map(questionsOf(sections).map((question) => [rowKey(assessmentId, question.id), question]));
  const existing = new Map(answers.map((answer) => [answer.questionId, answer]));
  const problems: RowProblem[] = [];
  const changes: RowChange[] = [];
  let same = 0;
  const labels = Object.fromEntries(
    LANGUAGES.map((language) => [language, answerLabels(messagesIn(language))]),
  ) as LabelsIn;
  const say = ({ sheet, number }: Row, code: RowProblem['code'], text: string, isTaken = false) => {
    if (problems.length < MOST_PROBLEMS) problems.push({ sheet, row: number, code, text: text.slice(0, 200), isTaken });
  };
  const given = (row: Row) => JSON.stringify([row.answer, row.reason, row.comment]);
  const byKey = Map.groupBy(rows, ({ key }) => key);
  for (const [key, sharing] of byKey) {
    const question = questions.get(key);
    const [row] = sharing;
    if (!question || !row) {
      const code =
        key === '' ? 'no-key' : isKey(key) && !key.startsWith(`${assessmentId}/`) ? 'other-assessment' : 'unknown-key';
      for (const each of sharing) say(each, code, each.question || each.answer || key);
      continue;
    }
    if (new Set(sharing.map(given)).size > 1) {
      for (const each of sharing) say(each, 'duplicate-key', each.question || key);
      continue;
    }
    const before = existing.get(question.id) ?? { value: null, reason: '', comment: '', isConfirmed: true };
    const after = takenFrom(row, question, before, labels, say);
    if (!after) continue;
    const isSame = before.isConfirmed || row.answer === '';
    if (isSame && after.value === before.value && after.reason === before.reason && after.comment === before.comment)
      same += 1;
    else {
      const { value, reason, comment } = before;
      changes.push({ row: row.number, questionId: question.id, before: { value, reason, comment }, after });
    }
  }
  return { changes, same, problems: problems.toSorted((a, b) => a.row - b.row) };
}

function takenFrom(
  row: Row,
  question: CatalogueQuestion,
  before: AnswerInput,
  labels: LabelsIn,
  say: (row: Row, code: RowProblem['code'], text: string, isTaken?: boolean) => void,
): AnswerInput | null {
  const { answerLength, commentLength } = ASSESSMENT_LIMITS;
  if (row.answer.length > answerLength || row.reason.length > commentLength || row.comment.length > commentLength) {
    say(row, 'too-long', row.question);
    return null;
  }
  const value = row.answer === '' ? before.value : valueOf(question, row.answer, labels);
  if (value === undefined) {
    say(row, 'impossible-answer', row.answer);
    return null;
  }
  const isEdited =
    row.question.length > answerLength ||
    (row.question !== '' && !LANGUAGES.some((each) => plain(question.text[each]) === plain(row.question)));
  if (isEdited) say(row, 'question-edited', row.question, true);
  const after = { value, reason: row.reason || before.reason, comment: row.comment || before.comment };
  if (question.kind !== 'text' && value === 'not-applicable' && after.reason === '')
    say(row, 'reason-missing', row.question, true);
  return after;
}
