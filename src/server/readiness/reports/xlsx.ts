import { type Report, type ReportBlock, type ReportCell, sheetsOf } from '#domain/readiness/reports/report.ts';
import { csvRecord } from '#domain/tables/csv.ts';
import { type WorkbookSheet, workbookOfSheets } from '../../platform/file-formats/workbook.ts';
import { textOf } from './pdf-table.ts';

/** A report as an Excel workbook: what it says first, then each of its lists as a sheet. */
export async function reportXlsx(report: Report): Promise<Buffer> {
  const sheets: WorkbookSheet[] = [
    {
      name: report.summary,
      columns: [
        { header: report.title, width: 44 },
        { header: '', width: 60 },
      ],
      pieces: [summaryOf(report)],
    },
    ...sheetsOf(report).map(({ sheet, columns, rows }) => ({
      name: sheet,
      columns: columns.map(({ header, width }) => ({ header, width: width + 2 })),
      pieces: [rows],
    })),
  ];
  const chunks: Uint8Array[] = [];
  for await (const chunk of workbookOfSheets(sheets)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function summaryOf({ subtitle, warning, facts, sections }: Report): ReportCell[][] {
  return [
    [subtitle, null],
    ...(warning ? [[warning, null]] : []),
    ...facts.map(({ label, value }) => [label, value]),
    ...sections.flatMap(({ heading, blocks }) => {
      const lines = blocks.flatMap(linesOf);
      return lines.length === 0 ? [] : [[], [heading, null], ...lines];
    }),
  ];
}

function linesOf(block: ReportBlock): ReportCell[][] {
  switch (block.kind) {
    case 'text':
      return [[block.text, null]];
    case 'figures':
      return block.figures.map(({ label, value }) => [label, value]);
    case 'bars':
      return block.bars.map(({ label, value }) => [label, value]);
    case 'table':
      return [];
  }
}

/** The list that is the whole of a report, as CSV that spreadsheets open in every language. */
export function reportCsv(report: Report): Buffer {
  const register = sheetsOf(report).find(({ sheet }) => sheet === report.register);
  const head = csvRecord(register?.columns.map(({ header }) => header) ?? []);
  const rows = register?.rows.map((row) => csvRecord(row.map(textOf))) ?? [];
  return Buffer.from(`\ufeff${head}${rows.join('')}`);
}
