import type { Content } from 'pdfmake/interfaces.js';
import type { MarkdownBlock } from '#domain/documents/markdown/parse.ts';
import type { PdfElement } from '../../platform/file-formats/tagged-pdf.ts';
import { textOf } from './inline.ts';
import { contentsOf } from './parts.ts';

/** Letters of what is kept on one page with its heading; more of them might not fit on any. */
const TAME = 1500;
const MOST_LINES = 20;

/** Everything in its order; a heading never stands alone at the foot of a page. */
export function piecesOf(parts: readonly MarkdownBlock[], root: PdfElement, width: number): Content[] {
  const pieces: Content[] = [];
  let headings: Content[] = [];
  for (const part of parts) {
    const contents = contentsOf(part, root, width);
    if (part.kind === 'heading') headings.push(...contents);
    else {
      const [first, ...rest] = contents;
      if (first === undefined) continue;
      if (headings.length > 0 && isTame(part)) pieces.push({ stack: [...headings, first], unbreakable: true }, ...rest);
      else pieces.push(...headings, ...contents);
      headings = [];
    }
  }
  return [...pieces, ...headings];
}

/** Whether its beginning fits on a page with certainty. */
function isTame(part: Exclude<MarkdownBlock, { kind: 'heading' }>): boolean {
  switch (part.kind) {
    case 'rule':
      return true;
    case 'code':
      return part.text.length <= TAME && part.text.split('\n').length <= MOST_LINES;
    case 'list':
      return textOf(part.items[0]?.words ?? []).length <= TAME;
    case 'table':
      return part.rows.length <= MOST_LINES / 2 && textOf([part.head, ...part.rows].flat(2)).length <= TAME;
    case 'paragraph':
    case 'quote':
      return textOf(part.words).length <= TAME;
  }
}
