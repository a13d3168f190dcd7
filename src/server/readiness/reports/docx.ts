import type { Report, ReportBlock, ReportCell } from '#domain/readiness/reports/report.ts';
import { docxOf } from '../../platform/file-formats/docx.ts';
import type { Letterhead } from './letterhead.ts';
import { FAINT } from '../../platform/file-formats/pdf-look.ts';
import { TONES } from './pdf-look.ts';
import type { DocxBlock } from '../../platform/file-formats/docx-body.ts';

const hex = (colour: string) => colour.slice(1).toUpperCase();

/** A report as a Word document with real headings, tables whose head is repeated, and bars drawn as cells. */
export function reportDocx(report: Report, { ink }: Letterhead): Promise<Buffer> {
  const { title, subtitle, warning, facts, sections, organisation, language, day } = report;
  const blocks: DocxBlock[] = [
    ...(warning ? [{ kind: 'paragraph' as const, text: warning, colour: hex(TONES.warning), isBold: true }] : []),
    { kind: 'title', text: title },
    { kind: 'paragraph', text: subtitle, colour: hex(FAINT) },
    light(
      [1, 4],
      facts.map(({ label, value }) => [label, value]),
    ),
    ...sections.flatMap(({ heading, blocks: parts }) => [
      { kind: 'heading' as const, level: 1 as const, text: heading },
      ...parts.map(blockOf),
    ]),
  ];
  return docxOf({ title, author: organisation, day, language, isLandscape: true, ink: hex(ink), blocks });
}

function light(widths: number[], rows: Extract<DocxBlock, { kind: 'table' }>['rows']): DocxBlock {
  return { kind: 'table', widths, head: null, rows, isLight: true };
}

function blockOf(block: ReportBlock): DocxBlock {
  switch (block.kind) {
    case 'text': {
      const colour = block.tone && hex(block.tone === 'warning' ? TONES.warning : FAINT);
      return { kind: 'paragraph', text: block.text, ...(colour && { colour }) };
    }
    case 'figures':
      return light(
        [3, 1],
        block.figures.map(({ label, value }) => [label, value]),
      );
    case 'bars':
      return light(
        [4, 7, 2],
        block.bars.map(({ label, percent, value, tone }) => [
          label,
          { bar: percent ?? 0, colour: hex(TONES[tone]) },
          value,
        ]),
      );
    case 'table':
      if (block.rows.length === 0) return { kind: 'paragraph', text: block.empty, colour: hex(FAINT) };
      return {
        kind: 'table',
        widths: block.columns.map(({ width }) => width),
        head: block.columns.map(({ header }) => header),
        rows: block.rows.map((row) => row.map(cellOf)),
      };
  }
}

function cellOf(cell: ReportCell): string | number {
  if (cell === null) return '—';
  return typeof cell === 'object' ? cell.date : cell;
}
