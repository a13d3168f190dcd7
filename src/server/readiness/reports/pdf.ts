import type { Content, CustomTableLayout, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Report, ReportBlock, ReportSection } from '#domain/readiness/reports/report.ts';
import { messagesOf } from '../../platform/messages.ts';
import { FAINT, INK, LINE, tagged } from '../../platform/file-formats/pdf-look.ts';
import { type PdfElement, element, makeTaggedPdf } from '../../platform/file-formats/tagged-pdf.ts';
import type { Letterhead } from './letterhead.ts';
import { TONES } from './pdf-look.ts';
import { sizeOf, tableOf } from './pdf-table.ts';

/** Points. */
const MARGIN = 36;
const WIDTH = 841.89 - 2 * MARGIN;
const FIGURES_A_ROW = 6;
/** Above a section. */
const SPACE: [number, number, number, number] = [0, 16, 0, 0];

/** A report as a tagged PDF in landscape; the same report under the same letterhead is the same bytes. */
export function reportPdf(report: Report, letterhead: Letterhead): Promise<Buffer> {
  const root = element('Document');
  const t = messagesOf('server/reports', report.language);
  const definition: TDocumentDefinitions & { language: string } = {
    language: report.language,
    info: {
      title: `${report.title} – ${report.organisation}`,
      author: report.organisation,
      creator: 'Clausewise',
      producer: 'Clausewise',
      creationDate: new Date(report.day),
    },
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [MARGIN, MARGIN, MARGIN, 44],
    defaultStyle: { font: 'Roboto', fontSize: 9, color: INK },
    footer: (page, pages) => ({
      columns: [
        { text: `${report.organisation} · ${report.title}` },
        { text: t('page', { page, pages }), alignment: 'right', width: 120 },
      ],
      margin: [MARGIN, 14, MARGIN, 0],
      fontSize: 8,
      color: FAINT,
    }),
    content: [
      ...headOf(report, letterhead, root),
      ...report.sections.flatMap((section) => sectionOf(section, letterhead, root)),
    ],
  };
  return makeTaggedPdf(definition, root);
}

function headOf({ title, subtitle, warning, facts }: Report, { ink, logo }: Letterhead, root: PdfElement): Content[] {
  const rows = element('Table');
  const content: Content[] = [
    ...(warning
      ? [
          {
            text: tagged(warning, element('P', root)),
            color: TONES.warning,
            bold: true,
            margin: [0, 0, 0, 6],
          } as Content,
        ]
      : []),
    {
      columns: [
        { text: tagged(title, element('H1', root)), fontSize: 22, bold: true, color: ink },
        ...(logo ? [{ image: logo, fit: [160, 44] as [number, number], alignment: 'right' as const, width: 160 }] : []),
      ],
    },
    { text: tagged(subtitle, element('P', root)), color: FAINT, margin: [0, 2, 0, 8] },
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 1.5, lineColor: ink }],
      margin: [0, 0, 0, 6],
    },
    {
      table: {
        widths: [150, '*'],
        body: facts.map(({ label, value }) => {
          const row = element('TR', rows);
          return [
            { text: tagged(label, element('TD', row)), color: FAINT },
            { text: tagged(value, element('TD', row)) },
          ];
        }),
      },
      layout: LINES,
    },
  ];
  root.children.push(rows);
  return content;
}

/** A heading never stands alone at the foot of a page: it is the first line of a table's head, or one piece with what follows. */
function sectionOf({ heading, blocks }: ReportSection, letterhead: Letterhead, root: PdfElement): Content[] {
  const text = tagged(heading, element('H2', root));
  const look = { text, fontSize: 13, bold: true, color: letterhead.ink, outline: true, outlineText: heading };
  const [first, ...rest] = blocks;
  const title = (left: number): Content => ({ ...look, margin: [left, 0, 0, 4] });
  const piece: Content =
    first?.kind === 'table' && first.rows.length > 0
      ? { stack: [tableOf(first, WIDTH, root, title(-4))], margin: SPACE }
      : { stack: [title(0), ...(first ? blockOf(first, root) : [])], unbreakable: true, margin: SPACE };
  return [piece, ...rest.flatMap((block) => blockOf(block, root))];
}

function blockOf(block: ReportBlock, root: PdfElement): Content[] {
  switch (block.kind) {
    case 'text':
      return [
        {
          text: tagged(block.text, element('P', root)),
          ...(block.tone && { color: block.tone === 'warning' ? TONES.warning : FAINT }),
          margin: [0, 2, 0, 4],
        },
      ];
    case 'figures':
      return [figuresOf(block.figures, root)];
    case 'bars':
      return [barsOf(block.bars, root)];
    case 'table':
      if (block.rows.length > 0) return [{ stack: [tableOf(block, WIDTH, root)], margin: [0, 8, 0, 0] }];
      return [{ text: tagged(block.empty, element('P', root)), color: FAINT, margin: [0, 2, 0, 4] }];
  }
}

type Figures = Extract<ReportBlock, { kind: 'figures' }>['figures'];

function figuresOf(figures: Figures, root: PdfElement): Content {
  const cells: TableCell[] = figures.map(({ label, value }) => {
    const paragraph = element('P', root);
    return {
      stack: [
        { text: tagged(label, paragraph), color: FAINT, fontSize: 8 },
        { text: tagged(String(value), paragraph), fontSize: 15, bold: true, margin: [0, 1, 0, 0] },
      ],
    };
  });
  const body: TableCell[][] = [];
  for (let at = 0; at < cells.length; at += FIGURES_A_ROW) {
    const row = cells.slice(at, at + FIGURES_A_ROW);
    while (row.length < FIGURES_A_ROW) row.push({ text: '' });
    body.push(row);
  }
  return {
    table: { widths: Array.from({ length: FIGURES_A_ROW }, () => '*'), body },
    layout: LINES,
    margin: [0, 2, 0, 6],
  };
}

type Bars = Extract<ReportBlock, { kind: 'bars' }>['bars'];

/** The chart is drawn for the eye; what it says stands beside it as text. */
function barsOf(bars: Bars, root: PdfElement): Content {
  const table = element('Table', root);
  const [name, value] = [230, 110];
  const length = WIDTH - name - value - 3 * 8;
  return {
    table: {
      widths: [name, length, value],
      body: bars.map((bar) => {
        const row = element('TR', table);
        return [
          { text: tagged(bar.label, element('TD', row)) },
          {
            canvas: [
              { type: 'rect', x: 0, y: 2, w: length, h: 8, r: 2, color: '#eef0f3' },
              ...(bar.percent
                ? [
                    {
                      type: 'rect' as const,
                      x: 0,
                      y: 2,
                      w: (length * Math.min(100, bar.percent)) / 100,
                      h: 8,
                      r: 2,
                      color: TONES[bar.tone],
                    },
                  ]
                : []),
            ],
          },
          { text: tagged(bar.value, element('TD', row)), alignment: 'right' },
        ];
      }),
    },
    layout: { ...LINES, hLineWidth: () => 0, ...sizeOf(1) },
    margin: [0, 0, 0, 8],
  };
}

const LINES: CustomTableLayout = {
  hLineColor: () => LINE,
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  ...sizeOf(4),
};
