import type { Language } from '#domain/organisations/language.ts';
import { FUNCTION_WORDS } from '../read/language.ts';
import { stemOf, wordsOf } from '../read/words.ts';
import { withoutUnseen } from './fold.ts';

/** Numbers as words, by what they are: "thirty days" and "30 days" say the same. */
const NUMBER_WORDS: Record<string, number> = Object.fromEntries(
  [
    [2, 'two zwei deux dos'],
    [3, 'three drei trois tres'],
    [4, 'four vier quatre cuatro'],
    [5, 'five fünf cinq cinco'],
    [6, 'six sechs seis'],
    [7, 'seven sieben sept siete'],
    [8, 'eight acht huit ocho'],
    [9, 'nine neun neuf nueve'],
    [10, 'ten zehn dix diez'],
    [11, 'eleven elf onze once'],
    [12, 'twelve zwölf douze doce'],
    [14, 'fourteen vierzehn quatorze catorce'],
    [15, 'fifteen fünfzehn quinze quince'],
    [20, 'twenty zwanzig vingt veinte'],
    [24, 'vierundzwanzig veinticuatro'],
    [30, 'thirty dreißig dreissig trente treinta'],
    [45, 'fünfundvierzig'],
    [60, 'sixty sechzig soixante sesenta'],
    [90, 'ninety neunzig noventa'],
    [100, 'hundred hundert cent cien'],
  ].flatMap(([value, words]) =>
    String(words)
      .split(' ')
      .map((word) => [word, Number(value)]),
  ),
);

const NEGATIONS =
  /(?:^|[^\p{L}])(?:not|never|no|none|nor|neither|without|cannot|n['’]t|nicht|nie|niemals|kein\p{L}*|ohne|ne|pas|jamais|aucune?|sans|nunca|jamás|ningun[ao]?|ningún|sin|tampoco)(?=$|[^\p{L}])|n['’]t\b/giu;

/** "Yes" opens an answer and names nobody. */
const OPENINGS = new Set(
  'yes no partly ja nein teilweise oui non partiellement sí si parcialmente i we our us it they there'.split(' '),
);
const COMMON = new Set(Object.values(FUNCTION_WORDS).join(' ').split(' '));

/** Share of a statement's meaning words that its sources must have. */
const SHARED = 0.6;

/**
 * Why a statement is not borne out by the passages it cites, or null when it is: every number, date, name and abbreviation in it must
 * occur there, most of its other words too, and what the nearest sentence denies it must not affirm, nor the other way round.
 */
export function whyNotBorneOut(
  statement: string,
  cited: readonly string[],
  language: Language,
): 'number' | 'name' | 'words' | 'negation' | null {
  const text = withoutUnseen(statement);
  const source = withoutUnseen(cited.join('\n'));
  const numbers = numbersOf(source);
  if ([...numbersOf(text)].some((number) => !numbers.has(number))) return 'number';
  const known = new Set(wordsIn(source).map((word) => stemOf(word.toLowerCase(), language)));
  const exact = new Set(wordsIn(source).map((word) => word.toLowerCase()));
  if (namesOf(text).some((name) => !exact.has(name.toLowerCase()) && !known.has(stemOf(name.toLowerCase(), language))))
    return 'name';
  const meaning = wordsOf(text, language).map(({ stem }) => stem);
  const sourceStems = new Set(wordsOf(source, language).map(({ stem }) => stem));
  const shared = meaning.filter((stem) => sourceStems.has(stem)).length;
  if (meaning.length > 0 && shared / meaning.length < SHARED) return 'words';
  return negates(text) === negates(nearestSentence(meaning, source, language)) ? null : 'negation';
}

/** 1,000 and 1.000 are one number, 08:30 and 2025-03-12 the numbers they consist of. */
function numbersOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const [figure] of text.matchAll(/\d+(?:[.,’']\d{3})+(?!\d)|\d+(?:[.,]\d+)?/g))
    found.add(
      /^\d{1,3}(?:[.,’']\d{3})+$/.test(figure)
        ? String(Number(figure.replace(/\D/g, '')))
        : String(Number(figure.replace(',', '.'))),
    );
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const value = Object.hasOwn(NUMBER_WORDS, word) ? NUMBER_WORDS[word] : undefined;
    if (value !== undefined) found.add(String(value));
  }
  return found;
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}@._+/&-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu) ?? [];

/** Words that begin with or hold a capital, an @, a slash or a dot: names of people, firms, months, systems, addresses. */
function namesOf(text: string): string[] {
  return wordsIn(text).filter((word) => {
    const plain = word.toLowerCase();
    if (COMMON.has(plain) || OPENINGS.has(plain)) return false;
    return /\p{Lu}/u.test(word) || /[@/_]|\.\p{L}/u.test(word);
  });
}

const negates = (text: string) =>
  [...text.replace(/^\s*(?:no|nein|non)\s*[,.:;]/iu, '').matchAll(NEGATIONS)].length > 0;

function nearestSentence(meaning: string[], source: string, language: Language): string {
  let best = '';
  let most = -1;
  for (const sentence of source.split(/(?<=[.!?;])\s+|\n/u)) {
    const stems = new Set(wordsOf(sentence, language).map(({ stem }) => stem));
    const shared = meaning.filter((stem) => stems.has(stem)).length;
    if (shared > most) [best, most] = [sentence, shared];
  }
  return best;
}
