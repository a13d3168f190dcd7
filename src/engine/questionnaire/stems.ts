import type { Language } from '#domain/organisations/language.ts';
import type { Token } from '../read/tokens.ts';
import { meaningsOf } from './glossary/glossary.ts';

const known = new WeakMap<Token[], Set<string>>();

/** The stems of words, in English where the glossary knows them; of those within `span` alone, where one is given. */
export function stemsOf(tokens: Token[], language: Language, span?: { start: number; end: number }): Set<string> {
  if (span) {
    const inside = tokens.filter(({ start }) => start >= span.start && start < span.end);
    return new Set(inside.flatMap(({ stem }) => meaningsOf(stem, language)));
  }
  const before = known.get(tokens);
  if (before) return before;
  const stems = new Set(tokens.flatMap(({ stem }) => meaningsOf(stem, language)));
  known.set(tokens, stems);
  return stems;
}
