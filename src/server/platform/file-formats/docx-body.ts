import { escapedXml } from './ooxml.ts';

/** A bar in a cell of a table: how much of it is filled (0 to 100), and its colour (RRGGBB). */
export interface DocxBar {
  bar: number;
  colour: string;
}

export interface DocxTable {
  kind: 'table';
  /** Shares of the width. */
  widths: number[];
  /** Repeated at the top of every page. */
  head: string[] | null;
  rows: (string | number | DocxBar)[][];
  /** Only lines between rows. */
  isLight?: boolean;
}

export type DocxBlock =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; text: string; colour?: string; isBold?: boolean }
  | { kind: 'item'; text: string; isNumbered?: boolean }
  | DocxTable;

/** The blocks as WordprocessingML, on a page of so many twentieths of a point. */
export function bodyOf(blocks: readonly DocxBlock[], width: number): string {
  return blocks.map((block) => blockOf(block, width)).join('');
}

function blockOf(block: DocxBlock, width: number): string {
  switch (block.kind) {
    case 'title':
      return paragraph(block.text, 'Title');
    case 'heading':
      return paragraph(block.text, `Heading${block.level}`);
    case 'paragraph':
      return paragraph(block.text, 'Normal', '', runStyle(block));
    case 'item': {
      const bullet = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
      return paragraph(block.text, 'ListParagraph', block.isNumbered ? '' : bullet);
    }
    case 'table':
      return tableOf(block, width);
  }
}

const runStyle = ({ colour, isBold }: { colour?: string; isBold?: boolean }) =>
  `${isBold ? '<w:b/>' : ''}${colour ? `<w:color w:val="${colour}"/>` : ''}`;

function paragraph(text: string, style: string, properties = '', run = ''): string {
  const lines = text
    .split('\n')
    .map((line) => `<w:t xml:space="preserve">${escapedXml(line)}</w:t>`)
    .join('<w:br/>');
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${properties}</w:pPr><w:r>${run && `<w:rPr>${run}</w:rPr>`}${lines}</w:r></w:p>`;
}

const EDGES = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'] as const;

function tableOf({ widths, head, rows, isLight }: DocxTable, width: number): string {
  const sum = widths.reduce((all, each) => all + each, 0);
  const columns = widths.map((each) => Math.floor((each * width) / sum));
  const edges = EDGES.map((edge) => {
    const isDrawn = !isLight || edge === 'insideH' || edge === 'bottom';
    return isDrawn ? `<w:${edge} w:val="single" w:sz="4" w:space="0" w:color="D1D5DB"/>` : `<w:${edge} w:val="nil"/>`;
  });
  const top = head
    ? row(
        head.map((cell, index) => cellOf(cell, columns[index] ?? 0, true)),
        '<w:cantSplit/><w:tblHeader/>',
      )
    : '';
  const body = rows.map((cells) => row(cells.map((cell, index) => cellOf(cell, columns[index] ?? 0, false))));
  return `${grid(columns, `<w:tblBorders>${edges.join('')}</w:tblBorders>`, top + body.join(''))}<w:p><w:pPr><w:spacing w:after="0"/></w:pPr></w:p>`;
}

function grid(columns: readonly number[], borders: string, rows: string): string {
  const width = columns.reduce((all, each) => all + each, 0);
  return `<w:tbl><w:tblPr><w:tblW w:w="${width}" w:type="dxa"/>${borders}<w:tblLayout w:type="fixed"/><w:tblLook w:val="0020" w:firstRow="1"/></w:tblPr><w:tblGrid>${columns
    .map((each) => `<w:gridCol w:w="${each}"/>`)
    .join('')}</w:tblGrid>${rows}</w:tbl>`;
}

const row = (cells: readonly string[], properties = '') =>
  `<w:tr>${properties && `<w:trPr>${properties}</w:trPr>`}${cells.join('')}</w:tr>`;

function cellOf(cell: string | number | DocxBar, width: number, isHead: boolean): string {
  const shade = isHead ? '<w:shd w:val="clear" w:color="auto" w:fill="F3F4F6"/>' : '';
  const inner =
    typeof cell === 'object'
      ? barOf(cell, width - 230)
      : paragraph(
          String(cell),
          'Cell',
          typeof cell === 'number' ? '<w:jc w:val="right"/>' : '',
          isHead ? '<w:b/>' : '',
        );
  return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${shade}</w:tcPr>${inner}</w:tc>`;
}

/** A bar is a table of two shaded cells, which every word processor draws; a cell must end with a paragraph. */
function barOf({ bar, colour }: DocxBar, width: number): string {
  const filled = Math.round((Math.min(100, Math.max(0, bar)) * width) / 100);
  const parts = [
    { size: filled, fill: colour },
    { size: width - filled, fill: 'EEF0F3' },
  ].filter(({ size }) => size > 0);
  const small = '<w:p><w:pPr><w:spacing w:before="0" w:after="0" w:line="160" w:lineRule="exact"/></w:pPr></w:p>';
  const cells = parts.map(
    ({ size, fill }) =>
      `<w:tc><w:tcPr><w:tcW w:w="${size}" w:type="dxa"/><w:shd w:val="clear" w:color="auto" w:fill="${fill}"/></w:tcPr>${small}</w:tc>`,
  );
  const bars = grid(
    parts.map(({ size }) => size),
    '',
    row(cells),
  );
  return `<w:p><w:pPr><w:spacing w:before="0" w:after="0" w:line="80" w:lineRule="exact"/></w:pPr></w:p>${bars}<w:p><w:pPr><w:spacing w:before="0" w:after="0" w:line="20" w:lineRule="exact"/></w:pPr></w:p>`;
}
