/** The languages of the interface, each named in its own words. */
export const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français' },
  { code: 'de', name: 'Deutsch' },
] as const;

export type Language = (typeof languages)[number]['code'];

export function isLanguage(value: unknown): value is Language {
  return languages.some(({ code }) => code === value);
}

/** What the person chose here before, else what the browser asks for, else English. */
export function preferredLanguage(): Language {
  const wished = [localStorage.getItem('language'), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wished.find(isLanguage) ?? 'en';
}
