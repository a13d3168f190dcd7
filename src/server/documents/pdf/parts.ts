import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Inline } from '#domain/documents/markdown/inline.ts';
import type { MarkdownBlock } from '#domain/documents/markdown/parse.ts';
import { FAINT, LINE } from '../../platform/file-formats/pdf-look.ts';
import { type PdfElement, element } from '../../platform/file-formats/tagged-pdf.ts';
import { breaking, runsOf, textOf } from './inline.ts';

type Part<Kind extends MarkdownBlock['kind']> = Extract<MarkdownBlock, { kind: Kind }>;

const SIZES = [17, 14, 12, 11, 10.5, 10.5] as const;
/** More columns than these are no table on a page that stands upright, but lists of what stands in a row. */
const MOST_COLUMNS = 14;
/** Letters that a line of the whole width takes, about. */
const LETTERS = 95;

/** A part of a document on the page, and in the structure that assistive technology reads: of a list each item, of others the whole. */
export function contentsOf(part: MarkdownBlock, root: PdfElement, width: number): Content[] {
  if (part.kind === 'list') return itemsOf(part, root);
  if (part.kind === 'table' && part.head.length > MOST_COLUMNS) return rowsOf(part, root);
  return [contentOf(part, root, width)];
}

function contentOf(part: Exclude<MarkdownBlock, Part<'list'>>, root: PdfElement, width: number): Content {
  switch (part.kind) {
    case 'heading':
      return headingOf(part, root);
    case 'paragraph':
      return { text: runsOf(part.words, element('P', root)), ...breaking(part.words), margin: [0, 0, 0, 6] };
    case 'table':
      return tableOf(part, root, width);
    case 'quote':
      return {
        table: { widths: ['*'], body: [[{ text: runsOf(part.words, element('BlockQuote', root)), color: FAINT }]] },
        layout: {
          hLineWidth: () => 0,
          vLineWidth: (line) => (line === 0 ? 2 : 0),
          vLineColor: () => LINE,
          paddingLeft: () => 8,
        },
        margin: [0, 2, 0, 8],
      };
    case 'code':
      return codeOf(part, root, width);
    case 'rule':
      return {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.5, lineColor: LINE }],
        margin: [0, 4, 0, 10],
      };
  }
}

/** The title of the document is its only first heading. */
function headingOf({ level, words }: Part<'heading'>, root: PdfElement): Content {
  const depth = Math.min(6, Math.max(2, level));
  return {
    text: runsOf(words, element(`H${depth}`, root)),
    fontSize: SIZES[level - 1] ?? 10.5,
    bold: true,
    ...breaking(words),
    margin: [0, level <= 2 ? 12 : 8, 0, 4],
    outline: true,
    outlineText: textOf(words),
  };
}

function itemsOf({ isNumbered, items }: Part<'list'>, root: PdfElement): Content[] {
  const list = element('L', root);
  return items.map(({ depth, number, words }, place): Content => {
    const item = element('LI', list);
    const sign = number === null ? '•' : `${number}.`;
    return {
      columns: [
        { width: isNumbered ? 22 : 12, text: runsOf([{ kind: 'text', text: sign }], element('Lbl', item)) },
        { width: '*', text: runsOf(words, element('LBody', item)), ...breaking(words) },
      ],
      margin: [6 + depth * 16, 0, 0, place === items.length - 1 ? 8 : 3],
    };
  });
}

function tableOf({ head, rows }: Part<'table'>, root: PdfElement, width: number): Content {
  const structure = element('Table', root);
  const count = Math.max(head.length, ...rows.map((row) => row.length));
  const widths = widthsOf([head, ...rows], count, width);
  const filled = (row: readonly Inline[][]) => Array.from({ length: count }, (_, column) => row[column] ?? []);
  const line = (row: readonly Inline[][], type: 'TH' | 'TD'): TableCell[] => {
    const under = element('TR', structure);
    return filled(row).map((words, column): TableCell => {
      const letters = Math.max(4, Math.floor((widths[column] ?? 40) / 5.2));
      return {
        text: runsOf(words, element(type, under)),
        ...breaking(words, new RegExp(`\\S{${letters}}`)),
        ...(type === 'TH' && { bold: true, fillColor: '#f3f4f6' }),
      };
    });
  };
  return {
    // Long rows may run on over pages, or their end would be lost.
    table: { widths, headerRows: 1, body: [line(head, 'TH'), ...rows.map((row) => line(row, 'TD'))] },
    fontSize: count > 6 ? 7.5 : 9,
    layout: {
      hLineColor: () => LINE,
      vLineColor: () => LINE,
      hLineWidth: () => RULE,
      vLineWidth: () => RULE,
      paddingTop: () => 4,
      paddingBottom: () => 4,
      paddingLeft: () => SIDE,
      paddingRight: () => SIDE,
    },
    margin: [0, 2, 0, 10],
  };
}

const SIDE = 4;
const RULE = 0.5;

/** A column is as wide as its words are long, within reason, so that a day or a number is not broken for a sentence beside it. */
function widthsOf(rows: readonly (readonly Inline[][])[], count: number, width: number): number[] {
  const room = width - count * 2 * SIDE - (count + 1) * RULE;
  const weights = Array.from({ length: count }, (_, column) => {
    const lengths = rows.map((row) => textOf(row[column] ?? []).length);
    const mean = lengths.reduce((sum, each) => sum + each, 0) / Math.max(1, lengths.length);
    return Math.min(60, Math.max(9, mean, Math.min(18, Math.max(0, ...lengths))));
  });
  const sum = weights.reduce((all, each) => all + each, 0);
  return weights.map((weight) => (room * weight) / sum);
}

/** Each row of a table that is too wide, as a list of its cells under the heads they stand below. */
function rowsOf({ head, rows }: Part<'table'>, root: PdfElement): Content[] {
  const colon: Inline = { kind: 'text', text: ': ' };
  return rows.flatMap((row) => {
    const filled = row.map((words, column) => ({ words, name: head[column] ?? [] }));
    const items = filled
      .filter(({ words }) => textOf(words) !== '')
      .map(({ words, name }) => ({
        depth: 0,
        number: null,
        words: [{ kind: 'bold' as const, words: name }, colon, ...words],
      }));
    return itemsOf({ kind: 'list', isNumbered: false, items }, root);
  });
}

function codeOf({ text }: Part<'code'>, root: PdfElement, width: number): Content {
  const under = element('Code', root);
  const lines = text.split('\n').flatMap((line) => line.match(new RegExp(`.{1,${LETTERS}}`, 'gu')) ?? ['']);
  return {
    table: {
      widths: [width - 16],
      body: lines.map((line) => [
        { text: runsOf([{ kind: 'text', text: line === '' ? ' ' : line }], under), preserveLeadingSpaces: true },
      ]),
    },
    fontSize: 9,
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      fillColor: () => '#f3f4f6',
      paddingTop: () => 1,
      paddingBottom: () => 1,
      paddingLeft: () => 8,
      paddingRight: () => 8,
    },
    margin: [0, 2, 0, 8],
  };
}
