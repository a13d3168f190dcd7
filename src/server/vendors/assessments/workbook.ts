import type { Language } from '#domain/organisations/language.ts';
import { guardFormula } from '#domain/tables/csv.ts';
import type { VendorAnswer } from '#domain/vendors/assessments/answer.ts';
import type { AssessmentSection } from '#domain/vendors/assessments/question.ts';
import {
  answerLabels,
  choicesOf,
  columnKey,
  readSheet,
  rowKey,
  SHEET_COLUMNS,
  type SheetPreview,
} from '#domain/vendors/assessments/sheet.ts';
import { messagesOf } from '../../platform/messages.ts';
import { workbookOfSheets, type WorkbookCell } from '../../platform/file-formats/workbook.ts';
import { readGrids } from './read-grids.ts';

type Answers = readonly Pick<VendorAnswer, 'questionId' | 'value' | 'reason' | 'comment' | 'isConfirmed'>[];

const WIDTHS = { key: 10, section: 24, question: 60, help: 44, answer: 22, reason: 36, comment: 36 };
/** The hidden row of column keys, then the headings. */
const FIRST_ROW = 3;
const LISTS = 'Lists';

/** The questions with their answers as workbook: drop-downs for what may be chosen, and keys by which rows are known again. */
export async function assessmentWorkbook(
  id: string,
  sections: readonly AssessmentSection[],
  answers: Answers,
  language: Language,
): Promise<Buffer> {
  const t = messagesOf('server/assessment-workbook', language);
  const answered = answerLabels(t);
  const byId = new Map(answers.filter(({ isConfirmed }) => isConfirmed).map((answer) => [answer.questionId, answer]));
  const lists = new Map<string, { row: number; labels: string[]; rows: number[] }>();
  const rows: WorkbookCell[][] = [];
  for (const { title, questions } of sections) {
    for (const question of questions) {
      const answer = byId.get(question.id);
      const choices = choicesOf(question, language, answered);
      const labels = choices.map(({ label }) => label);
      const key = labels.join('\n');
      const list = lists.get(key) ?? { row: lists.size + 1, labels, rows: [] };
      list.rows.push(FIRST_ROW + rows.length);
      if (labels.length > 0) lists.set(key, list);
      const value = choices.find((choice) => choice.id === answer?.value)?.label ?? answer?.value ?? '';
      rows.push([
        rowKey(id, question.id),
        title[language],
        question.text[language],
        question.help?.[language] ?? '',
        guardFormula(value),
        guardFormula(answer?.reason ?? ''),
        guardFormula(answer?.comment ?? ''),
      ]);
    }
  }
  const columns = SHEET_COLUMNS.map((column) => ({
    header: t(`headings.${column}`),
    width: WIDTHS[column],
    isHidden: column === 'key',
    isWrapped: true,
  }));
  const letter = String.fromCodePoint(65 + SHEET_COLUMNS.indexOf('answer'));
  const choices = [...lists.values()].map(({ row, labels, rows: own }) => ({
    cells: own.map((each) => `${letter}${each}`).join(' '),
    list: `${LISTS}!$A$${row}:$${String.fromCodePoint(64 + labels.length)}$${row}`,
  }));
  const parts: Uint8Array[] = [];
  const sheets = [
    { name: t('sheet'), columns, pieces: [rows], keys: SHEET_COLUMNS.map(columnKey), choices },
    { name: LISTS, columns: [], pieces: [[...lists.values()].map(({ labels }) => labels)], isHidden: true },
  ];
  for await (const part of workbookOfSheets(sheets)) parts.push(part);
  return Buffer.concat(parts);
}

/** What a workbook that was filled in would change. @throws Problem 422 where it cannot be read at all. */
export async function previewWorkbook(
  bytes: Uint8Array,
  known: { assessmentId: string; sections: readonly AssessmentSection[]; answers: Answers },
): Promise<SheetPreview> {
  return readSheet(await readGrids(bytes), {
    ...known,
    messagesIn: (language) => messagesOf('server/assessment-workbook', language),
  });
}
