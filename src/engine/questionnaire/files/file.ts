import { openArchive } from '../../extract/archive.ts';
import { openOffice, type OfficePackage } from '../../extract/office-package.ts';
import { decode } from '../../extract/read-plain.ts';
import { Refused } from '../../extract/refusal.ts';
import { fillCsv, readCsvGrid } from './csv.ts';
import { fillDocx, readDocxLayout } from './docx.ts';
import { type Layout, textLayout } from './layout.ts';
import { fillSheet, readXlsxGrids } from './xlsx.ts';

/** Where an answer belongs, counted from 0; without a sheet: a paragraph. */
export interface AnswerPlace {
  sheet: number | null;
  row: number;
  column: number;
}

export interface FilledAnswer extends AnswerPlace {
  text: string;
}

async function openAs(bytes: Buffer, kind: OfficePackage['kind']): Promise<OfficePackage> {
  const office = await openOffice(await openArchive(bytes));
  if (office?.kind !== kind) throw new Refused('damaged', 'The file is not what its name says.');
  return office;
}

/** How a questionnaire is laid out. @throws Refused with a sentence that says why it cannot be read. */
export async function readLayout(bytes: Buffer, fileName: string): Promise<Layout> {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  if (extension === 'xlsx') {
    const grids = await readXlsxGrids(await openAs(bytes, 'workbook'));
    return { form: 'xlsx', grids: grids.map(({ name, rows }) => ({ name, rows })), paragraphs: [] };
  }
  if (extension === 'docx') return readDocxLayout(await openAs(bytes, 'word'));
  if (bytes.includes(0) && decode(bytes).includes('\0')) throw new Refused('damaged', 'The file holds no text.');
  if (extension === 'csv') return { form: 'csv', grids: [readCsvGrid(bytes, '')], paragraphs: [] };
  if (extension !== 'txt') throw new Refused('unsupported', 'A questionnaire is a CSV, XLSX, DOCX or TXT file.');
  return textLayout(decode(bytes));
}

/** The parts of a filled office file in the order of the original; all but those that hold answers are as they were. */
export interface FilledParts {
  parts: { name: string; content: Uint8Array[] }[];
  /** The answers that found no place. */
  left: AnswerPlace[];
}

/** Writes answers into a CSV file, a workbook or a document, and leaves everything else as it is. */
export async function fillFile(
  bytes: Buffer,
  form: 'csv' | 'xlsx' | 'docx',
  answers: readonly FilledAnswer[],
): Promise<{ bytes: Uint8Array; left: AnswerPlace[] } | FilledParts> {
  if (form === 'csv') return { bytes: fillCsv(bytes, answers), left: [] };
  const office = await openAs(bytes, form === 'xlsx' ? 'workbook' : 'word');
  const changed = new Map<string, Buffer>();
  let left: AnswerPlace[] = [];
  if (form === 'docx') {
    const filled = await fillDocx(office, answers);
    changed.set(office.main, filled.bytes);
    left = filled.left.flatMap((at) => answers[at] ?? []).map(placeOf);
  } else {
    const grids = await readXlsxGrids(office);
    for (const [sheet, { part }] of grids.entries()) {
      const own = answers.filter((answer) => answer.sheet === sheet);
      const before = own.length > 0 ? await office.archive.read(part) : null;
      if (!before) continue;
      const filled = fillSheet(before, own);
      changed.set(part, filled.bytes);
      const missed = new Set(filled.left);
      left.push(...own.filter(({ row }) => missed.has(row)).map(placeOf));
    }
  }
  const parts: FilledParts['parts'] = [];
  for (const name of office.archive.names) {
    const content = changed.get(name) ?? (await office.archive.read(name));
    parts.push({ name, content: content ? [content] : [] });
  }
  return { parts, left };
}

const placeOf = ({ sheet, row, column }: AnswerPlace): AnswerPlace => ({ sheet, row, column });
