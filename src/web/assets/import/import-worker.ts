import papa from 'papaparse';
import { readSheet } from 'read-excel-file/web-worker';
import { dateOrderOf } from '#domain/assets/cells.ts';
import { delimiterOf } from '#domain/tables/csv.ts';
import { matchHeaders } from '#domain/assets/column-matches.ts';
import type { LearntHeadings } from '#domain/assets/column-matches.ts';
import { importErrorsFile } from '#domain/assets/import-errors.ts';
import { fieldOf } from '#domain/assets/import-fields.ts';
import type { ImportKey } from '#domain/assets/import-fields.ts';
import type { ImportIssue } from '#domain/assets/import-issues.ts';
import { IMPORT_LIMITS } from '#domain/assets/import-plan.ts';
import type { ImportPlan } from '#domain/assets/import-plan.ts';
import { countSerials, validateRow } from '#domain/assets/import-rows.ts';
import type { ImportRow } from '#domain/assets/import-rows.ts';
import { decodeTable, tableOf } from '#domain/tables/table.ts';
import type { Table, TableRefusal } from '#domain/tables/table.ts';
import type { Answer, Checked, Question, UnknownValue } from './import-messages.ts';

// The worker's own scope; the DOM's types know only windows.
const scope = self as unknown as {
  addEventListener: (kind: 'message', hear: (event: MessageEvent<Question>) => void) => void;
  postMessage: (answer: Answer) => void;
};
const MOST_SHOWN = 300;
const MOST_UNKNOWN = 200;
let headers: string[] = [];
let rows: ImportRow[] = [];

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
      return open(question.file, question.learnt);
    case 'check':
      return check(question.plan);
    case 'faults': {
      const { plan, messages } = question;
      const text = importErrorsFile(headers, rows, plan, countSerials(rows, plan), messages);
      return { id: 0, kind: 'faults', file: new Blob([text], { type: 'text/csv;charset=utf-8' }) };
    }
  }
}

async function open(file: File, learnt: LearntHeadings): Promise<Answer> {
  const table = await readTable(file).catch(() => ({ refusal: 'unreadable' as const }));
  if ('refusal' in table) return { id: 0, kind: 'refused', refusal: table.refusal };
  ({ headers, rows } = table);
  const mapping = matchHeaders(headers, learnt);
  const dates = mapping.flatMap((key, column) => (key && fieldOf(key).kind === 'date' ? [column] : []));
  const dateOrder = dateOrderOf(rows.flatMap(({ cells }) => dates.map((column) => cells[column] ?? '')));
  const sample = headers.map((_, column) => rows[0]?.cells[column] ?? '');
  return { id: 0, kind: 'opened', headers, sample, total: rows.length, mapping, dateOrder };
}

async function readTable(file: File): Promise<Table | { refusal: TableRefusal }> {
  if (file.size === 0) return { refusal: 'empty' };
  if (file.size > IMPORT_LIMITS.bytes) return { refusal: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
  if (file.name.toLowerCase().endsWith('.xlsx')) {
    if (!isArchive) return { refusal: 'not-a-workbook' };
    return readSheet(file).then(
      (records) => tableOf(records, IMPORT_LIMITS),
      () => ({ refusal: 'not-a-workbook' as const }),
    );
  }
  if (isArchive) return { refusal: 'not-text' };
  const text = decodeTable(bytes, (part, encoding, isStrict) =>
    new TextDecoder(encoding, { fatal: isStrict }).decode(part),
  );
  if (text === null) return { refusal: 'not-text' };
  return tableOf(papa.parse<string[]>(text, { delimiter: delimiterOf(text) }).data, IMPORT_LIMITS);
}

/** What is missing may be the same in many rows, except what tells one asset from another. */
const isForAll = (code: ImportIssue['code'], field: ImportKey) =>
  code === 'required' && field !== 'name' && field !== 'serialNumber';

/** Checks every row with the domain's rules; those with something to say come first, and of many only the first few hundred. */
function check(plan: ImportPlan): Answer {
  const serials = countSerials(rows, plan);
  const counts = { valid: 0, warning: 0, error: 0 };
  const shown: Record<'error' | 'warning' | 'valid', Checked[]> = { error: [], warning: [], valid: [] };
  const unknownValues = new Map<string, UnknownValue>();
  for (const row of rows) {
    const { index, asset, errors, warnings, status } = validateRow(row, plan, serials);
    counts[status] += 1;
    if (shown[status].length < MOST_SHOWN)
      shown[status].push({ row: index, name: asset.name ?? '', status, issues: [...errors, ...warnings] });
    for (const { code, field, value, suggestion } of errors) {
      const key = `${field}\n${value}`;
      const known = unknownValues.get(key);
      if (known) known.count += 1;
      else if ((code === 'unknown-choice' || isForAll(code, field)) && unknownValues.size < MOST_UNKNOWN)
        unknownValues.set(key, { field, value, suggestion, count: 1 });
    }
  }
  const first = [...shown.error, ...shown.warning, ...shown.valid].slice(0, MOST_SHOWN);
  return {
    id: 0,
    kind: 'checked',
    counts,
    rows: first,
    unknownValues: [...unknownValues.values()].toSorted((a, b) => b.count - a.count),
  };
}
