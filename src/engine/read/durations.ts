import type { CommitmentFacts } from '#domain/vendors/agreements/commitment.ts';

/** An amount that a text names, by its offsets in that text. */
export interface Amount {
  value: number;
  unit: NonNullable<CommitmentFacts['unit']>;
  isBusinessTime: boolean;
  start: number;
  end: number;
}

const UNITS: [RegExp, Amount['unit']][] = [
  [/^min/iu, 'minutes'],
  [/^(?:h$|hour|hr|stunde|werkstunde|arbeitsstunde|heure|hora)/iu, 'hours'],
  [/^(?:day|tag|werktag|arbeitstag|bankarbeitstag|kalendertag|jour|día)/iu, 'days'],
  [/^(?:week|woche|semaine|semana)/iu, 'weeks'],
  [/^(?:month|monat|mois|mes)/iu, 'months'],
  [/^(?:year|jahr|ans?$|année|año)/iu, 'years'],
];

const NUMBERS: Record<string, number> = Object.fromEntries(
  [
    'one|a|an|ein|eine|einem|einer|eines|un|une|una|uno',
    'two|zwei|deux|dos',
    'three|drei|trois|tres',
    'four|vier|quatre|cuatro',
    'five|fünf|cinq|cinco',
    'six|sechs|seis',
    'seven|sieben|sept|siete',
    'eight|acht|huit|ocho',
    'nine|neun|neuf|nueve',
    'ten|zehn|dix|diez',
    'eleven|elf|onze|once',
    'twelve|zwölf|douze|doce',
    'thirteen|dreizehn|treize|trece',
    'fourteen|vierzehn|quatorze|catorce',
    'fifteen|fünfzehn|quinze|quince',
  ].flatMap((words, index) => words.split('|').map((word): [string, number] => [word, index + 1])),
);
const LARGE: Record<string, number> = {
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  zwanzig: 20,
  vingt: 20,
  veinte: 20,
  'twenty-one': 21,
  'twenty-four': 24,
  vierundzwanzig: 24,
  'vingt-quatre': 24,
  veinticuatro: 24,
  thirty: 30,
  dreißig: 30,
  trente: 30,
  treinta: 30,
  'thirty-six': 36,
  'forty-five': 45,
  'forty-eight': 48,
  achtundvierzig: 48,
  'quarante-huit': 48,
  sixty: 60,
  sechzig: 60,
  soixante: 60,
  sesenta: 60,
  'seventy-two': 72,
  zweiundsiebzig: 72,
  'soixante-douze': 72,
  ninety: 90,
  neunzig: 90,
  noventa: 90,
  'quatre-vingt-dix': 90,
};
Object.assign(NUMBERS, LARGE);

/** The words for numbers, as they stand in a regular expression. */
export const NUMBER_WORDS = Object.keys(NUMBERS)
  .toSorted((one, other) => other.length - one.length)
  .join('|');

const BUSINESS = 'business|working|work|werktägliche|ouvrée?s?|ouvrables?|hábil(?:es)?|laborables?';
const UNIT =
  'minutes?|mins?|minuten|minutos?|hours?|hrs?|h|stunden?|werkstunden|arbeitsstunden|heures?|horas?|days?|tagen?|tage?|werktagen?|werktage?|arbeitstagen?|arbeitstage?|kalendertagen?|kalendertage?|jours?|días?|weeks?|wochen?|semaines?|semanas?|months?|monaten?|monate?s?|mois|mes(?:es)?|years?|jahren?|jahre?s?|ans?|années?|años?';
/** "30 days", "thirty (30) days", "4 business hours", "2-4 hours", "un jour ouvré", "30-day". */
const DURATION = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(\d{1,4}(?:[.,]\d{1,2})?|\p{L}{1,14}(?:-\p{L}{2,8}){0,2})\s?(?:\((\d{1,4}|\p{L}{2,20})\)\s?)?(?:(?:-|–|to|bis|à|a)\s?(\d{1,4})\s?)?[\s-]?(?:(full|calendar|consecutive|clear|${BUSINESS})[\s-])?(${UNIT})(?![\p{L}\d])(?:\s(${BUSINESS})(?!\p{L}))?`,
  'giu',
);
/** A number as it is written, in figures or in words. */
export const asNumber = (word: string): number | undefined => {
  const number = Number(word.replace(',', '.'));
  const name = word.toLowerCase();
  return Number.isNaN(number) ? (Object.hasOwn(NUMBERS, name) ? NUMBERS[name] : undefined) : number;
};

/** The durations that a text names, in their order; of a range the end, since that is what is promised. */
export function durationsIn(text: string): Amount[] {
  return [...text.matchAll(DURATION)].flatMap((match) => {
    const [words, amount = '', inBrackets = '', upTo, before = '', name = '', after = ''] = match;
    const value = (upTo && Number(upTo)) || asNumber(inBrackets) || asNumber(amount);
    const unit = UNITS.find(([form]) => form.test(name))?.[1];
    if (!value || !unit) return [];
    const isBusinessTime =
      after !== '' ||
      (before !== '' && !/full|calendar|consecutive|clear/i.test(before)) ||
      /^(?:werk|arbeits|bank)/i.test(name);
    return [{ value, unit, isBusinessTime, start: match.index, end: match.index + words.length }];
  });
}

const HOURS: Record<string, number> = { minutes: 1 / 60, hours: 1, days: 24, weeks: 168, months: 730, years: 8760 };

/** A span of time in hours; of business time too, as if it never stopped. */
export const hoursOf = ({ value, unit }: Pick<Amount, 'value' | 'unit'>): number => value * (HOURS[unit] ?? 0);
