import { delimiterOf, SEPARATOR_LINE } from './csv.ts';
import { fillMerged, type Sheet } from './sheet.ts';
import { decodeTable, type Encoding, type TableRefusal } from './table.ts';
import { type Inflate, layoutOf, type WorkbookLayout } from './workbook-layout.ts';

/** What reading a file needs of the machine it is read on. */
export interface SheetReaders {
  decode: (bytes: Uint8Array, encoding: Encoding, isStrict: boolean) => string;
  parseCsv: (text: string, delimiter: string) => string[][];
  /** Values of all sheets, or of the one that is needed. Throws for what is no workbook. */
  readWorkbook: (bytes: Uint8Array) => Promise<readonly { sheet: string; data: readonly (readonly unknown[])[] }[]>;
  inflate: Inflate;
}

/** The sheets of a CSV or XLSX file, by its name, with what merged cells say in each of their rows. The one way in which files of rows are read. */
export async function sheetsOf(
  bytes: Uint8Array,
  fileName: string,
  readers: SheetReaders,
): Promise<Sheet[] | { refusal: TableRefusal }> {
  if (bytes.length === 0) return { refusal: 'empty' };
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
  if (fileName.toLowerCase().endsWith('.xlsx'))
    return isArchive ? workbookOf(bytes, readers) : { refusal: 'not-a-workbook' };
  const text = isArchive ? null : decodeTable(bytes, readers.decode);
  if (text === null) return { refusal: 'not-text' };
  const records = readers.parseCsv(text, delimiterOf(text));
  if (SEPARATOR_LINE.test(text)) records[0] = [];
  return [{ name: '', isHidden: false, records }];
}

async function workbookOf(bytes: Uint8Array, readers: SheetReaders): Promise<Sheet[] | { refusal: TableRefusal }> {
  const sheets = await readers.readWorkbook(bytes).catch(() => null);
  if (!sheets) return { refusal: 'not-a-workbook' };
  // A workbook whose archive is odd still has its values.
  const layout = await layoutOf(bytes, readers.inflate).catch((): WorkbookLayout => new Map());
  return sheets.map(({ sheet, data }) => {
    const { isHidden = false, merged = [] } = layout.get(sheet) ?? {};
    return { name: sheet, isHidden, records: fillMerged(data, merged) };
  });
}
