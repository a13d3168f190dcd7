import type { Unwanted } from '../match/ask-index.ts';
import type { DocumentType } from '#domain/documents/analysis.ts';
import type { Ask } from '#domain/frameworks/requirement.ts';
import { type Grammar, has } from '../read/statements/grammar.ts';
import type { Mode, Statement } from '../read/statements/statement.ts';

/** What a statement does for an ask that it is about. A rule `demands` what only a record of it would show. */
export type Verdict = 'shows' | 'partly' | 'demands' | 'contradicts' | 'nothing';

/** What shows no ask. */
export const PROVES_NOTHING: readonly Mode[] = [
  'open',
  'question',
  'quotation',
  'definition',
  'scope',
  'sanction',
  'reference',
  'blank',
];

/** Whether a statement may show a requirement at all: a rule or a deed of ours that stands as said. */
export function holds({ mode, bound, polarity, outcome, reach }: Statement, aboutOthers: boolean): boolean {
  if (PROVES_NOTHING.includes(mode) || mode === 'plan' || bound === 'generic') return false;
  if ((bound === 'vendor' || bound === 'customer') && !aboutOthers) return false;
  return outcome !== 'failed' && polarity !== 'waived' && (polarity !== 'denied' || reach !== null);
}

/** Kinds of document that tell what happened or what there is: there a plain present tense reports. */
const TELLS: readonly DocumentType[] = ['record', 'register', 'report', 'minutes', 'form', 'training'];

export interface Case {
  ask: Ask;
  type: DocumentType;
  /** The requirement is about suppliers, so that what binds them is to the point. */
  aboutOthers: boolean;
  /** The text of the clause, and whether it names the reverse of the ask. */
  text: string;
  unwanted: Unwanted | null;
  /** Log-odds that its words tell what was done. */
  told: number;
  /** The document names a day or a period. */
  dated: boolean;
}

/** Says what one statement does for an ask, by the kind of the ask against mode, polarity, outcome and strength. */
export function verdictOf(
  statement: Statement,
  { ask, type, aboutOthers, text, unwanted, told, dated }: Case,
  grammar: Grammar,
): Verdict {
  const { mode, bound, polarity, outcome, strength, reach } = statement;
  if (PROVES_NOTHING.includes(mode) || bound === 'generic') return 'nothing';
  if ((bound === 'vendor' || bound === 'customer') && !aboutOthers) return 'nothing';
  if (mode === 'plan') return ask.kind === 'record' || polarity === 'denied' ? 'nothing' : 'partly';
  if (mode === 'exception') return exceptionOf(text, polarity, grammar);
  if (outcome === 'failed' || polarity === 'denied') {
    // "Shared accounts are not in use": the reverse of the ask, denied.
    if (unwanted === 'act' && outcome !== 'failed') return 'shows';
    if (reach) return 'nothing';
    return outcome === 'partly' ? 'partly' : 'contradicts';
  }
  if (polarity === 'waived') return 'contradicts';
  if (polarity === 'affirmed' && unwanted === 'act' && !has(grammar.controlling, text) && !statement.deniesUnwanted)
    return 'contradicts';
  const reports =
    mode === 'deed' ||
    outcome !== 'none' ||
    told >= (RULES.includes(type) ? WAS_DONE_AMONG_RULES : WAS_DONE) ||
    (TELLS.includes(type) && !has(grammar.must, text));
  if (ask.kind === 'record' && !reports) return mode === 'rule' && strength === 'must' ? 'demands' : 'nothing';
  if (ask.kind === 'record') return dated && outcome !== 'partly' ? 'shows' : 'partly';
  if (outcome === 'partly') return 'partly';
  // A permission is no rule; "may only" is read as one.
  if (strength === 'may') return 'nothing';
  return strength === 'must' ? 'shows' : 'partly';
}

/** From these log-odds on a clause is taken to tell what was done, though its verbs do not say so. */
const WAS_DONE = -0.7;
const WAS_DONE_AMONG_RULES = 0.7;
/** Kinds of document that lay down what is to be done: there "the result is recorded" is a rule. */
const RULES: readonly DocumentType[] = ['policy', 'procedure', 'plan'];

/** An exception that takes most cases with it undoes the rule; one that is kept small belongs to it. */
function exceptionOf(text: string, polarity: Statement['polarity'], grammar: Grammar): Verdict {
  if (has(grammar.bounded, text)) return 'shows';
  if (has(grammar.broad, text)) return 'contradicts';
  return polarity === 'affirmed' ? 'partly' : 'nothing';
}

/** What a statement does for an ask, by its grammar, and by its words where they are plain enough. */
export function weighed(verdict: Verdict, reversal: number): Verdict {
  if (verdict === 'contradicts') return reversal <= -HOLDS ? 'nothing' : verdict;
  if (verdict === 'nothing') return verdict;
  return reversal >= REVERSED ? 'contradicts' : reversal >= DOUBTED ? 'nothing' : verdict;
}

/** Log-odds of the reverse below which a denial is not believed, above which a statement is, and above which it shows nothing. */
const HOLDS = 1;
export const REVERSED = 2.5;
const DOUBTED = 0.4;
