import { durationsIn, type Amount } from './durations.ts';
import type { Span } from './sentences.ts';

/** Days of each unit, the year in twelve months of thirty: "every week" is "every 7 days", "every 90 days" each quarter. */
const DAYS: Partial<Record<Amount['unit'], number>> = {
  minutes: 1 / 1440,
  hours: 1 / 24,
  days: 1,
  weeks: 7,
  months: 30,
  years: 360,
};

const monthsOf = ({ value, unit }: Pick<Amount, 'value' | 'unit'>): number => (value * (DAYS[unit] ?? 0)) / 30;

const WORDS: [words: string, months: number][] = [
  [
    'daily|every (?:day|night|morning)|each (?:day|night)|täglich\\w*|jeden tag|quotidien\\w*|chaque jour|tous les jours|diari\\w+|cada día',
    monthsOf({ value: 1, unit: 'days' }),
  ],
  [
    'weekly|every week|once a week|each week|wöchentlich\\w*|jede woche|hebdomadaire\\w*|chaque semaine|semanal\\w*|cada semana',
    monthsOf({ value: 1, unit: 'weeks' }),
  ],
  [
    'monthly|every month|once a month|each month|monatlich\\w*|jeden monat|mensuel\\w*|chaque mois|mensual\\w*|cada mes',
    1,
  ],
  [
    'quarterly|every quarter|once a quarter|each quarter|every three months|viertel-?jährlich\\w*|quartalsweise|jedes quartal|trimestriel\\w*|chaque trimestre|trimestral\\w*|cada trimestre',
    3,
  ],
  [
    'twice a year|half[- ]yearly|semi-?annual\\w*|every six months|halb-?jährlich\\w*|semestriel\\w*|tous les six mois|semestral\\w*|cada seis meses',
    6,
  ],
  [
    'annual\\w*|yearly|every year|once a year|each year|every twelve months|jährlich\\w*|jedes jahr|annuel\\w*|chaque année|tous les ans|une fois par an|anual\\w*|cada año|una vez al año',
    12,
  ],
  ['every two years|biennial\\w*|alle zwei jahre|tous les deux ans|cada dos años', 24],
];

/** Behind a hyphen it is part of another word: "bi-weekly" is not weekly. */
const FORMS = WORDS.map(([words, months]) => ({
  form: new RegExp(String.raw`(?<![\p{L}\d])(?<!\p{L}-)(?:${words})(?!\p{L})`, 'giu'),
  months,
}));

/** "Every" that counts: right behind it follows how many of what. */
const EACH = /(?<!\p{L})(?:every|each|alle|jede[nrsm]?|tous les|toutes les|cada)(?!\p{L})/giu;
/** Behind "every" the interval follows at once: "each case is closed within two days" is none. */
const SOON = 12;
const LONGEST = 40;
const COUNTED =
  /(?<!\p{L})(?:every|alle|tous les|toutes les|cada)\s+\d{1,3}\s+(?:days?|weeks?|months?|years?|tage|wochen|monate|jahre|jours|semaines|mois|ans|días|semanas|meses|años)(?!\p{L})/iu;

/** How often a sentence says that something happens, in months between two times; null when it does not say. */
export function frequencyIn(text: string): number | null {
  const [counted] = durationsIn(COUNTED.exec(text)?.[0] ?? '');
  if (counted) return monthsOf(counted);
  return FORMS.find(({ form }) => text.match(form) !== null)?.months ?? null;
}

/** Every "how often" of a text, in months between two times, with its place; in their order. */
export function frequenciesIn(text: string): (Span & { months: number })[] {
  const counted = [...text.matchAll(EACH)].flatMap(({ index, 0: each }) => {
    const from = index + each.length;
    const [span] = durationsIn(text.slice(from, from + LONGEST));
    return span && span.start <= SOON ? [{ months: monthsOf(span), start: index, end: from + span.end }] : [];
  });
  const named = FORMS.flatMap(({ form, months }) =>
    [...text.matchAll(form)].map(({ index, 0: words }) => ({ months, start: index, end: index + words.length })),
  );
  // Of two that share words the longer way of saying it holds.
  let last = 0;
  return [...named, ...counted]
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ start, end }) => start >= last && (last = end) > 0);
}

/** How often something is done according to a sentence, in months between two times; null when it does not say. */
export const oftenIn = (text: string): number | null => frequencyIn(text) ?? frequenciesIn(text)[0]?.months ?? null;
