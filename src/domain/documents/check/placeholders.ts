import { blanksIn } from '../blanks/blanks.ts';
import type { Remark } from './objection.ts';

/** Places that a template left open and nobody filled; the same one counts once. */
export function placeholderRemarks(text: string): Remark[] {
  const seen = new Set<string>();
  return blanksIn(text).flatMap(({ start, end, words }): Remark[] => {
    if (seen.has(words.toLowerCase())) return [];
    seen.add(words.toLowerCase());
    return [{ kind: 'placeholder', quote: { start, end, text: words }, values: { words: words.slice(0, 80) } }];
  });
}
