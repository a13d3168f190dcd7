import { type Heard, partsOf } from './negation.ts';

const RESTRICTED =
  /(?<!\p{L})(?:block(?:ed|s)?|prevent(?:ed|s)?|disabled|restricted|switched off|denied|refused|rejected|gesperrt|blockiert|deaktiviert|verhindert|bloqué\p{L}*|désactivé\p{L}*|bloquead\p{L}+|desactivad\p{L}+)(?!\p{L})/iu;
export const PASSIVE =
  /(?<!\p{L})(?:(?:is|are|was|were|be|been|being)\s+(?!required|obliged|expected|responsible|bound|asked|liable)(?:\p{L}+ly\s+|also\s+|then\s+)?\p{L}+(?:ed|en|wn|pt|ld|ught|ade|ut)|(?:est|sont|seront|sera)\s+(?!tenue?s?)\p{L}+(?:é|ée|és|ées|is|us|ies|ues)|(?:wird|werden|wurden?)\s.{3,80}(?:t|en)|(?:es|son|serán|será)\s+\p{L}+(?:ad|id)[oa]s?)(?!\p{L})/iu;

/** An order to put something out of use: "Disable WPS", "the port is to be closed". */
const PUT_OUT =
  /(?<=^|[.:;]\s*|(?<!\p{L})(?:must|shall|should|to|we)\s)(?:disable|deactivate|switch off|turn off|block|remove|uninstall|close)(?!\p{L})|(?<!\p{L})(?:deaktivieren|abschalten|ausschalten|sperren|blockieren|entfernen|désactiver|bloquer|supprimer|désinstaller|desactivar|bloquear|eliminar|desinstalar)(?!\p{L})/iu;

export function isPutOut({ text, worthOf }: Heard): boolean {
  const part = partsOf(text).find(({ start, end }) => PUT_OUT.test(text.slice(start, end)));
  return part !== undefined && worthOf(part).worth > 0;
}

/** What is asked about is blocked, and not something beside it. */
export function isRestricted({ text, worthOf }: Heard): boolean {
  const found = RESTRICTED.exec(text);
  const part = found && partsOf(text).find(({ start, end }) => found.index >= start && found.index < end);
  if (!part) return false;
  // What it is said of may stand in the parts before: "Macros and extensions are blocked". Behind a verb of its own ("IT wipes it and blocks the card") it may not.
  return (
    worthOf(part).worth > 0 ||
    (PASSIVE.test(text.slice(part.start, part.end)) && worthOf({ start: 0, end: part.end }).worth > 0)
  );
}

const EXEMPT =
  /(?<!\p{L})(?:(?:is|are|were|was)\s+(?:exempt\p{L}*|excluded|excepted|not covered|left out)|(?:ist|sind)\s.{0,40}(?:ausgenommen|ausgeschlossen|befreit)|(?:est|sont)\s.{0,20}(?:exemptée?s?|exclu\p{L}*|dispensée?s?)|(?:está|están|queda|quedan)\s.{0,20}(?:exent\p{L}+|excluid\p{L}+))(?!\p{L})/iu;

/** What is exempted is the very thing that is asked about. */
export function isOfExempted({ text, worthOf }: Heard): boolean {
  const exempt = EXEMPT.exec(text);
  return exempt !== null && worthOf({ start: 0, end: exempt.index }).worth > 0;
}
