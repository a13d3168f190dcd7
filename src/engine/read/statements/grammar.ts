import type { Language } from '#domain/organisations/language.ts';
import { GERMAN } from './grammar-de.ts';
import { ENGLISH } from './grammar-en.ts';
import { SPANISH } from './grammar-es.ts';
import { FRENCH } from './grammar-fr.ts';
import type { GrammarSource } from './grammar-source.ts';

export type Grammar = { readonly [Entry in keyof GrammarSource]: RegExp };

const SOURCES: Record<Language, GrammarSource> = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH };
const built = new Map<Language, Grammar>();

export function grammarOf(language: Language): Grammar {
  const known = built.get(language);
  if (known) return known;
  const grammar = Object.fromEntries(
    Object.entries(SOURCES[language]).map(([entry, source]) => [entry, expression(source)]),
  ) as unknown as Grammar;
  built.set(language, grammar);
  return grammar;
}

/** Word bounds that know letters with marks, and elisions; either apostrophe is meant by '; lists are written over several lines. */
function expression(source: string): RegExp {
  const body = source
    .trim()
    .replace(/\s*\n\s*/g, '')
    .replace(/'(?!’)/g, "['’]")
    .replace(/ \?(?!\?)/g, String.raw`\s*`)
    .replace(/ /g, String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${body})(?:(?<=['’])|(?![\p{L}\p{N}]))`, 'giu');
}

/** Whether an expression stands in a text, whatever was looked for before. */
export function has(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

/** Where an expression stands in a text. */
export function all(pattern: RegExp, text: string): RegExpExecArray[] {
  pattern.lastIndex = 0;
  return [...text.matchAll(pattern)];
}
