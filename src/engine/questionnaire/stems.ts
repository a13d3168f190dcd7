import type { Language } from '#domain/organisations/language.ts';
import type { Word } from '../read/words.ts';
import { meaningsOf } from './glossary/glossary.ts';

const known = new WeakMap<Word[], Set<string>>();

/** The stems of words, in English where the glossary knows them; of those within `span` alone, where one is given. */
export function stemsOf(words: Word[], language: Language, span?: { start: number; end: number }): Set<string> {
  if (span) {
    const inside = words.filter(({ start }) => start >= span.start && start < span.end);
    return new Set(inside.flatMap(({ stem }) => meaningsOf(stem, language)));
  }
  const before = known.get(words);
  if (before) return before;
  const stems = new Set(words.flatMap(({ stem }) => meaningsOf(stem, language)));
  known.set(words, stems);
  return stems;
}
