import type { Block, Notice } from '#domain/documents/analysis.ts';
import type { Document } from './document.ts';
import { placeholdersOf } from './placeholders.ts';

interface Counted {
  /** Requirements that a mapping lists, and hidden passages; zero when there are none. */
  listed: number;
  hiddenText: number;
  /** What the extraction noticed in the file. */
  extracted: Notice[];
}

/** What a reader of the document should know beside its findings. */
export function noticesOf(document: Document, blocks: Block[], { listed, hiddenText, extracted }: Counted): Notice[] {
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
  const aside = extracted.find(({ kind }) => kind === 'instructions');
  const count = document.instructions.length + (aside?.count ?? 0);
  const [instruction] = document.instructions;
  if (instruction) {
    const end = Math.min(instruction.end, instruction.start + 350);
    notices.push({ kind: 'instructions', count, quote: quote(instruction.start, end) });
  } else if (aside) notices.push(aside);
  if (hiddenText > 0) notices.push({ kind: 'hidden-text', count: hiddenText });
  notices.push(...extracted.filter((notice) => notice !== aside));
  if (listed > 0) notices.push({ kind: 'mapping', count: listed });
  if (document.unread !== null) notices.push({ kind: 'language', count: 1 });
  if (document.words < 40) notices.push({ kind: 'low-text', count: document.words });
  return blocks.length === 0 ? [...extracted, { kind: 'low-text', count: 0 }] : notices;
}
