import { asNumber } from '../read/durations.ts';

/** A number that a rule sets for how long a secret is, or how often somebody may try. */
export interface Limit {
  unit: 'characters' | 'attempts';
  amount: number;
}

const AMOUNT = String.raw`(?<![\p{L}\d])([\p{L}\d]+)(?: (?:or|oder|ou|o) (?:more|mehr|plus|más))?`;
const UNITS = [
  ['characters', 'characters|chars|digits|zeichen|stellen|caractères|signes|caracteres|dígitos'],
  [
    'attempts',
    String.raw`(?:\p{L}+ ){0,2}(?:attempts?|tries|logins?|log-?ins?|log-?ons?|sign-ins?|\p{L}*versuchen?|anmeldungen|eingaben|essais|tentatives|échecs|intentos)`,
  ],
] as const;
const LIMITS = UNITS.map(
  ([unit, names]) => [unit, new RegExp(String.raw`${AMOUNT}[ -](?:${names})(?!\p{L})`, 'iu')] as const,
);

/** The first limit that a text names. */
export function limitIn(text: string): Limit | null {
  for (const [unit, pattern] of LIMITS) {
    const amount = asNumber(pattern.exec(text)?.[1] ?? '-');
    if (amount) return { unit, amount };
  }
  return null;
}

/** A shorter secret, or more attempts, than asked for. */
export function isWeaker(said: Limit, asked: Limit): boolean {
  if (said.unit !== asked.unit) return false;
  return asked.unit === 'characters' ? said.amount < asked.amount : said.amount > asked.amount;
}
