import { openArchive } from '../../extract/archive.ts';
import { openOffice, type OfficePackage } from '../../extract/office-package.ts';
import { decode } from '../../extract/read-plain.ts';
import { Refused } from '../../extract/refusal.ts';
import { fillCsv, readCsvGrid } from './csv.ts';
import { fillDocx, readDocxLayout } from './docx.ts';
import { type Layout, textLayout } from './layout.ts';
import { fillSheet } from './fill-sheet.ts';
import { type FilledAnswer, type FormAnswer, type LeftAnswer, placed } from './place.ts';
import { readXlsxGrids } from './xlsx.ts';

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
    return { form: 'xlsx', grids: grids.map(({ part: _, ...grid }) => grid), paragraphs: [] };
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
  left: LeftAnswer[];
}

/** Writes answers into a CSV file, a workbook or a document, and leaves everything else as it is. */
export async function fillFile(
  bytes: Buffer,
  form: 'csv' | 'xlsx' | 'docx',
  answers: readonly FilledAnswer[],
): Promise<{ bytes: Uint8Array; left: LeftAnswer[] } | FilledParts> {
  if (form === 'csv') return { bytes: fillCsv(bytes, answers), left: [] };
  const office = await openAs(bytes, form === 'xlsx' ? 'workbook' : 'word');
  const changed = new Map<string, Buffer>();
  let left: LeftAnswer[] = [];
  if (form === 'docx') {
    const filled = await fillDocx(office, answers);
    changed.set(office.main, filled.bytes);
    left = filled.left.flatMap((at) => answers[at] ?? []).map(taken);
  } else {
    const grids = await readXlsxGrids(office);
    for (const [sheet, { part }] of grids.entries()) {
      const own = answers.filter((answer) => answer.sheet === sheet);
      const before = own.length > 0 ? await office.archive.read(part) : null;
      if (!before) continue;
      const filled = fillSheet(before, own);
      changed.set(part, filled.bytes);
      left.push(...filled.left.flatMap((at) => own[at] ?? []).map(taken));
    }
  }
  const parts: FilledParts['parts'] = [];
  for (const name of office.archive.names) {
    const content = changed.get(name) ?? (await office.archive.read(name));
    parts.push({ name, content: content ? [content] : [] });
  }
  return { parts, left };
}

const taken = ({ sheet, row, column }: FilledAnswer): LeftAnswer => ({ sheet, row, column, why: 'taken' });

/** Fills a form as it wants to be filled: values of its own lists, marks, sentences and references where there is a column for them. */
export async function fillForm(
  bytes: Buffer,
  form: 'csv' | 'xlsx' | 'docx',
  answers: readonly FormAnswer[],
): ReturnType<typeof fillFile> {
  const { grids } = await readLayout(bytes, `form.${form}`);
  const places = answers.map((answer) => placed(answer, answer.sheet === null ? undefined : grids[answer.sheet]));
  const filled = await fillFile(
    bytes,
    form,
    places.flatMap(({ cells }) => cells),
  );
  return { ...filled, left: [...filled.left, ...places.flatMap(({ left }) => left)] };
}
