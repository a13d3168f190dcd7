import { isDraft } from '../draft.ts';
import type { Block } from '../analysis.ts';

/**
 * The Markdown of a text that was read from a file, so that it can be worked on here: headings, lists and tables stay, the sentence by
 * which a draft says that it is one goes, since from here on the approval says it.
 */
export function markdownOf(text: string, blocks: readonly Block[]): string {
  const parts: string[] = [];
  let before: Block['kind'] | null = null;
  for (const block of blocks) {
    const words = text.slice(block.start, block.end).trim();
    if (words === '' || (block.kind !== 'h' && isDraft(words))) continue;
    const isNext = before === block.kind && (block.kind === 'li' || block.kind === 'row');
    if (parts.length > 0) parts.push(isNext ? '\n' : '\n\n');
    parts.push(lineOf(block, words, isNext));
    before = block.kind;
  }
  return parts.length > 0 ? `${parts.join('')}\n` : '';
}

function lineOf(block: Block, words: string, isNext: boolean): string {
  const line = words.replaceAll(/\s*\n\s*/g, ' ');
  if (block.kind === 'h') return `${'#'.repeat(Math.min(6, Math.max(1, block.level ?? 2)))} ${line}`;
  if (block.kind === 'li') return `- ${line}`;
  if (block.kind === 'p') return line;
  const cells = line.split(' | ').map((cell) => cell.trim());
  const row = `| ${cells.join(' | ')} |`;
  return isNext ? row : `${row}\n| ${cells.map(() => '---').join(' | ')} |`;
}
