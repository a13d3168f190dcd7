import { z } from 'zod';

/** Languages in which every word of the interface and every catalogue title exists. */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

export const InEveryLanguage = z.object({ en: z.string(), es: z.string(), fr: z.string(), de: z.string() });
export type InEveryLanguage = z.infer<typeof InEveryLanguage>;
