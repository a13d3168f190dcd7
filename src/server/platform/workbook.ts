import { zipOf } from './zip.ts';

/** Text, a number, or an ISO date; null is an empty cell. Text is never a formula. */
export type WorkbookCell = string | number | { date: string } | null;

export interface WorkbookColumn {
  header: string;
  /** In characters. */
  width: number;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Bold; and a date in the reader's own order. */
const HEADING = ' s="1"';
const DAY = ' s="2"';

export const WORKBOOK_TYPE = `${SHEET_TYPE}.sheet`;

/** An Excel workbook of one sheet as it grows, piece by piece: never more than one piece of rows in memory. */
export function workbookOf(
  sheet: string,
  columns: readonly WorkbookColumn[],
  pieces: AsyncIterable<readonly (readonly WorkbookCell[])[]>,
): AsyncIterable<Uint8Array> {
  const fixed = Object.entries({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    // Cell formats: 0 as it is, then HEADING and DAY.
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  }).map(([name, content]) => ({ name, content: [Buffer.from(XML + content)] }));
  return zipOf([...fixed, { name: 'xl/worksheets/sheet1.xml', content: sheetOf(columns, pieces) }]);
}

async function* sheetOf(
  columns: readonly WorkbookColumn[],
  pieces: AsyncIterable<readonly (readonly WorkbookCell[])[]>,
): AsyncIterable<Uint8Array> {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const head = rowOf(
    1,
    columns.map(({ header }) => header),
    HEADING,
  );
  yield Buffer.from(
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${head}`,
  );
  let row = 1;
  for await (const rows of pieces) yield Buffer.from(rows.map((cells) => rowOf((row += 1), cells)).join(''));
  yield Buffer.from('</sheetData></worksheet>');
}

function rowOf(row: number, cells: readonly WorkbookCell[], style = ''): string {
  const inner = cells.map((cell, index) => cellOf(`r="${columnName(index)}${row}"${style}`, cell)).join('');
  return `<row r="${row}">${inner}</row>`;
}

function cellOf(place: string, cell: WorkbookCell): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c ${place}${DAY}><v>${serialOf(cell.date)}</v></c>`;
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** A, B, … Z, AA, AB, … */
function columnName(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest >= 0 ? columnName(rest) : '') + String.fromCodePoint(65 + (index % 26));
}

/** Days since the eve of 1900, counting a 29 February 1900 that never was, as spreadsheets do. */
function serialOf(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000) + 25_569;
}

/** XML knows no control characters but tab and line break, and no half of a pair. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
