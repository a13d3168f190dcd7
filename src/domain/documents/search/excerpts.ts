import type { Excerpt } from './hit.ts';
import { fold } from './fold.ts';

/** What the database sets around a match and between two passages: control characters, which no text that is kept holds. */
export const MATCH_START = '\u0001';
export const MATCH_END = '\u0002';
export const BETWEEN = '\u0003';

/**
 * Finds the passages that the database chose in the folded text, and gives them in the words of the text itself.
 * @param headline as `ts_headline` gives it, of the folded text.
 */
export function excerptsOf(text: string, headline: string): Excerpt[] {
  const folded = fold(text);
  let from = 0;
  return headline.split(BETWEEN).flatMap((passage) => {
    const { words, marks } = unmarked(passage);
    if (words.trim() === '') return [];
    const found = folded.indexOf(words, from);
    const start = found < 0 ? folded.indexOf(words) : found;
    if (start < 0) return [];
    from = start + words.length;
    return [{ text: text.slice(start, start + words.length), start, marks }];
  });
}

function unmarked(passage: string): { words: string; marks: Excerpt['marks'] } {
  const marks: Excerpt['marks'] = [];
  let words = '';
  for (const part of passage.split(MATCH_START)) {
    const [match, rest] = part.includes(MATCH_END) ? part.split(MATCH_END) : ['', part];
    if (match) marks.push({ start: words.length, end: words.length + match.length });
    words += match + (rest ?? '');
  }
  return { words, marks };
}
