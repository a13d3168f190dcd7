import papa from 'papaparse';
import readSheets from 'read-excel-file/web-worker';
import { dateOrderOf } from '#domain/assets/reading/cells.ts';
import { ASSET_HEADINGS, matchColumns } from '#domain/assets/reading/column-matches.ts';
import { checkRows } from '#domain/assets/import-check.ts';
import { importErrorsFile } from '#domain/assets/import-errors.ts';
import { findField } from '#domain/assets/import-fields.ts';
import { IMPORT_LIMITS, type ImportPlan } from '#domain/assets/import-plan.ts';
import { countSerials } from '#domain/assets/import-rows.ts';
import type { ImportRow } from '#domain/assets/import-rows.ts';
import { findTables, type FoundTable } from '#domain/tables/find-tables.ts';
import { productOf } from '#domain/tables/products.ts';
import type { Sheet, TablePlace } from '#domain/tables/sheet.ts';
import { examplesIn, tableAt } from '#domain/tables/table.ts';
import { type FileReaders, sheetsOfFile } from '../../kit/table/sheets-of-file.ts';
import { headsOf } from '../../kit/table/table-choice.ts';
import type { Answer, Known, Question } from './import-messages.ts';

// The worker's own scope; the DOM's types know only windows.
const scope = self as unknown as {
  addEventListener: (kind: 'message', hear: (event: MessageEvent<Question>) => void) => void;
  postMessage: (answer: Answer) => void;
};
const READERS: FileReaders = {
  parseCsv: (text, delimiter) => papa.parse<string[]>(text, { delimiter }).data,
  readWorkbook: (file) => readSheets(file),
};
let sheets: readonly Sheet[] = [];
let tables: readonly FoundTable[] = [];
/** The one that is open, and the rows that it has when the asset's name stands in another column than its headings tell. */
let headers: string[] = [];
let rowsBy: (key: number) => ImportRow[] = () => [];

scope.addEventListener('message', ({ data }) => {
  void answerTo(data).then(
    (answer) =>
      // A worker's messages have no target origin.
      scope.postMessage({ ...answer, id: data.id }), // oxlint-disable-line unicorn/require-post-message-target-origin
  );
});

async function answerTo(question: Question): Promise<Answer> {
  switch (question.kind) {
    case 'open':
      return open(question.file, question.known);
    case 'place':
      return openTable(question.place, question.known);
    case 'check':
      return { id: 0, kind: 'checked', ...checkRows(headers, rowsOf(question.plan), question.plan) };
    case 'faults': {
      const { plan, messages } = question;
      const rows = rowsOf(plan);
      const text = importErrorsFile(headers, rows, plan, countSerials(rows, plan), messages);
      return { id: 0, kind: 'faults', file: new Blob([text], { type: 'text/csv;charset=utf-8' }) };
    }
  }
}

async function open(file: File, known: Known): Promise<Answer> {
  const read = await sheetsOfFile(file, IMPORT_LIMITS.bytes, READERS).catch(() => ({ refusal: 'unreadable' as const }));
  if ('refusal' in read) return { id: 0, kind: 'refused', refusal: read.refusal };
  sheets = read;
  tables = findTables(sheets, ASSET_HEADINGS);
  const [best] = tables;
  return best ? openTable(best.place, known) : { id: 0, kind: 'refused', refusal: 'empty' };
}

const keyOf = (mapping: ImportPlan['mapping']) => mapping.indexOf('name');
/** The rows as the server has them, which knows the columns by the plan alone. */
const rowsOf = ({ mapping }: ImportPlan) => rowsBy(keyOf(mapping));

/** The table at a place of the file that is open. */
function openTable(place: TablePlace, { learnt, vocabulary }: Known): Answer {
  const records = sheets.find(({ name }) => name === place.sheet)?.records ?? [];
  const columnsOf = (headings: readonly string[]) => matchColumns(headings, learnt, vocabulary);
  const table = tableAt(records, IMPORT_LIMITS, place, (headings) =>
    keyOf(columnsOf(headings).map(({ field }) => field)),
  );
  if ('refusal' in table) return { id: 0, kind: 'refused', refusal: table.refusal };
  const { rows } = table;
  ({ headers } = table);
  const matches = columnsOf(headers);
  const mapping = matches.map(({ field }) => field);
  let last = { key: keyOf(mapping), rows };
  rowsBy = (key) => {
    if (key !== last.key) {
      const other = tableAt(records, IMPORT_LIMITS, place, () => key);
      last = { key, rows: 'refusal' in other ? [] : other.rows };
    }
    return last.rows;
  };
  const dates = mapping.flatMap((key, column) => (key && findField(key, vocabulary)?.kind === 'date' ? [column] : []));
  const dateOrder = dateOrderOf(rows.flatMap(({ cells }) => dates.map((column) => cells[column] ?? '')));
  const examples = headers.map((_, column) => examplesIn(rows, column));
  const choice = { place, tables, heads: headsOf(records), notices: table.notices, product: productOf(headers) };
  return { id: 0, kind: 'opened', headers, examples, total: rows.length, mapping, matches, dateOrder, choice };
}
