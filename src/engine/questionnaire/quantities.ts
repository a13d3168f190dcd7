import { frequencyIn } from '../validate/frequency.ts';

const WORDS: Record<string, number> = Object.fromEntries(
  [
    ['one', 'a', 'an', 'ein', 'eine', 'einem', 'einer', 'eines', 'un', 'une', 'una'],
    ['two', 'zwei', 'deux', 'dos'],
    ['three', 'drei', 'trois', 'tres'],
    ['four', 'vier', 'quatre', 'cuatro'],
    ['five', 'fünf', 'cinq', 'cinco'],
    ['six', 'sechs', 'seis'],
    ['seven', 'sieben', 'sept', 'siete'],
    ['eight', 'acht', 'huit', 'ocho'],
    ['nine', 'neun', 'neuf', 'nueve'],
    ['ten', 'zehn', 'dix', 'diez'],
    ['eleven', 'elf', 'onze', 'once'],
    ['twelve', 'zwölf', 'douze', 'doce'],
    ['thirteen', 'dreizehn', 'treize', 'trece'],
    ['fourteen', 'vierzehn', 'quatorze', 'catorce'],
    ['fifteen', 'fünfzehn', 'quinze', 'quince'],
  ].flatMap((words, index) => words.map((word) => [word, index + 1])),
);
WORDS['thirty'] = 30;
WORDS['ninety'] = 90;

const HOURS: [RegExp, number][] = [
  [/^(?:min|minut)/i, 1 / 60],
  [/^(?:h$|hours?|stunden?|heures?|horas?)/i, 1],
  [/^(?:days?|tage?n?|jours?|días?)/i, 24],
  [/^(?:weeks?|wochen?|semaines?|semanas?)/i, 168],
  [/^(?:months?|monate?n?|mois|mes(?:es)?)$/i, 730],
  [/^(?:years?|jahre?n?|ans?|années?|años?)$/i, 8760],
];
const DURATION =
  /(?<![\p{L}\d])(\d+(?:[.,]\d+)?|[\p{L}]+)[\s-]+(minutes?|min|minuten|minutos?|h|hours?|stunden?|heures?|horas?|days?|tagen?|jours?|días?|weeks?|wochen?|semaines?|semanas?|months?|monaten?|monate|mois|mes(?:es)?|years?|jahren?|ans?|années?|años?)(?![\p{L}])/giu;

/** The spans of time that a sentence names, in hours, as it words them. */
export function durationsIn(text: string): { hours: number; words: string }[] {
  return [...text.matchAll(DURATION)].flatMap(([words, amount = '', unit = '']) => {
    const count = WORDS[amount.toLowerCase()] ?? Number(amount.replace(',', '.'));
    const hours = HOURS.find(([form]) => form.test(unit))?.[1];
    return Number.isNaN(count) || hours === undefined ? [] : [{ hours: count * hours, words: words.trim() }];
  });
}

const NO_AMOUNT =
  /(?:sections?|abschnitt|kapitel|chapitre|sección|see|siehe|voir|véase)\s+\d[\d.–-]*|\d+(?:\.\d+)+[–-]\d+(?:\.\d+)+/giu;
/** "ISO 27001", "AES-256". */
const NAME_WITH_NUMBER = /(?<!\p{L})\p{Lu}{2,}[ -]?\d[\d:.-]*/gu;

/** Whether a sentence names an amount of anything. Numbers of sections ("2.6", "see 4") and names with numbers ("ISO 27001") are none. */
export function hasAmount(given: string): boolean {
  const text = given.replace(NO_AMOUNT, ' ').replace(NAME_WITH_NUMBER, ' ');
  return (
    /\d/.test(text) || [...text.matchAll(/\p{L}+/gu)].some(([word]) => word.length > 2 && word.toLowerCase() in WORDS)
  );
}

/** How often something is done according to a sentence, in months between two times; null when it does not say. */
export function oftenIn(text: string): number | null {
  const named = frequencyIn(text);
  if (named !== null) return named;
  const [every] = durationsIn(/\b(?:every|each|alle|jede[nrsm]?|tous les|toutes les|cada)\b.*/iu.exec(text)?.[0] ?? '');
  return every ? every.hours / 730 : null;
}
