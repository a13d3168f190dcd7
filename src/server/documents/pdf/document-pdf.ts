import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { MarkdownBlock } from '#domain/documents/markdown/parse.ts';
import { versionLabel } from '#domain/documents/versions/version.ts';
import { messagesOf } from '../../platform/messages.ts';
import { FAINT, INK, LINE, tagged } from '../../platform/file-formats/pdf-look.ts';
import { type PdfElement, element, makeTaggedPdf } from '../../platform/file-formats/tagged-pdf.ts';
import { partsOf } from './blocks.ts';
import type { ControlledDocument } from './controlled.ts';
import { textOf } from './inline.ts';
import { piecesOf } from './pieces.ts';

/** Points; A4 that stands upright. */
const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;

const saysOf = ({ language }: ControlledDocument) => messagesOf('server/printed-documents', language);

/** A document as a tagged PDF whose every page says which version it is, who approved it, and that paper is not controlled. */
export function documentPdf(document: ControlledDocument): Promise<Buffer> {
  const root = element('Document');
  const t = saysOf(document);
  const { title, organisation, status } = document;
  const definition: TDocumentDefinitions & { language: string } = {
    language: document.language,
    info: {
      title,
      author: organisation,
      creator: 'Clausewise',
      producer: 'Clausewise',
      creationDate: new Date(document.changedAt),
    },
    pageSize: 'A4',
    pageMargins: [MARGIN, 72, MARGIN, 64],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: INK },
    header: () => band(document, [shortened(title, 100), statusLine(document)], 30),
    footer: (page, pages) =>
      band(
        document,
        [[t('uncontrolled'), shortened(approval(document), 110)].join(' · '), t('page', { page, pages })],
        12,
      ),
    ...(status !== 'approved' && {
      watermark: { text: t(`status.${status}`).toUpperCase(), color: '#b91c1c', opacity: 0.09, bold: true, angle: -52 },
    }),
    content: [...headOf(document, root), ...piecesOf(withoutTitle(partsOf(document.content), title), root, WIDTH)],
  };
  return makeTaggedPdf(definition, root);
}

/** A head of more than two lines would lie over the words. */
const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** The line at the top or the foot of every page. */
function band(
  { classification, language }: ControlledDocument,
  [left, right]: [string, string],
  above: number,
): Content {
  const mark =
    above > 20 && classification
      ? ` · ${messagesOf('server/printed-documents', language)(`classification.${classification}`)}`
      : '';
  const line: Content = {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.5, lineColor: LINE }],
    margin: [0, 4, 0, 4],
  };
  const columns: Content = {
    columns: [
      { text: left, width: '*' },
      { text: `${right}${mark}`, alignment: 'right', width: 'auto' },
    ],
    columnGap: 16,
  };
  return {
    stack: above > 20 ? [columns, line] : [line, columns],
    margin: [MARGIN, above, MARGIN, 0],
    fontSize: 8,
    color: FAINT,
  };
}

/** "Version 2.0 · Approved". */
function statusLine(document: ControlledDocument): string {
  const { version, status, number } = document;
  const t = saysOf(document);
  return [number, version === null ? null : `${t('facts.version')} ${versionLabel(version)}`, t(`status.${status}`)]
    .filter((each) => each !== null)
    .join(' · ');
}

function dayIn({ language, timezone }: ControlledDocument, at: string): string {
  // A day without a time is that day everywhere.
  const timeZone = at.length === 10 ? 'UTC' : timezone;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(at));
}

function approval(document: ControlledDocument): string {
  const { approvedByName, approvedAt } = document;
  const t = saysOf(document);
  return approvedAt
    ? t('approved', { name: approvedByName ?? '', date: dayIn(document, approvedAt) })
    : t('notApproved');
}

function headOf(document: ControlledDocument, root: PdfElement): Content[] {
  const { title, organisation, ink, logo, isDemo, content: printed } = document;
  const t = saysOf(document);
  const above = element('P', root);
  const rows: [string, string | null][] = [
    [t('facts.number'), document.number],
    [t('facts.version'), document.version === null ? null : versionLabel(document.version)],
    [t('facts.status'), t(`status.${document.status}`)],
    [
      t('facts.approved'),
      document.approvedAt ? `${document.approvedByName}, ${dayIn(document, document.approvedAt)}` : null,
    ],
    [t('facts.owner'), document.ownerName],
    [t('facts.classification'), document.classification && t(`classification.${document.classification}`)],
    [t('facts.review'), document.reviewDueOn && dayIn(document, document.reviewDueOn)],
  ];
  const notes = [
    ...(isDemo ? [t('demo')] : []),
    ...('fileName' in printed ? [t('source', { file: printed.fileName })] : []),
  ];
  return [
    {
      columns: [
        [
          { text: tagged(organisation, above), color: FAINT, margin: [0, 0, 0, 2] },
          { text: tagged(title, element('H1', root)), fontSize: 20, bold: true, color: ink, lineHeight: 1.1 },
        ],
        ...(logo ? [{ image: logo, fit: [120, 40] as [number, number], alignment: 'right' as const, width: 120 }] : []),
      ],
      columnGap: 16,
      margin: [0, 0, 0, 10],
    },
    factsOf(
      rows.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
      ink,
      root,
    ),
    ...notes.map((note): Content => ({
      text: tagged(note, element('P', root)),
      fontSize: 8.5,
      color: FAINT,
      margin: [0, 0, 0, 8],
    })),
  ];
}

function factsOf(rows: readonly (readonly [string, string])[], ink: string, root: PdfElement): Content {
  const table = element('Table', root);
  return {
    table: {
      widths: [110, '*'],
      body: rows.map(([label, value]) => {
        const row = element('TR', table);
        return [{ text: tagged(label, element('TD', row)), color: FAINT }, { text: tagged(value, element('TD', row)) }];
      }),
    },
    fontSize: 9,
    layout: {
      hLineWidth: (line) => (line === 0 ? 1.5 : 0.5),
      hLineColor: (line) => (line === 0 ? ink : LINE),
      vLineWidth: () => 0,
      paddingTop: () => 3,
      paddingBottom: () => 3,
    },
    margin: [0, 0, 0, 12],
  };
}

/** The title stands at the top already. */
function withoutTitle(parts: MarkdownBlock[], title: string): MarkdownBlock[] {
  const [first, ...rest] = parts;
  return first?.kind === 'heading' && textOf(first.words).trim() === title.trim() ? rest : parts;
}
