import type { Sentence } from '../read/document.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { Statement } from '../read/statements/statement.ts';
import { statementsOf } from '../read/statements/read-statements.ts';
import type { IndexedPassage } from './passage-index.ts';
import type { Frame } from './frame.ts';
import { durationsIn, oftenIn } from './quantities.ts';
import { stemsOf } from './stems.ts';
import { placeOf } from './tables.ts';

/** What a sentence says to a question: yes, no or something between; `null` where it says nothing that may be answered with. */
export type Saying = 'yes' | 'partly' | 'no';

const SILENT: readonly Statement['mode'][] = [
  'question',
  'quotation',
  'definition',
  'scope',
  'sanction',
  'reference',
  'heading',
  'blank',
  'condition',
];

/** Negations as they stand, whatever they are for: a question about the very thing wants no judgement of it. */
const NEGATED: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:no longer|not yet)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|niemand|weder|ohne)(?!\p{L})(?! nur)/iu,
  fr: /(?<!\p{L})(?:(?:ne|n['’])\s?.{1,60}\s(?:pas|jamais|plus|aucun\p{L}*|personne)|aucun\p{L}*|jamais|sans)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|nunca|jamás|ningun\p{L}*|ningún|nadie|sin|tampoco)(?!\p{L})(?! solo)/iu,
};
const HARMLESS =
  /(?<!\p{L})(?:nicht (?:später|länger|mehr) als|ohne (?:unnötige )?verzögerung|sans délai|pas plus tard|no más tarde|sin demora|unverzüglich)(?!\p{L})/iu;
const BANNED = /(?<!\p{L})(?:untersagt|verboten|unzulässig|interdit\p{L}*|proscrit\p{L}*|prohibid\p{L}+)(?!\p{L})/iu;
const RESTRICTED =
  /(?<!\p{L})(?:block(?:ed|s)?|prevent(?:ed|s)?|disabled|restricted|switched off|denied|refused|rejected|gesperrt|blockiert|deaktiviert|verhindert|bloqué\p{L}*|désactivé\p{L}*|bloquead\p{L}+|desactivad\p{L}+)(?!\p{L})/iu;
const ONLY =
  /(?<!\p{L})(?:only|solely|exclusively|nur|ausschließlich|uniquement|seulement|exclusivement|solo|sólo|únicamente|solamente)(?!\p{L})/iu;
/** Some of the counted still are what they should no longer be. */
const STILL_COUNTED =
  /(?<!\p{L})\d+\s(?:of|von|sur|de)\s(?:the\s)?\d+(?!\p{L}).{0,40}(?<!\p{L})(?:still|noch|toujours|encore|todavía|aún|seguían)(?!\p{L})/iu;
const PASSIVE =
  /(?<!\p{L})(?:(?:is|are|was|were|be|been|being)\s+(?!required|obliged|expected|responsible|bound|asked|liable)(?:\p{L}+ly\s+|also\s+|then\s+)?\p{L}+(?:ed|en|wn|pt|ld|ught|ade|ut)|(?:est|sont|seront|sera)\s+(?!tenue?s?)\p{L}+(?:é|ée|és|ées|is|us|ies|ues)|(?:wird|werden|wurden?)\s.{3,80}(?:t|en)|(?:es|son|serán|será)\s+\p{L}+(?:ad|id)[oa]s?)(?!\p{L})/iu;

export interface SaidOf {
  /** The clause that speaks of what is asked. */
  statement: Statement;
  saying: Saying;
  isException: boolean;
  /** It counts cases in which the thing was not so. */
  isFailure: boolean;
}

/** Whether a clause binds whom the question is about, and is of a kind that answers anything. */
export function answers(statement: Statement, text: string, { about }: Frame): boolean {
  const { mode, bound } = statement;
  if (SILENT.includes(mode)) return false;
  const doer = (bound === 'vendor' || bound === 'customer') && PASSIVE.test(text) ? 'unnamed' : bound;
  if (bound === 'generic') return false;
  if (about !== 'us') return doer === about;
  return doer !== 'vendor' && doer !== 'customer';
}

/** The statement of a sentence that speaks most of what is asked, and what it says to that; null where none may answer. */
export function saidBy(
  passage: IndexedPassage,
  sentence: Sentence,
  frame: Frame,
  worthOf: (stems: Set<string>) => number,
): SaidOf | null {
  const { document } = passage;
  const all = statementsOf(document)[placeOf(sentence, document)] ?? [];
  let best: { statement: Statement; worth: number } | null = null;
  for (const statement of all) {
    const text = document.text.slice(statement.start, statement.end);
    if (!answers(statement, text, frame) || startsWithCondition(text)) continue;
    const stems = stemsOf(sentence.words, document.language, statement);
    const worth = worthOf(stems);
    if (!best || worth > best.worth) best = { statement, worth };
  }
  if (!best) return null;
  const text = document.text.slice(best.statement.start, best.statement.end);
  const saying = sayingOf(best.statement, text, document.language, frame);
  if (saying === null) return null;
  return {
    statement: best.statement,
    saying,
    isException: best.statement.mode === 'exception' || best.statement.polarity === 'waived',
    isFailure: best.statement.outcome === 'failed' || best.statement.outcome === 'partly' || STILL_COUNTED.test(text),
  };
}

const startsWithCondition = (text: string) =>
  /^(?:if|when|whenever|unless|falls|wenn|sofern|si|lorsqu\p{L}*|quand|cuando)\s/iu.test(text.trim());

/** Whether a clause denies its act in so many words. */
function isNegated({ polarity, deniesUnwanted, outcome }: Statement, text: string, language: Language): boolean {
  if (polarity === 'denied' || polarity === 'banned' || polarity === 'waived' || deniesUnwanted || outcome === 'failed')
    return true;
  return BANNED.test(text) || STILL_COUNTED.test(text) || (NEGATED[language].test(text) && !HARMLESS.test(text));
}

function sayingOf(statement: Statement, text: string, language: Language, frame: Frame): Saying | null {
  const { mode, outcome, strength } = statement;
  const negated = isNegated(statement, text, language);
  if (mode === 'open') return negated ? 'no' : null;
  if (mode === 'plan') return 'no';
  if (outcome === 'partly') return 'partly';
  if (mode === 'exception' || statement.polarity === 'waived') return 'partly';
  const restricted = RESTRICTED.test(text);
  if (frame.asksBan) return negated || restricted ? 'yes' : ONLY.test(text) ? 'yes' : 'partly';
  if (frame.asksRule && (statement.polarity === 'banned' || BANNED.test(text))) return 'yes';
  if (negated) return 'no';
  if (frame.asksLeave && restricted) return 'no';
  if (frame.asksLeave && ONLY.test(text)) return 'partly';
  const late = isLater(text, frame);
  if (late) return 'no';
  return strength === 'must' || (strength === 'may' && frame.asksLeave)
    ? 'yes'
    : strength === 'should'
      ? 'partly'
      : 'yes';
}

/** The same in other words ("90 days", "three months"). */
const SAME = 1.06;

/** It is done less often, or takes longer, than is asked. */
function isLater(text: string, { often, hours }: Frame): boolean {
  const own = often === null ? null : oftenIn(text);
  if (often !== null) return own !== null && own > often * SAME;
  const took = hours === null ? [] : durationsIn(text);
  return hours !== null && took.length > 0 && took.every((each) => each.hours > hours * SAME);
}
