import type { Language } from '#domain/organisations/language.ts';
import { all, grammarOf } from '../read/statements/grammar.ts';
import type { Statement } from '../read/statements/statement.ts';

/** Negations as they stand, whatever they are for: a question about the very thing wants no judgement of it. */
const NEGATED: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:no longer|not yet)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|niemand|weder|ohne)(?!\p{L})(?! nur)/giu,
  fr: /(?<!\p{L})(?:(?:ne|n['’])\s?.{1,60}\s(?:pas|jamais|plus|aucun\p{L}*|personne)|aucun\p{L}*|jamais|sans)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:no|nunca|jamás|ningun\p{L}*|ningún|nadie|sin|tampoco)(?!\p{L})(?! solo)/giu,
};
const HARMLESS =
  /(?<!\p{L})(?:nicht (?:später|länger|mehr) als|ohne (?:unnötige )?verzögerung|sans délai|pas plus tard|no más tarde|sin demora|unverzüglich)(?!\p{L})/iu;
const BANNED =
  /(?<!\p{L})(?:prohibited|forbidden|untersagt|verboten|unzulässig|interdit\p{L}*|proscrit\p{L}*|prohibid\p{L}+)(?!\p{L})/giu;
/** Some of the counted still are what they should no longer be. */
const STILL_COUNTED =
  /(?<!\p{L})\d+\s(?:of|von|sur|de)\s(?:the\s)?\d+(?!\p{L}).{0,40}(?<!\p{L})(?:still|noch|toujours|encore|todavía|aún|seguían)(?!\p{L})/iu;
/** A ban in the passive forbids what stands before it. */
const PASSIVE_BAN =
  /(?<!\p{L})(?:(?:is|are|be)\s+(?:strictly\s+)?(?:prohibited|forbidden|banned|not (?:permitted|allowed|accepted))|(?:must|may|shall|should|can)\s*not\s+be|(?:ist|sind)\s.{0,30}(?:untersagt|verboten)|(?:est|sont)\s+(?:strictement\s+)?interdit\p{L}*|(?:está|están|queda|quedan)\s+prohibid\p{L}+)(?!\p{L})/iu;
const SEES_TO_IT =
  /(?<!\p{L})(?:ensur(?:e|es|ed|ing)|mak(?:e|es|ing) sure|see(?:s)? to it|so that|sicher(?:stellen|gestellt)?,? dass|stell\p{L}* sicher,? dass|damit|veill\p{L}+ à ce qu|s['’]assur\p{L}+ qu|afin qu|asegur\p{L}+ (?:de )?que|para que)(?!\p{L})/iu;
const JOINTS = /[,;]|(?<!\p{L})(?:and|but|und|aber|sondern|et|mais|y|pero|sino)(?!\p{L})/giu;

/** A clause of a text, with the question's own words that stand in a part of it. */
export interface Heard {
  text: string;
  language: Language;
  /** How much of the question a span of the text holds, and how many words of meaning it has. */
  worthOf: (span: { start: number; end: number }) => { worth: number; words: number };
}

/** It counts cases in which a thing was not so. */
export const countsFailures = ({ outcome }: Statement, text: string): boolean =>
  outcome === 'failed' || outcome === 'partly' || STILL_COUNTED.test(text);

export const isBanned = ({ polarity }: Statement, text: string): boolean =>
  polarity === 'banned' || matches(BANNED, text);

/** Whether a clause denies its act in so many words: `aside` where what it denies is not what is asked about. */
export function negationIn(statement: Statement, heard: Heard): boolean | 'aside' {
  const { text, language } = heard;
  const { polarity, deniesUnwanted, outcome } = statement;
  if (outcome === 'failed' || STILL_COUNTED.test(text)) return true;
  const grammar = grammarOf(language);
  const isSaid = polarity === 'denied' || polarity === 'banned' || polarity === 'waived' || deniesUnwanted;
  const isWritten = matches(BANNED, text) || (matches(NEGATED[language], text) && !HARMLESS.test(text));
  if (!isSaid && !isWritten) return false;
  const places = [
    ...all(grammar.negation, text),
    ...all(grammar.ban, text),
    ...all(BANNED, text),
    ...all(NEGATED[language], text),
  ];
  if (places.length === 0) return true;
  const passive = PASSIVE_BAN.exec(text);
  if (passive) {
    const before = heard.worthOf({ start: 0, end: passive.index });
    if (before.worth === 0 && before.words > 0) return 'aside';
  }
  // "Visitors are escorted and do not enter alone" denies nothing of the escort; who sees to it that something does not happen denies nothing either.
  const seen = SEES_TO_IT.exec(text)?.index ?? text.length;
  const reaching = partsOf(text).filter((part) =>
    places.some(({ index }) => index < seen && index >= part.start && index < part.end),
  );
  return reaching.some((part) => {
    const { worth, words } = heard.worthOf(part);
    return worth > 0 || words < 2;
  });
}

/** The parts of a clause between its joints. */
export function partsOf(text: string): { start: number; end: number }[] {
  const cuts = [0, ...[...text.matchAll(JOINTS)].map(({ index }) => index), text.length];
  return cuts.slice(1).map((end, at) => ({ start: cuts[at] ?? 0, end }));
}

function matches(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}
