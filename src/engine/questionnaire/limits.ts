import { asNumber } from '../read/durations.ts';

/** A number that a rule sets for how long a secret is, or how often somebody may try. */
export interface Limit {
  unit: 'characters' | 'attempts';
  amount: number;
}

/** What follows the number. */
const MORE = String.raw`(?: (?:or|oder|ou|o) (?:more|mehr|plus|más))?[ -]`;
const UNITS = [
  ['characters', 'characters|chars|digits|zeichen|stellen|caractères|signes|caracteres|dígitos'],
  [
    'attempts',
    String.raw`(?:\p{L}+ ){0,2}(?:attempts?|tries|logins?|log-?ins?|log-?ons?|sign-ins?|\p{L}*versuchen?|anmeldungen|eingaben|essais|tentatives|échecs|intentos)`,
  ],
] as const;
const FOLLOWING = UNITS.map(([unit, names]) => [unit, new RegExp(`^${MORE}(?:${names})(?!\\p{L})`, 'iu')] as const);

/** The first limit that a text names. */
export function limitIn(text: string): Limit | null {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\d]+/gu)) {
    const amount = asNumber(word);
    const unit = amount && FOLLOWING.find(([, names]) => names.test(text.slice(index + word.length)))?.[0];
    if (amount && unit) return { unit, amount };
  }
  return null;
}

/** A shorter secret, or more attempts, than asked for. */
export function isWeaker(said: Limit, asked: Limit): boolean {
  if (said.unit !== asked.unit) return false;
  return asked.unit === 'characters' ? said.amount < asked.amount : said.amount > asked.amount;
}
