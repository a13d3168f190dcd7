import type { Language } from '#domain/organisations/language.ts';

/** Words of each language that occur everywhere and say nothing about the subject. */
export const FUNCTION_WORDS: Record<Language, string> = {
  en: 'the of and to in a is for be that on with as by are or this it from at an which must will not any all have has been its their they when where who may can these those such other into than',
  de: 'der die das und in den von zu mit ist des im für auf dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum haben nur oder aber vor zur bis mehr durch sowie alle müssen darf sich wenn',
  fr: 'le la les de des du et en un une pour que qui dans sur par est au aux avec ce cette ces il elle sont ne pas plus ou se son sa ses leur leurs être doit doivent tout tous toute toutes sans sous entre lors afin',
  es: 'el la los las de del y en un una para que por con se es al lo como más su sus o este esta estos estas son ser debe deben no todos toda todas sin sobre entre cuando desde hasta también cada',
};

/** Languages that the engine does not read, by words that the ones it reads lack. */
const OTHER_WORDS: Record<string, string> = {
  it: 'il gli della delle dei nel nella che è sono deve devono alla questo questa anche non essere viene ogni tutti',
  pt: 'o os da das do dos não é são deve devem ao à uma pelo pela também ser cada todos às sua seu',
  nl: 'het een van zijn wordt worden niet moet moeten voor aan bij ook deze dat zijn naar alle door wij hun',
  pl: 'i w z na do jest są nie się oraz lub przez dla które który należy powinien musi wszystkich tego',
  sv: 'och att som är inte ska för med till av den det på om eller alla från ett vid ska',
  da: 'og at som er ikke skal for med til af den det på om eller alle fra et ved kan',
  cs: 'a v na se je že musí jsou nebo pro jsou být všechny podle který není při také jeho které',
  fi: 'ja on ei ovat että tai sekä kaikki kun se mutta voi tulee ovat myös niiden tämä tämän',
  tr: 've bir bu için ile olarak olan veya tüm her gerekir tarafından daha sonra olması değil',
};
const OTHERS = Object.entries(OTHER_WORDS).map(([language, words]) => [language, new Set(words.split(' '))] as const);

/** The language of a text that the engine does not read ("it", "nl"; "und" for another script); null when it is one that it reads. */
export function unreadLanguageOf(text: string): string | null {
  const sample = text.slice(0, 40_000).toLowerCase();
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters > 60 && (sample.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters * 0.5) return 'und';
  const words = sample.match(/\p{L}+/gu) ?? [];
  if (words.length < 25) return null;
  const own = Math.max(...Object.values(SETS).map((set) => words.filter((word) => set.has(word)).length));
  const [language, count] = OTHERS.map(([name, set]): [string, number] => [
    name,
    words.filter((word) => set.has(word)).length,
  ]).reduce((most, each) => (each[1] > most[1] ? each : most));
  return count > own * 1.25 && count > words.length * 0.08 ? language : null;
}

const SETS = Object.fromEntries(
  Object.entries(FUNCTION_WORDS).map(([language, words]) => [language, new Set(words.split(' '))]),
) as Record<Language, Set<string>>;

/** The language of a text by its function words; English when nothing speaks for another. */
export function languageOf(text: string): Language {
  // The letter of "A.5.15" is no article.
  const sample = text
    .slice(0, 40_000)
    .toLowerCase()
    .replace(/\b[a-z]\.(?=\d)/g, ' ');
  const words = sample.match(/\p{L}+/gu) ?? [];
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
