import type { Language } from '#domain/organisations/language.ts';
import { FUNCTION_WORDS } from './language.ts';

/** A word of a text: its stem and where it stands. */
export interface Token {
  stem: string;
  start: number;
  end: number;
}

/** Words that are passed over when phrases are compared, so that "return of all company assets" meets "return of assets". */
const PASSED_OVER = new Set(
  (
    'a an the of and or to in on at for with by from as is are be been was were has have this that these those its their our your it ' +
    'all any each every such other company organization organisation organizational organisational also ' +
    'der die das den dem des und oder von vom zu zur zum im in mit für auf bei aus ein eine einer eines einem einen ist sind sowie ' +
    'le la les l d de des du et ou en un une pour dans sur par au aux avec est sont ' +
    'el los las del y o un una para por con al es son se'
  ).split(' '),
);

/** In the other languages all words that occur everywhere, and those that only say must and may. */
const SAID_EVERYWHERE: Record<Language, Set<string>> = {
  en: new Set(),
  de: new Set(
    `${FUNCTION_WORDS.de} muss soll sollen kann können dürfen wurde wurden worden werden gilt gelten jede jeder jedes jeden alle allen unser unsere unserer unseren ihre ihrer ihren seine dieser dieses diesem diesen bzw etwa je ob dabei dazu dafür damit wer was wo nur auch zwischen gegen ohne unter über`.split(
      ' ',
    ),
  ),
  fr: new Set(
    `${FUNCTION_WORDS.fr} peut peuvent fait font toute chaque notre nos votre cet celui celle ont été soit d l qu n s c fr afin depuis chez après avant`.split(
      ' ',
    ),
  ),
  es: new Set(
    `${FUNCTION_WORDS.es} puede pueden deberá deberán hay ha han fue cada nuestro nuestra nuestros nuestras cual cuales quien ser sido lo le les`.split(
      ' ',
    ),
  ),
};

/** The words of a text in order, without those that carry no meaning. `offset` is added to every place. */
export function tokensOf(text: string, language: Language = 'en', offset = 0): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu)) {
    const plain = match[0].toLowerCase().replace(/['’]s$/, '');
    const apostrophe =
      language === 'fr' ? plain.replace(/^(?:l|d|qu|n|s|j|m|t|c)['’]/, '') : plain.replace(/['’]/g, '');
    if (PASSED_OVER.has(apostrophe) || SAID_EVERYWHERE[language].has(apostrophe)) continue;
    tokens.push({
      stem: stemOf(apostrophe, language),
      start: offset + match.index,
      end: offset + match.index + match[0].length,
    });
  }
  return tokens;
}

const remembered = new Map<string, string>();

/** A light stem: endings of number, tense and noun are cut so that the forms of one word meet; spelling is made American. */
export function stemOf(word: string, language: Language = 'en'): string {
  const key = language + word;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const stem = language === 'en' ? stemEnglish(word) : stemForeign(fold(word), language);
  if (remembered.size < 50_000) remembered.set(key, stem);
  return stem;
}

/** Letters without their marks; the German sharp s becomes ss. */
export function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/œ/g, 'oe').replace(/æ/g, 'ae');
}

function stemEnglish(input: string): string {
  let word = fold(input);
  if (word.length < 4 || /\d/.test(word)) return word;
  word = word
    .replace(/isation/, 'ization')
    .replace(/yse(?=[drs]?$)/, 'yze')
    .replace(/([^aeiouxpv]|[aeiou][nlr])is(e|es|ed|ing|er|ers)$/, '$1iz$2')
    .replace(/(behavi|col|lab|fav|hon)our/, '$1or')
    .replace(/^programme/, 'program')
    .replace(/centre/, 'center')
    .replace(/licence/, 'license')
    .replace(/^cheque/, 'check');
  if (/(?:sses|shes|ches|xes|zes)$/.test(word)) word = word.slice(0, -2);
  else if (word.endsWith('ies')) word = `${word.slice(0, -3)}y`;
  else if (/[^sui]s$/.test(word) || /[aeou]es$/.test(word)) word = word.slice(0, -1);
  if (word.endsWith('ification')) return word.replace(/ication$/, 'y');
  if (/(?:[^aeiou]|[aeiou][a-z])ing$/.test(word) && word.length > 5) word = undouble(word.slice(0, -3));
  else if (word.endsWith('ied')) word = `${word.slice(0, -3)}y`;
  else if (word.endsWith('ed') && !word.endsWith('eed') && word.length > 4) word = undouble(word.slice(0, -2));
  word = word
    .replace(/ization$/, 'iz')
    .replace(/ation$/, 'at')
    .replace(/([st])ion$/, '$1')
    .replace(/ment$/, (end) => (word.length > 7 ? '' : end));
  return word.length > 3 ? word.replace(/e$/, '').replace(/at$/, (end) => (word.length > 6 ? '' : end)) : word;
}

function undouble(word: string): string {
  return /([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
}

function stemForeign(word: string, language: Language): string {
  if (word.length < 5 || /\d/.test(word)) return word;
  if (language === 'de') return word.replace(/(?:ungen|ung)$/, 'ung').replace(/(?:ern|em|en|er|es|e|n|s)$/, '');
  if (language === 'fr') return word.replace(/aux$/, 'al').replace(/(?:ees|ee|es|s|e|x)$/, '');
  return word.replace(/ciones$/, 'cion').replace(/(?:es|as|os|s|a|o|e)$/, '');
}
