import type { Block } from '#domain/documents/analysis.ts';
import type { Document } from '../read/document.ts';
import { sentencesOf } from '../read/sentences.ts';

/** A sentence, a list item or a table row with its words; each counts once, however often it stands in the text. */
export interface Line {
  start: number;
  end: number;
  text: string;
  kind: Block['kind'];
  /** Of a table row its cells. */
  cells: string[];
  /** Of a table row the cells of the first row of its table. */
  header: string[];
}

/** Every line of a document, its history and headings too, without what is addressed to a machine. */
export function linesOf(document: Document, blocks: Block[]): Line[] {
  const hidden = new Set(document.instructions.map(({ start }) => start));
  const seen = new Set<string>();
  const lines: Line[] = [];
  let header: string[] = [];
  let before: Block['kind'] | null = null;
  for (const block of blocks) {
    const isRow = block.kind === 'row';
    const content = document.text.slice(block.start, block.end);
    const cells = isRow ? content.split(' | ').map((cell) => cell.trim()) : [];
    if (isRow && before !== 'row') header = cells;
    before = block.kind;
    if (hidden.has(block.start)) continue;
    const spans = isRow ? [block] : sentencesOf(document.text, block.start, block.end);
    for (const { start, end } of spans) {
      const text = document.text.slice(start, end);
      const key = text.toLowerCase();
      if (text.trim() === '' || seen.has(key)) continue;
      seen.add(key);
      lines.push({ start, end, text, kind: block.kind, cells, header: isRow ? header : [] });
    }
  }
  return lines;
}
