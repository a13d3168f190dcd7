import { z } from 'zod';
import { oneOf } from '../issue.ts';

/** Languages in which every word of the interface and every catalogue title exists. */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export const Language = z.enum(LANGUAGES, oneOf);
export type Language = z.infer<typeof Language>;

/** Something of each language, such as the same words in all of them. */
export function inEveryLanguage<T>(of: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>;
}

export const InEveryLanguage = z.object(inEveryLanguage(() => z.string()));
export type InEveryLanguage = z.infer<typeof InEveryLanguage>;
