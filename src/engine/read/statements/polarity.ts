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
}

/** How the act of a clause stands, by the scope of what negates it. */
export function polarityOf({ text, main }: Clause, grammar: Grammar): Said {
  const own = blank(main, grammar.harmless);
  // "Only if time allows" is a condition in form and a waiver in fact.
  if (grammar.whim ? has(grammar.whim, text) || has(grammar.waiver, own) : has(grammar.waiver, text))
    return said('waived');
  const negations = all(grammar.negation, own);
  const bans = all(grammar.ban, own);
  const failures = all(grammar.failure, own).filter(
    ({ index, 0: words }) => !isInside(index, words.length, negations, own),
  );
  if (failures.length > 0 && bans.length === 0) {
    const denied = negations.some(({ index }) => failures.every((failure) => index < failure.index));
    // "None of the samples failed": a failure denied. "Was not reviewed and was skipped": a failure all the same.
    return denied
      ? { polarity: 'affirmed', failed: false, deniesUnwanted: true }
      : { polarity: 'denied', failed: true, deniesUnwanted: false };
  }
  if (negations.length === 0) return bans.length > 0 ? said('banned') : said('affirmed');
  const [first] = negations;
  if (first && isCondition(text, first.index + first[0].length, grammar)) return said('affirmed');
  if (grammar.conditionFirst && has(grammar.conditionFirst, text)) return said('affirmed');
  if (bans.length > 0) return said('banned');
  const isDenied = negations.some(({ index, 0: words }) =>
    deniesWanted(
      sinceColon(own.slice(Math.max(0, index - REACH), index)),
      own.slice(index, index + words.length + REACH),
      words,
      grammar,
    ),
  );
  if (isDenied) return { polarity: 'denied', failed: false, deniesUnwanted: false };
  return { polarity: 'affirmed', failed: false, deniesUnwanted: true };
}

const said = (polarity: Polarity): Said => ({ polarity, failed: false, deniesUnwanted: false });

/** Whether a negation reaches something that is wanted: an act of control before anything that nobody wants. */
function deniesWanted(before: string, reach: string, negation: string, grammar: Grammar): boolean {
  const after = reach.slice(negation.length);
  if (!grammar.being || has(grammar.controlling, after) || has(grammar.unwanted, after))
    return !isUnwanted(after, grammar);
  // Nothing after it is known to be either: what stands before it decides, and whether the clause says that something is not, or was not done.
  const isLate = grammar.lateNegation !== undefined && has(grammar.lateNegation, negation);
  if (isLate && isUnwanted(before, grammar)) return false;
  return (isLate && has(grammar.controlling, before)) || has(grammar.being, before + reach);
}

const sinceColon = (text: string): string => text.slice(text.lastIndexOf(':') + 1);

/** Whether what a text names first is a thing that nobody wants, and nothing is said to be done about it. */
function isUnwanted(text: string, grammar: Grammar): boolean {
  grammar.unwanted.lastIndex = 0;
  const unwanted = grammar.unwanted.exec(text);
  const wanted = firstOf(grammar.controlling, text);
  if (unwanted === null || (wanted !== null && wanted < unwanted.index)) return false;
  return !has(grammar.resolving, text.slice(unwanted.index + unwanted[0].length));
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
function isInside(at: number, length: number, negations: RegExpExecArray[], text: string): boolean {
  return negations.some(
    ({ index, 0: words }) => index < at && index + words.length > at && text.length > 0 && length > 0,
  );
}

/** Blanks out every match, letter for letter. */
export function blank(text: string, pattern: RegExp): string {
  pattern.lastIndex = 0;
  return text.replace(pattern, (match) => ' '.repeat(match.length));
}
