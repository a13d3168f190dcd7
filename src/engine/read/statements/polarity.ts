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
  const plain = grammar.plainly ? all(grammar.plainly, own) : [];
  const asides = grammar.aside ? all(grammar.aside, own) : [];
  for (const negation of negations) {
    const denial = denialOf(own, negation, isWithin(negation, plain), isWithin(negation, asides), grammar);
    if (denial === 'plain') return said('denied');
    open ??= denial;
  }
  return open ? { ...said('denied'), reach: open } : { ...said('affirmed'), deniesUnwanted: true };
}

const said = (polarity: Polarity): Said => ({ polarity, failed: false, deniesUnwanted: false, reach: null });

/** What a negation denies: plainly (as it stands, or by `isPlain`) an act of control, something that nobody wants (null), or whatever stands within its reach. */
function denialOf(
  clause: string,
  { index, 0: words }: RegExpExecArray,
  isPlain: boolean,
  isAside: boolean,
  grammar: Grammar,
): 'plain' | { start: number; end: number } | null {
  const from = index + words.length;
  const before = clause.slice(Math.max(0, clause.lastIndexOf(':', index) + 1, index - REACH), index);
  const [after = ''] = clause.slice(from, from + REACH).split(isAside ? /[,;:]/ : /$/, 1);
  grammar.unwanted.lastIndex = 0;
  const { index: unwanted = null, 0: thing = '' } = grammar.unwanted.exec(after) ?? {};
  // Where a negation may come last, what follows a comma or another verb is no longer denied by it.
  const own = grammar.lateNegation ? after.slice(0, OTHER.exec(after)?.index) : after;
  const wanted = firstOf(grammar.controlling, own);
  if (unwanted !== null && (wanted === null || unwanted <= wanted))
    return has(grammar.resolving, after.slice(unwanted + thing.length)) ? 'plain' : null;
  // "No se registró ningún incidente": what is denied twice is what nobody wants.
  const next = all(grammar.negation, clause).find((one) => one.index >= from)?.index ?? null;
  const again = next === null ? null : next - from;
  if (unwanted !== null && again !== null && again < unwanted && unwanted - again < NEAR) return null;
  const isNobody = has(grammar.nobody, words);
  // Notes without a verb: in "guest network apart, vouchers, no routing" the no is one more order.
  if (
    grammar.lateNegation &&
    wanted === null &&
    NOTE.test(before) &&
    !all(grammar.finite, clause).some(([verb]) => !BENT.test(verb))
  )
    return null;
  if (wanted !== null && wanted <= (isNobody ? NEXT : CLOSE)) return 'plain';
  if (grammar.being && wanted === null) {
    // Nothing after it is known to be either: what stands before it decides, and whether the clause says that something is not, or was not done.
    const isLate = grammar.lateNegation !== undefined && isAt(grammar.lateNegation, clause, index);
    if (isLate && isUnwanted(before, grammar)) return null;
    if ((isLate && has(grammar.controlling, before)) || has(grammar.being, before + words + after)) return 'plain';
  }
  if (isPlain && !isUnwanted(before, grammar)) return 'plain';
  if (isNobody || isAside) return null;
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
/** Where another thing begins, and what stands before one in a list of notes. */
const OTHER = /[,;|]|\s(?:und nur|sondern|außer)\s/u;
/** A participle that might as well be a verb: "Eigentümer benannt". */
const BENT = /^(?:be|ver|ent|er|zer)\p{Ll}+t$/u;
const NOTE = /\p{L}.*[,:|;=]\s(?:sonst\s)?$/u;
/** "Nobody checks": right behind. */
const NEXT = 25;

/** Whether an expression stands at this very place. */
function isAt(pattern: RegExp, text: string, index: number): boolean {
  pattern.lastIndex = index;
  return pattern.exec(text)?.index === index;
}

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

function isWithin({ index }: RegExpExecArray, spans: RegExpExecArray[]): boolean {
  return spans.some(({ index: start, 0: words }) => index >= start && index < start + words.length);
}

/** Blanks out every match, letter for letter. */
export function blank(text: string, pattern: RegExp): string {
  pattern.lastIndex = 0;
  return text.replace(pattern, (match) => ' '.repeat(match.length));
}
