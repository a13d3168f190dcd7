import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import type { ReportCell, ReportTable } from '#domain/readiness/reports/report.ts';
import { FAINT, LINE, tagged } from '../../platform/file-formats/pdf-look.ts';
import { type PdfElement, element } from '../../platform/file-formats/tagged-pdf.ts';

const SIDE = 4;
/** A number at the right edge of its column would touch the text of the next. */
const paddingOf = (column: ReportTable['columns'][number] | undefined) => (column?.isNumber ? 12 : SIDE);
/** Lines of a row that is kept in one piece; a longer one may run on over pages, or its end would be lost. */
const TAME = 25;
/** Points that a letter takes on average. */
const LETTER = 4.6;

/** A table with its head on every page; with a title, that stands above the head and is repeated with it. */
export function tableOf(table: ReportTable, width: number, root: PdfElement, title?: Content): Content {
  const { columns, rows } = table;
  const sum = columns.reduce((all, column) => all + column.width, 0);
  const room = columns.reduce((left, column) => left - SIDE - paddingOf(column), width);
  const widths = columns.map((column) => (room * column.width) / sum);
  const structure = element('Table', root);
  const heads = element('TR', structure);
  const head: TableCell[] = columns.map(({ header, isNumber }) => ({
    text: tagged(header, element('TH', heads)),
    bold: true,
    fillColor: '#f3f4f6',
    ...(isNumber && { alignment: 'right' as const }),
  }));
  const isTame = rows.every((row) => row.every((cell, index) => linesOf(textOf(cell), widths[index] ?? 1) <= TAME));
  const body = rows.map((row) => {
    const under = element('TR', structure);
    return row.map((cell, index) => cellOf(cell, columns[index]?.isNumber === true, widths[index] ?? 1, under));
  });
  const above = title
    ? [[{ stack: [title], colSpan: columns.length }, ...columns.slice(1).map(() => ({ text: '' }))]]
    : [];
  return {
    table: {
      widths,
      headerRows: above.length + 1,
      keepWithHeaderRows: isTame ? 1 : 0,
      dontBreakRows: isTame,
      body: [...above, head, ...body] as TableCell[][],
    },
    layout: {
      hLineColor: () => LINE,
      hLineWidth: (line) => (title && line < 1 ? 0 : 0.5),
      vLineWidth: () => 0,
      ...sizeOf(4),
      paddingRight: (column) => paddingOf(columns[column]),
    },
  };
}

function cellOf(cell: ReportCell, isNumber: boolean, width: number, row: PdfElement): TableCell {
  const text = textOf(cell);
  return {
    text: tagged(text === '' ? '—' : text, element('TD', row)),
    ...(isNumber && { alignment: 'right' as const }),
    ...(text === '' && { color: FAINT }),
    // A word that is longer than its column would run over its neighbour.
    ...(text.split(/\s/).some((word) => word.length * LETTER > width) && { wordBreak: 'break-all' as const }),
  };
}

export function textOf(cell: ReportCell): string {
  if (cell === null) return '';
  return typeof cell === 'object' ? cell.date : String(cell);
}

function linesOf(text: string, width: number): number {
  const line = Math.max(1, Math.floor(width / LETTER));
  return text.split('\n').reduce((all, part) => all + Math.max(1, Math.ceil(part.length / line)), 0);
}

export function sizeOf(height: number): CustomTableLayout {
  return {
    paddingTop: () => height,
    paddingBottom: () => height,
    paddingLeft: () => SIDE,
    paddingRight: () => SIDE,
  };
}
