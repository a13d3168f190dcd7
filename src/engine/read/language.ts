import type { Language } from '#domain/organisations/language.ts';

/** Words of each language that occur everywhere and say nothing about the subject. */
export const FUNCTION_WORDS: Record<Language, string> = {
  en: 'the of and to in a is for be that on with as by are or this it from at an which must will not any all have has been its their they when where who may can these those such other into than',
  de: 'der die das und in den von zu mit ist des im für auf dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum haben nur oder aber vor zur bis mehr durch sowie alle müssen darf sich wenn',
  fr: 'le la les de des du et en un une pour que qui dans sur par est au aux avec ce cette ces il elle sont ne pas plus ou se son sa ses leur leurs être doit doivent tout tous toute toutes sans sous entre lors afin',
  es: 'el la los las de del y en un una para que por con se es al lo como más su sus o este esta estos estas son ser debe deben no todos toda todas sin sobre entre cuando desde hasta también cada',
};

const SETS = Object.fromEntries(
  Object.entries(FUNCTION_WORDS).map(([language, words]) => [language, new Set(words.split(' '))]),
) as Record<Language, Set<string>>;

/** The language of a text by its function words; English when nothing speaks for another. */
export function languageOf(text: string): Language {
  const words =
    text
      .slice(0, 40_000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts: Record<Language, number> = { en: 0, es: 0, fr: 0, de: 0 };
  for (const word of words)
    for (const language in SETS) if (SETS[language as Language].has(word)) counts[language as Language]++;
  let best: Language = 'en';
  for (const language in counts) {
    const count = counts[language as Language];
    if (count > counts[best] * 1.4 && count > words.length * 0.05) best = language as Language;
  }
  return best;
}
