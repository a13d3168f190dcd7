import { durationsIn, hoursOf } from './durations.ts';
import type { Span } from './sentences.ts';

const FORMS: [RegExp, number][] = [
  [
    /\b(?:daily|every (?:day|night|morning)|each (?:day|night)|täglich\w*|jeden tag|quotidien\w*|chaque jour|tous les jours|diari\w+|cada día)\b/iu,
    1 / 30,
  ],
  [
    /\b(?:weekly|every week|once a week|each week|wöchentlich\w*|jede woche|hebdomadaire\w*|chaque semaine|semanal\w*|cada semana)\b/iu,
    1 / 4,
  ],
  [
    /\b(?:monthly|every month|once a month|each month|monatlich\w*|jeden monat|mensuel\w*|chaque mois|mensual\w*|cada mes)\b/iu,
    1,
  ],
  [
    /\b(?:quarterly|every quarter|once a quarter|each quarter|every three months|vierteljährlich\w*|quartalsweise|jedes quartal|trimestriel\w*|chaque trimestre|trimestral\w*|cada trimestre)\b/iu,
    3,
  ],
  [
    /\b(?:twice a year|half[- ]yearly|semi-?annual\w*|every six months|halbjährlich\w*|semestriel\w*|tous les six mois|semestral\w*|cada seis meses)\b/iu,
    6,
  ],
  [
    /\b(?:annual\w*|yearly|every year|once a year|each year|every twelve months|jährlich\w*|jedes jahr|annuel\w*|chaque année|tous les ans|une fois par an|anual\w*|cada año|una vez al año)\b/iu,
    12,
  ],
  [/\b(?:every two years|biennial\w*|alle zwei jahre|tous les deux ans|cada dos años)\b/iu, 24],
];

const COUNTED =
  /\b(?:every|alle|tous les|toutes les|cada)\s+(\d{1,3})\s+(days?|weeks?|months?|years?|tage|wochen|monate|jahre|jours|semaines|mois|ans|días|semanas|meses|años)\b/iu;

/** How often a sentence says that something happens, in months between two times; null when it does not say. */
export function frequencyIn(text: string): number | null {
  const [, count, unit = ''] = COUNTED.exec(text) ?? [];
  if (count !== undefined) return Number(count) * monthsOf(unit.toLowerCase());
  return FORMS.find(([form]) => form.test(text))?.[1] ?? null;
}

function monthsOf(unit: string): number {
  if (/^(?:d|t|jours?)/.test(unit) && !unit.startsWith('jahr')) return 1 / 30;
  if (/^(?:w|se)/.test(unit)) return 1 / 4;
  return /^(?:y|jahr|an|añ)/.test(unit) ? 12 : 1;
}

const EACH = /(?<!\p{L})(?:every|each|alle|jede[nrsm]?|tous les|toutes les|cada)(?!\p{L})/giu;
/** Behind "every" the interval follows at once: "each case is closed within two days" is none. */
const SOON = 12;
const LONGEST = 40;
const HOURS_OF_MONTH = 730;

/** Every "how often" of a text, in months between two times, with its place; in their order. */
export function frequenciesIn(text: string): (Span & { months: number })[] {
  const counted = [...text.matchAll(EACH)].flatMap(({ index, 0: each }) => {
    const from = index + each.length;
    const [span] = durationsIn(text.slice(from, from + LONGEST));
    return span && span.start <= SOON
      ? [{ months: hoursOf(span) / HOURS_OF_MONTH, start: index, end: from + span.end }]
      : [];
  });
  const named = FORMS.flatMap(([form, months]) =>
    [...text.matchAll(new RegExp(form, 'giu'))].map(({ index, 0: words }) => ({
      months,
      start: index,
      end: index + words.length,
    })),
  );
  return [
    ...named,
    ...counted.filter((each) => !named.some(({ start, end }) => start < each.end && each.start < end)),
  ].toSorted((one, other) => one.start - other.start);
}

/** How often something is done according to a sentence, in months between two times; null when it does not say. */
export const oftenIn = (text: string): number | null => frequencyIn(text) ?? frequenciesIn(text)[0]?.months ?? null;
