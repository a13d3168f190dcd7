import type { Amount } from '../read/durations.ts';

const NUMBER = String.raw`(\d{1,2}|one|an?|two|three|four|six|twelve|eine?[nrsm]?|zwei|drei|vier|sechs|zwölf|une?|deux|trois|quatre|six|douze|una?|dos|tres|cuatro|seis|doce)`;
const FEE = String.raw`(?:fees?|charges?|subscriptions?|payments?|rent)`;
const OF_MONTHS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${NUMBER}\s(?:months?['’]?s?['’]?\s(?:of\s(?:the\s)?)?${FEE}|monthly\s${FEE}|Monats(?:entgelte?|vergütung|gebühr|beitrag|beiträge|miete)\p{L}{0,2}|mois\sde\s(?:redevance|abonnement|facturation|loyer)s?|redevances?\smensuelles?|mensualidad(?:es)?|(?:mes|meses)\sde\s(?:cuota|tarifa|abono)))(?!\p{L})`,
  'giu',
);
/** "Limited to the monthly fee": to one. */
const TO_A_MONTH = new RegExp(
  String.raw`(?:(?:to|at) (?:the |its )?monthly ${FEE}|auf (?:die|das|eine?n?) Monats(?:entgelt|vergütung|gebühr|beitrag|miete)|à la redevance mensuelle|a la cuota mensual)(?!\p{L})`,
  'giu',
);
const OF_A_YEAR = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:annual|yearly)\s${FEE}|year['’]s\s${FEE}|Jahres(?:vergütung|entgelts?|gebühr|miete)|redevance\sannuelle|(?:cuota|tarifa)\sanual)(?!\p{L})`,
  'iu',
);
const WORDS: Record<string, number> = { a: 1, an: 1, one: 1, un: 1, une: 1, una: 1, uno: 1 };
const MORE = ['two|zwei|deux|dos', 'three|drei|trois|tres', 'four|vier|quatre|cuatro', '', 'six|sechs|seis'];

/** Fees that a text counts in months ("one month's fees", "zwei Monatsentgelte"), by their places. */
export function monthsOfFeesIn(text: string): Pick<Amount, 'value' | 'start' | 'end'>[] {
  const counted = [...text.matchAll(OF_MONTHS)].map(({ 0: words, 1: count = '', index }) => ({
    value: numberOf(count),
    start: index,
    end: index + words.length,
  }));
  if (counted.length > 0) return counted;
  return [...text.matchAll(TO_A_MONTH)].map(({ 0: words, index }) => ({
    value: 1,
    start: index,
    end: index + words.length,
  }));
}

/** Whether a text speaks of the fee of a whole year. */
export const namesYearlyFee = (text: string) => OF_A_YEAR.test(text);

function numberOf(word: string): number {
  const bare = word.toLowerCase();
  if (/^\d/.test(bare)) return Number(bare);
  if (WORDS[bare] || /^eine?[nrsm]?$/.test(bare)) return 1;
  const more = MORE.findIndex((words) => words.split('|').includes(bare));
  return more >= 0 ? more + 2 : 12;
}
