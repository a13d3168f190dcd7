import { all, type Grammar, has } from './grammar.ts';
import type { Clause } from './clauses.ts';
import type { Polarity } from './statement.ts';

/** How far a negation reaches for what it denies. */
const REACH = 80;

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
  if (has(grammar.waiver, text)) return said('waived');
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
  if (bans.length > 0) return said('banned');
  const denials = negations.map(({ index, 0: words }) =>
    denialOf(own, index + words.length, has(grammar.nobody, words), grammar),
  );
  // "A change without this assessment is not made."
  if (negations.length > 1 && negations.some(({ 0: words }) => has(grammar.conditionOfNegation, words)))
    return said('affirmed');
  const plain = denials.find((denial) => denial === 'plain');
  if (plain) return said('denied');
  const open = denials.find((denial) => typeof denial === 'object' && denial !== null);
  if (open && typeof open === 'object') return { ...said('denied'), reach: open };
  return { ...said('affirmed'), deniesUnwanted: true };
}

const said = (polarity: Polarity): Said => ({ polarity, failed: false, deniesUnwanted: false, reach: null });

/** What a negation denies: plainly an act of control, something that nobody wants (null), or whatever stands within its reach. */
function denialOf(
  clause: string,
  from: number,
  isNobody: boolean,
  grammar: Grammar,
): 'plain' | { start: number; end: number } | null {
  const after = clause.slice(from, from + REACH);
  const unwanted = firstOf(grammar.unwanted, after);
  const wanted = firstOf(grammar.controlling, after);
  if (unwanted !== null && (wanted === null || unwanted < wanted))
    return has(grammar.resolving, after.slice(unwanted)) ? 'plain' : null;
  if (wanted !== null && wanted <= (isNobody ? NEXT : CLOSE)) return 'plain';
  if (isNobody) return null;
  return { start: from, end: Math.min(clause.length, from + REACH) };
}

/** Between a negation and the act that it denies stand a few words at most. */
const CLOSE = 40;
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
