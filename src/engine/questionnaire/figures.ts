import type { Unit } from '../read/statements/values.ts';
import { fold, stemOf } from '../read/tokens.ts';
import { hasAmount } from './quantities.ts';
import type { QuestionPart } from './types.ts';

const WANTS_DAY = /^(?:when|wann|quand|cuándo)\b/iu;
const DAY = /\b(?:on|before|after|within|until|first|last|day|week|month|tag|woche|jour|semaine|día|semana)\b/iu;
const WANTS_WHO = /^(?:who|by whom|wer|qui|quién)\b/iu;
const SOMEBODY =
  /\b(?:responsible|owners?|officer|head|team|manager|director|custodians?|lead|board|zuständig|verantwortlich\w*|leiter\w*|beauftragte\w*|responsable|directeur|directrice|jefe|jefatura)\b/iu;
const WANTS_TIME =
  /\b(?:how long|within (?:what|which|how)|in what (?:time|period)|how (?:soon|quickly|fast)|what period|time objective|time-?frames?|deadlines?|retention|wie lange|wie (?:schnell|rasch)|frist(?:en)?|binnen|innerhalb|combien de temps|délais?|cuánto tiempo|plazos?)\b/iu;
const WANTS_AMOUNT =
  /\b(?:how many|how much|percentage|share of|minimum|maximum|at least|number of|length|wie viele|mindest|combien|cuánt[oa]s?)\b/iu;

/** "How long must passwords be?" asks for no time. */
const HOW_LONG = /(?<!\p{L})(?:how long (?=.{0,40}(?: be)?\s*\??$)|wie lang(?!\p{L}))/iu;
const WANTS_LENGTH =
  /(?<!\p{L})(?:length|how many (?:characters|digits)|number of characters|\p{L}*länge|wie viele (?:zeichen|stellen)|longueur|combien de (?:caractères|signes)|longitud|cuántos (?:caracteres|dígitos))/iu;
const OF_SECRETS =
  /(?<!\p{L})(?:passw|passphrase|passcode|pins?(?!\p{L})|\p{L}*kennw[oö]rt|\p{L}*passw[oö]rt|mots? de passe|contraseña)/iu;
/** What passwords have that is a time. */
const VALIDITY =
  /(?<!\p{L})(?:validity|lifetime|period|\p{L}*gültigkeit\p{L}*|\p{L}*dauer|validité|période|durée|vigencia|validez|per[ií]odo|duración)(?!\p{L})/iu;
/** What lasts, or is done with them: "how long are they valid", "how long does a password reset take". */
const LASTS =
  /(?<!\p{L})(?:valid|kept|last|used|changed?|expire\p{L}*|remain\p{L}*|stored|takes?|works?|blocked|locked|(?:active|open|alive|live)(?=\s*\??$|\s(?:for|until|after)(?!\p{L}))|(?<=(?:passw|passphrase|passcode|pin)\p{L}*\s)(?:resets?|links?|sessions?|history|lock-?outs?)|gültig|gilt|gelten|bleib\p{L}*|dauer[nt]|aufbewahrt|gespeichert|gesperrt|verwendet|genutzt|aktiv(?=\s*\??$)|\p{L}*zurücksetz\p{L}*)(?!\p{L})/iu;

/** The unit of the value that is asked for; null where any figure or none is wanted. */
export function unitOf({ kind, text }: QuestionPart): Unit | null {
  if (kind === 'how-often') return 'months';
  if (kind !== 'what') return null;
  if (OF_SECRETS.test(text) && WANTS_LENGTH.test(text)) return VALIDITY.test(text) ? 'hours' : 'characters';
  if (OF_SECRETS.test(text) && HOW_LONG.test(text))
    return VALIDITY.test(text) || LASTS.test(text) ? 'hours' : 'characters';
  return WANTS_TIME.test(text) ? 'hours' : null;
}

/** Whether a text holds the kind of thing that is asked for, other than a value in a unit; questions that want no figure are met by any. */
export function fits({ kind, text: question }: QuestionPart, text: string): boolean {
  if (kind !== 'what') return true;
  if (WANTS_DAY.test(question)) return DAY.test(text);
  if (WANTS_WHO.test(question)) return SOMEBODY.test(text);
  // Whatever is counted until something happens is told by its number.
  const counted = /^(?:after|nach|après|tras)(?!\p{L})/iu.test(question) ? undefined : COUNTED.exec(question)?.[1];
  if (counted) return isCounted(text, stemOf(fold(counted.toLowerCase())).slice(0, 5));
  return WANTS_AMOUNT.test(question) ? hasAmount(text) : true;
}

/** Whether the question asks for a figure at all. */
export function wantsFigure({ kind, text }: QuestionPart): boolean {
  return (
    unitOf({ kind, text }) !== null ||
    (kind === 'what' && (WANTS_AMOUNT.test(text) || WANTS_DAY.test(text) || WANTS_WHO.test(text)))
  );
}

const COUNTED =
  /(?<!\p{L})how many\s+(?:\p{L}+\s+){0,2}?(\p{L}+)(?=\s+(?:do|does|are|is|were|was|have|has|can|did|exist|must|should)(?!\p{L})|\?|$)/iu;

/** Whether a number stands before the thing that is counted, or says how many of it there are. */
function isCounted(text: string, start: string): boolean {
  const words = fold(text.toLowerCase()).match(/[\p{L}\d]+/gu) ?? [];
  return words.some(
    (word, at) => word.startsWith(start) && words.slice(Math.max(0, at - 4), at).some((each) => hasAmount(each)),
  );
}
