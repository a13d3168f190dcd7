import type { Language } from './organisations/language.ts';

/** A day (ISO date) as people write it. */
export function longDate(language: Language, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
