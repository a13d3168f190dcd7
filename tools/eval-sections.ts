import type { Block } from '#domain/documents/analysis.ts';

/** The blocks of the section at a place: from its heading's first block to before the next heading; one block where that were most of the text. */
export function sectionAt(blocks: Block[], start: number): [first: number, last: number] {
  const at = blocks.findIndex((block) => block.start <= start && start < block.end);
  const from = blocks.findLastIndex(({ kind }, i) => i < at && kind === 'h') + 1;
  const next = blocks.findIndex(({ kind }, i) => i > at && kind === 'h');
  const to = next < 0 ? blocks.length : next;
  return to - from > blocks.length * 0.6 ? [at, at + 1] : [from, to];
}

/** A text in Markdown without the section at a place. */
export function withoutSectionAt(text: string, blocks: Block[], start: number): string {
  const [first, last] = sectionAt(blocks, start);
  return blocks
    .filter((_, i) => i < first || i >= last)
    .map(({ kind, level, start: from, end }) => {
      const content = text.slice(from, end);
      if (kind === 'h') return `\n${'#'.repeat(level ?? 2)} ${content}\n`;
      if (kind === 'row') return `| ${content} |`;
      return kind === 'li' ? `- ${content}` : `\n${content}\n`;
    })
    .join('\n');
}
