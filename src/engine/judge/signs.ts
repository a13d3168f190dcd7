import type { Document, Sentence } from '../read/document.ts';
import { placeholdersOf } from '../read/placeholders.ts';

/** How a sentence says what it says. */
export interface Signs {
  /** It demands something or states that something is so. */
  says: boolean;
  /** It leaves the matter open or denies it: "to be defined", "not applicable", a placeholder where the answer should be. */
  open: boolean;
  placeholders: boolean;
}

const SAYS =
  /\b(?:must|shall|should|will|required?|requires|responsible|ensures?|is|are|has|have|was|were|prohibited|may not|never|do not|muss|müssen|darf|dürfen|wird|werden|ist|sind|verantwortlich|doit|doivent|est|sont|sera|interdit|debe|deben|será|es|son|prohibido)\b/i;

const OPEN =
  /\b(?:to be (?:defined|determined|decided|confirmed|agreed|completed|named|written|added|documented)|(?:are|is|was|were|has|have)? ?not (?:yet )?(?:been )?(?:defined|implemented|applicable|in place|available|established|documented|performed|tested|required|carried out|done|written|started|approved)|not yet\b|no (?:formal|documented|defined|such)|(?:will|may|might|could) (?:be )?consider(?:ed)?|will be (?:decided|defined|determined|documented|written|introduced)|(?:is|are) planned (?:for|in)\b|(?:is|are) planned\.|under consideration|in the future|still open|noch (?:nicht|zu|offen)|nicht (?:definiert|umgesetzt|anwendbar|vorhanden|geregelt)|(?:ist|sind) geplant|wird (?:noch )?geprüft, ob|zu einem späteren zeitpunkt|à définir|à compléter|non applicable|pas encore|(?:est|sont) prévue?s? pour|sera défini|por definir|por determinar|no aplica|todavía no|aún no|está previsto|se definirá)\b/i;

const known = new WeakMap<Sentence, Signs>();

/** The signs of a sentence, looked up once however many requirements ask. */
export function signsOf(sentence: Sentence, document: Document): Signs {
  const before = known.get(sentence);
  if (before) return before;
  const text = document.text.slice(sentence.start, sentence.end);
  const placeholders = placeholdersOf(text);
  const unfilled = placeholders.some(({ length }) => length > text.length * 0.35) || /TODO|TBD|TBC/.test(text);
  const signs = { says: SAYS.test(text), open: unfilled || OPEN.test(text), placeholders: placeholders.length > 0 };
  known.set(sentence, signs);
  return signs;
}
