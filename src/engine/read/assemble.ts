import type { Block } from '#domain/documents/analysis.ts';
import { normaliseLine } from './normalise.ts';

/** A block before its place in the stored text is known. */
export interface RawBlock {
  kind: Block['kind'];
  text: string;
  level?: number;
  page?: number;
  /** The row that names this row's columns. */
  header?: RawBlock;
}

/** Joins blocks to the stored text: list items and rows of one run stand on neighbouring lines, everything else is set apart. */
export function assemble(raw: RawBlock[]): { text: string; blocks: Block[] } {
  const parts: string[] = [];
  const blocks: Block[] = [];
  const indexes = new Map<RawBlock, number>();
  let length = 0;
  let previous: RawBlock | undefined;
  for (const block of raw) {
    const text = normaliseLine(block.text);
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    if (previous) {
      const gap = previous.kind === block.kind && (block.kind === 'li' || block.kind === 'row') ? '\n' : '\n\n';
      parts.push(gap);
      length += gap.length;
    }
    const placed: Block = { kind: block.kind, start: length, end: length + text.length };
    if (block.level !== undefined) placed.level = block.level;
    if (block.page !== undefined) placed.page = block.page;
    const header = block.header && indexes.get(block.header);
    if (header !== undefined) placed.header = header;
    indexes.set(block, blocks.length);
    blocks.push(placed);
    parts.push(text);
    length += text.length;
    previous = block;
  }
  return { text: parts.join(''), blocks };
}
