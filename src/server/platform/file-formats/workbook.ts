import { escapedXml } from './ooxml.ts';
import { zipOf } from './zip.ts';

/** Text, a number, or an ISO date; null is an empty cell. Text is never a formula. */
export type WorkbookCell = string | number | { date: string } | null;

export interface WorkbookColumn {
  header: string;
  /** In characters. */
  width: number;
  isHidden?: boolean;
  /** Long texts on several lines, from the top of their cell. */
  isWrapped?: boolean;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Bold; a date in the reader's own order; a long text. */
const HEADING = ' s="1"';
const DAY = ' s="2"';
const WRAPPED = ' s="3"';

export const WORKBOOK_TYPE = `${SHEET_TYPE}.sheet`;

/** A sheet as it grows, piece by piece: never more than one piece of rows in memory. */
export interface WorkbookSheet {
  name: string;
  columns: readonly WorkbookColumn[];
  pieces: AsyncIterable<readonly (readonly WorkbookCell[])[]> | Iterable<readonly (readonly WorkbookCell[])[]>;
  /** What each column is, for who reads the sheet back: a hidden row above the headings. */
  keys?: readonly string[];
  /** Cells ("E3 E5") in which one of a list of cells ("Lists!$A$1:$D$1") is chosen. */
  choices?: readonly { cells: string; list: string }[];
  /** A sheet that others refer to; it has no headings. */
  isHidden?: boolean;
}

/** An Excel workbook of one sheet. */
export function workbookOf(
  sheet: string,
  columns: readonly WorkbookColumn[],
  pieces: AsyncIterable<readonly (readonly WorkbookCell[])[]>,
): AsyncIterable<Uint8Array> {
  return workbookOfSheets([{ name: sheet, columns, pieces }]);
}

/** An Excel workbook of several sheets, made one after the other. */
export function workbookOfSheets(sheets: readonly WorkbookSheet[]): AsyncIterable<Uint8Array> {
  const names = sheetNames(sheets.map(({ name }) => name));
  const each = (line: (number: number) => string) => sheets.map((_, index) => line(index + 1)).join('');
  const types = each(
    (number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>`,
  );
  const listed = each(
    (number) =>
      `<sheet name="${escapedXml(names[number - 1] ?? '')}" sheetId="${number}"${sheets[number - 1]?.isHidden ? ' state="hidden"' : ''} r:id="r${number}"/>`,
  );
  const related = each(
    (number) => `<Relationship Id="r${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  const fixed = Object.entries({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/>${types}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${listed}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${related}<Relationship Id="styles" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    // Cell formats: 0 as it is, then HEADING, DAY and WRAPPED.
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="14" applyNumberFormat="1"/><xf applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`,
  }).map(([name, content]) => ({ name, content: [Buffer.from(XML + content)] }));
  return zipOf([
    ...fixed,
    ...sheets.map((sheet, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, content: sheetOf(sheet) })),
  ]);
}

/** Excel allows 31 characters in the name of a sheet, some not at all, and no name twice, whatever its capitals. */
function sheetNames(wished: string[]): string[] {
  const taken = new Set<string>();
  return wished.map((wish) => {
    const name = wish.replaceAll(/[[\]:*?/\\']/g, ' ').trim() || 'Sheet';
    for (let number = 1; ; number += 1) {
      const end = number === 1 ? '' : ` ${number}`;
      const full = `${name.slice(0, 31 - end.length)}${end}`.toWellFormed();
      if (taken.has(full.toLowerCase())) continue;
      taken.add(full.toLowerCase());
      return full;
    }
  });
}

async function* sheetOf({ columns, pieces, keys, choices = [], isHidden }: WorkbookSheet): AsyncIterable<Uint8Array> {
  const widths = columns.map(
    ({ width, isHidden: isUnseen }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"${isUnseen ? ' hidden="1"' : ''}/>`,
  );
  let row = isHidden ? 0 : keys ? 2 : 1;
  const frozen = `<pane ySplit="${row}" topLeftCell="A${row + 1}" activePane="bottomLeft" state="frozen"/>`;
  const views = isHidden ? '' : `<sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews>`;
  const cols = widths.length > 0 ? `<cols>${widths.join('')}</cols>` : '';
  const named = keys ? rowOf(1, keys, [], ' hidden="1"') : '';
  const headings = columns.map(({ header }) => header);
  const head = isHidden ? '' : rowOf(row, headings, Array(headings.length).fill(HEADING));
  yield Buffer.from(`${XML}<worksheet xmlns="${MAIN}">${views}${cols}<sheetData>${named}${head}`);
  const styles = columns.map(({ isWrapped }) => (isWrapped ? WRAPPED : ''));
  for await (const rows of pieces) yield Buffer.from(rows.map((cells) => rowOf((row += 1), cells, styles)).join(''));
  const chosen = choices.map(
    ({ cells, list }) =>
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${cells}"><formula1>${escapedXml(list)}</formula1></dataValidation>`,
  );
  const lists =
    chosen.length > 0 ? `<dataValidations count="${chosen.length}">${chosen.join('')}</dataValidations>` : '';
  yield Buffer.from(`</sheetData>${lists}</worksheet>`);
}

function rowOf(row: number, cells: readonly WorkbookCell[], styles: readonly string[] = [], look = ''): string {
  const inner = cells.map((cell, index) => cellOf(`r="${columnName(index)}${row}"`, cell, styles[index])).join('');
  return `<row r="${row}"${look}>${inner}</row>`;
}

function cellOf(at: string, cell: WorkbookCell, style = ''): string {
  if (cell === null || cell === '') return '';
  const place = at + style;
  if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c ${at}${DAY}><v>${serialOf(cell.date)}</v></c>`;
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escapedXml(cell)}</t></is></c>`;
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
