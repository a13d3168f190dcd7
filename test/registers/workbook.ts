import { zipOf } from '#server/platform/file-formats/zip.ts';
import { escapedXml } from '#server/platform/file-formats/ooxml.ts';

/** A sheet as somebody's spreadsheet may have it: texts, numbers, dates of Excel (numbers in the look of days), merged cells. */
export interface TestSheet {
  name: string;
  rows: readonly (readonly (string | number | { day: number } | null)[])[];
  merged?: readonly string[];
  isHidden?: boolean;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The bytes of an Excel workbook. */
export async function workbookOf(sheets: readonly TestSheet[]): Promise<Buffer> {
  const each = (line: (sheet: TestSheet, number: number) => string) =>
    sheets.map((sheet, index) => line(sheet, index + 1)).join('');
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${each((_, number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each(({ name, isHidden }, number) => `<sheet name="${escapedXml(name)}" sheetId="${number}"${isHidden ? ' state="hidden"' : ''} r:id="r${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${each((_, number) => `<Relationship Id="r${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="styles" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)])),
  };
  const zipped = zipOf(Object.entries(parts).map(([name, text]) => ({ name, content: [Buffer.from(text)] })));
  const pieces: Uint8Array[] = [];
  for await (const piece of zipped) pieces.push(piece);
  return Buffer.concat(pieces);
}

function sheetXml({ rows, merged = [] }: TestSheet): string {
  const lines = rows.map((cells, row) => {
    const inner = cells.map((cell, column) => {
      if (cell === null || cell === '') return '';
      const at = `r="${String.fromCodePoint(65 + column)}${row + 1}"`;
      if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`;
      if (typeof cell === 'object') return `<c ${at} s="1"><v>${cell.day}</v></c>`;
      return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escapedXml(cell)}</t></is></c>`;
    });
    return inner.some(Boolean) ? `<row r="${row + 1}">${inner.join('')}</row>` : '';
  });
  const list = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
  const merges = list && `<mergeCells count="${merged.length}">${list}</mergeCells>`;
  return `<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData>${merges}</worksheet>`;
}
