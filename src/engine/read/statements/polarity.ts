import { all, type Grammar, has } from './grammar.ts';
import type { Clause } from './clauses.ts';
import type { Polarity } from './statement.ts';

/** How far a negation reaches for what it denies. */
const REACH = 80;
/** Negations that go on with another one. */
const LISTS = /^(?:nor|neither|noch|weder|ni)$/iu;

export interface Said {
  polarity: Polarity;
  /** It says in so many words that a thing failed or was left out. */
  failed: boolean;
  deniesUnwanted: boolean;
  /** Offsets into the clause; see `Statement.reach`. */
  reach: { start: number; end: number } | null;
}

/** How the act of a clause stands, by the scope of what negates it. */
export function polarityOf({ text, main }: Clause, grammar: Grammar): Said {
  const own = blank(main, grammar.harmless);
  // "Only if time allows" is a condition in form and a waiver in fact.
  if (grammar.whim ? has(grammar.whim, text) || has(grammar.waiver, own) : has(grammar.waiver, text))
    return said('waived');
  const negations = all(grammar.negation, own);
  const bans = all(grammar.ban, own);
  const failures = all(grammar.failure, own).filter(({ index }) => !isInside(index, negations));
  if (failures.length > 0 && bans.length === 0) {
    const denied = negations.some(({ index }) => failures.every((failure) => index < failure.index));
    // "None of the samples failed": a failure denied. "Was not reviewed and was skipped": a failure all the same.
    return denied ? { ...said('affirmed'), deniesUnwanted: true } : { ...said('denied'), failed: true };
  }
  if (negations.length === 0) return bans.length > 0 ? said('banned') : said('affirmed');
  const [first] = negations;
  if (first && isCondition(text, first.index + first[0].length, grammar)) return said('affirmed');
  if (grammar.conditionFirst && has(grammar.conditionFirst, text)) return said('affirmed');
  if (bans.length > 0) return said('banned');
  // "A change without this assessment is not made."
  const isConditional = ({ 0: words }: RegExpExecArray) => has(grammar.conditionOfNegation, words);
  if (negations.some(isConditional) && negations.some((one) => !isConditional(one) && !LISTS.test(one[0])))
    return said('affirmed');
  let open: Said['reach'] = null;
  for (const negation of negations) {
    const denial = denialOf(own, negation, grammar);
    if (denial === 'plain') return said('denied');
    open ??= denial;
  }
  return open ? { ...said('denied'), reach: open } : { ...said('affirmed'), deniesUnwanted: true };
}

const said = (polarity: Polarity): Said => ({ polarity, failed: false, deniesUnwanted: false, reach: null });

/** What a negation denies: plainly an act of control, something that nobody wants (null), or whatever stands within its reach. */
function denialOf(
  clause: string,
  { index, 0: words }: RegExpExecArray,
  grammar: Grammar,
): 'plain' | { start: number; end: number } | null {
  const from = index + words.length;
  const before = clause.slice(Math.max(0, clause.lastIndexOf(':', index) + 1, index - REACH), index);
  const after = clause.slice(from, from + REACH);
  grammar.unwanted.lastIndex = 0;
  const { index: unwanted = null, 0: thing = '' } = grammar.unwanted.exec(after) ?? {};
  const wanted = firstOf(grammar.controlling, after);
  if (unwanted !== null && (wanted === null || unwanted <= wanted))
    return has(grammar.resolving, after.slice(unwanted + thing.length)) ? 'plain' : null;
  // "No se registró ningún incidente": what is denied twice is what nobody wants.
  const next = all(grammar.negation, clause).find((one) => one.index >= from)?.index ?? null;
  const again = next === null ? null : next - from;
  if (unwanted !== null && again !== null && again < unwanted && unwanted - again < NEAR) return null;
  const isNobody = has(grammar.nobody, words);
  if (wanted !== null && wanted <= (isNobody ? NEXT : CLOSE)) return 'plain';
  if (grammar.being && wanted === null) {
    // Nothing after it is known to be either: what stands before it decides, and whether the clause says that something is not, or was not done.
    const isLate = grammar.lateNegation !== undefined && has(grammar.lateNegation, words);
    if (isLate && isUnwanted(before, grammar)) return null;
    if ((isLate && has(grammar.controlling, before)) || has(grammar.being, before + words + after)) return 'plain';
  }
  if (isNobody) return null;
  const reachesBack = grammar.lateNegation !== undefined;
  return { start: reachesBack ? Math.max(0, index - REACH) : from, end: Math.min(clause.length, from + REACH) };
}

/** Whether what a text names first is a thing that nobody wants, and nothing is said to be done about it. */
function isUnwanted(text: string, grammar: Grammar): boolean {
  grammar.unwanted.lastIndex = 0;
  const unwanted = grammar.unwanted.exec(text);
  const wanted = firstOf(grammar.controlling, text);
  if (unwanted === null || (wanted !== null && wanted < unwanted.index)) return false;
  return !has(grammar.resolving, text.slice(unwanted.index + unwanted[0].length));
}

/** Between a negation and the act that it denies stand a few words at most. */
const CLOSE = 40;
const NEAR = 16;
/** "Nobody checks": right behind. */
const NEXT = 25;

function firstOf(pattern: RegExp, text: string): number | null {
  pattern.lastIndex = 0;
  return pattern.exec(text)?.index ?? null;
}

/** "No access is granted without approval": what is denied is only that it happens otherwise. */
function isCondition(text: string, from: number, grammar: Grammar): boolean {
  return has(grammar.conditionOfNegation, text.slice(from));
}

/** A failure that is itself made of a negation ("could not") is no double one. */
function isInside(at: number, negations: RegExpExecArray[]): boolean {
  return negations.some(({ index, 0: words }) => index < at && index + words.length > at);
}

/** Blanks out every match, letter for letter. */
export function blank(text: string, pattern: RegExp): string {
  pattern.lastIndex = 0;
  return text.replace(pattern, (match) => ' '.repeat(match.length));
}
