import type { Analysis, Block } from '#domain/documents/reading.ts';
import type { Document } from './document.ts';
import { placeholdersOf } from './placeholders.ts';

type Notice = Analysis['notices'][number];

/** What a reader of the document should know beside its findings. `listed` and `hiddenText` are counts, zero when there is nothing. */
export function noticesOf(document: Document, blocks: Block[], listed: number, hiddenText: number): Notice[] {
  const { text } = document;
  const notices: Notice[] = [];
  const quote = (start: number, end: number) => ({ start, end, text: text.slice(start, end) });
  const placeholders = placeholdersOf(text);
  const [first] = placeholders;
  if (first)
    notices.push({
      kind: 'placeholders',
      count: placeholders.length,
      quote: quote(first.index, first.index + first.length),
    });
  const [instruction] = document.instructions;
  if (instruction) {
    const end = Math.min(instruction.end, instruction.start + 350);
    notices.push({ kind: 'instructions', count: document.instructions.length, quote: quote(instruction.start, end) });
  }
  if (hiddenText > 0) notices.push({ kind: 'hidden-text', count: hiddenText });
  if (listed > 0) notices.push({ kind: 'mapping', count: listed });
  if (document.words < 40) notices.push({ kind: 'low-text', count: document.words });
  return blocks.length === 0 ? [{ kind: 'low-text', count: 0 }] : notices;
}
