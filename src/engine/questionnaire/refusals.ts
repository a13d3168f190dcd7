import { type Heard, partsOf } from './negation.ts';

const RESTRICTED =
  /(?<!\p{L})(?:block(?:ed|s)?|prevent(?:ed|s)?|disabled|restricted|switched off|denied|refused|rejected|gesperrt|blockiert|deaktiviert|verhindert|bloqué\p{L}*|désactivé\p{L}*|bloquead\p{L}+|desactivad\p{L}+)(?!\p{L})/iu;
export const PASSIVE =
  /(?<!\p{L})(?:(?:is|are|was|were|be|been|being)\s+(?!required|obliged|expected|responsible|bound|asked|liable)(?:\p{L}+ly\s+|also\s+|then\s+)?\p{L}+(?:ed|en|wn|pt|ld|ught|ade|ut)|(?:est|sont|seront|sera)\s+(?!tenue?s?)\p{L}+(?:é|ée|és|ées|is|us|ies|ues)|(?:wird|werden|wurden?)\s.{3,80}(?:t|en)|(?:es|son|serán|será)\s+\p{L}+(?:ad|id)[oa]s?)(?!\p{L})/iu;

/** An order to put something out of use: "Disable WPS", "the port is to be closed". */
const PUT_OUT =
  /(?<=^|[.:;]\s*|(?<!\p{L})(?:must|shall|should|to|we)\s)(?:disable|deactivate|switch off|turn off|uninstall|close)(?!\p{L})|(?<!\p{L})(?:deaktivieren|abschalten|ausschalten|schließen|désactiver|fermer|désinstaller|desactivar|cerrar|desinstalar)(?!\p{L})/iu;

/** What such an order is about ends where it says where, how or by what. */
const OBJECT_ENDS =
  /[,;.:(]|(?<!\p{L})(?:at|on|by|with|from|to|in|for|using|through|via|unless|an|auf|mit|von|vom|durch|für|bei|dans|sur|avec|par|pour|en|con|por|para|desde)(?!\p{L})/iu;
const PUT_OUT_PASSIVE =
  /(?<!\p{L})(?:is|are|be|stays?|remains?|wird|werden|ist|sind|bleib\p{L}+|est|sont|reste\p{L}*|está|están|queda\p{L}*)\s(?:\p{L}+\s){0,2}?(?:disabled|deactivated|switched off|turned off|uninstalled|closed|deaktiviert|abgeschaltet|ausgeschaltet|geschlossen|désactivée?s?|fermée?s?|desactivad[oa]s?|cerrad[oa]s?)(?!\p{L})/iu;

/** What is put out of use is what is asked about, and not what does that: a firewall that blocks traffic is in use. */
export function isPutOut({ text, worthOf }: Heard): boolean {
  return partsOf(text).some(({ start, end }) => {
    const part = text.slice(start, end);
    const order = PUT_OUT.exec(part);
    const from = order ? order.index + order[0].length : 0;
    const length = order
      ? (OBJECT_ENDS.exec(part.slice(from))?.index ?? part.length)
      : PUT_OUT_PASSIVE.exec(part)?.index;
    return (
      length !== undefined && worthOf({ start: start + from, end: Math.min(end, start + from + length) }).worth > 0
    );
  });
}

/** "IT blocks macros": what is blocked stands behind it. */
const ACTIVE = /^(?:block|prevent)s?$/iu;

/** What is asked about is blocked, and not something beside it. */
export function isRestricted({ text, worthOf }: Heard): boolean {
  const found = RESTRICTED.exec(text);
  const part = found && partsOf(text).find(({ start, end }) => found.index >= start && found.index < end);
  if (!part) return false;
  if (ACTIVE.test(found[0])) {
    const from = found.index + found[0].length;
    const length = OBJECT_ENDS.exec(text.slice(from, part.end))?.index ?? part.end - from;
    return worthOf({ start: from, end: from + length }).worth > 0;
  }
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
