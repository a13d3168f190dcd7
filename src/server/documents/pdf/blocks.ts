import type { Inline } from '#domain/documents/markdown/inline.ts';
import { type MarkdownBlock, parseMarkdown } from '#domain/documents/markdown/parse.ts';
import type { Block } from '#domain/documents/analysis.ts';
import type { PrintedContent } from './controlled.ts';

/** The parts of what is printed. What was read from a file is taken word for word: none of its signs is a mark. */
export function partsOf(content: PrintedContent): MarkdownBlock[] {
  return 'markdown' in content ? parseMarkdown(content.markdown) : partsOfText(content.text, content.blocks);
}

const plain = (text: string): Inline[] => [{ kind: 'text', text }];

function partsOfText(text: string, blocks: readonly Block[]): MarkdownBlock[] {
  const parts: MarkdownBlock[] = [];
  for (const block of blocks) {
    const own = text.slice(block.start, block.end).trim();
    if (own === '') continue;
    const before = parts.at(-1);
    if (block.kind === 'h') parts.push({ kind: 'heading', level: block.level ?? 2, words: plain(own) });
    else if (block.kind === 'p') parts.push({ kind: 'paragraph', words: plain(own) });
    else if (block.kind === 'li') {
      const item = { depth: 0, number: null, words: plain(own) };
      if (before?.kind === 'list') before.items.push(item);
      else parts.push({ kind: 'list', isNumbered: false, items: [item] });
    } else {
      const cells = own.split(' | ').map((cell) => plain(cell.trim()));
      if (before?.kind === 'table') before.rows.push(cells);
      else parts.push({ kind: 'table', head: cells, rows: [] });
    }
  }
  return parts;
}
