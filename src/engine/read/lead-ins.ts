import type { Document, Sentence } from './document.ts';

/** A sentence that says nothing without the list behind it: "All contracts must include:". */
export const isLeadIn = ({ start, end }: Sentence, { text }: Document): boolean => text.slice(start, end).endsWith(':');

/** The sentence that leads in the list of which another is an item; null where none does. */
export function leadOf(sentence: Sentence, document: Document): Sentence | null {
  if (sentence.kind !== 'li') return null;
  const around = document.passages[sentence.passage]?.sentences ?? [];
  let at = around.indexOf(sentence) - 1;
  while (at >= 0 && around[at]?.kind === 'li' && !isLeadIn(around[at]!, document)) at--;
  const before = around[at];
  return before && isLeadIn(before, document) ? before : null;
}
