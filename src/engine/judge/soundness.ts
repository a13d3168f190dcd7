import type { Quote } from '#domain/documents/analysis.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { Doubt } from '#domain/evidence/validation-values.ts';
import type { Evidence } from '../match/evidence.ts';
import type { Document, Sentence } from '../read/document.ts';
import { frameOf } from '../read/statements/frame.ts';
import { type Grammar, grammarOf, has } from '../read/statements/grammar.ts';
import { statementsOf } from '../read/statements/read-statements.ts';
import type { Statement } from '../read/statements/statement.ts';
import { quoteAround } from './quotes.ts';
import { reversalsOf } from './reversal.ts';
import { SOUNDNESS_WEIGHTS } from './soundness-weights.ts';

/**
 * How far what a document says of a requirement holds. `against` is what speaks against that on the scale of log-odds, 0 where nothing does; `doubts`
 * are its parts, the heaviest first: each with the share of the statements that say so by their grammar beyond what any text has (0 to 1), the share
 * that say so at all, and one of them.
 */
export interface Soundness {
  against: number;
  /** How far the words of its statements lean towards the reverse of what is wanted: their mean, 0 to 1. */
  reversed: number;
  doubts: { doubt: Doubt; share: number; told: number; weight: number; quote: Quote | null }[];
}

/** What a few statements more say of a short text. */
const PRIOR = 3;
/** One sentence of its kind may stand in any text. */
const SINGLE = 1;
/** Where less than this share of the passages speaks of a requirement, the others have their own matters. */
const MOSTLY = 0.5;

/** From these log-odds on the words of a clause say the reverse. */
const PLAINLY = 0.7;

/** So far the words of any text lean towards the reverse of what is wanted, and what more than that takes away, in log-odds. */
export const USUAL_LEAN: Record<Language, number> = { en: 0.25, de: 0.29, es: 0.28, fr: 0.29 };
const REVERSED = 9;

/**
 * Looks at every statement where the requirement is treated, or at all (`evidence` null). `aboutOthers`: duties of suppliers are its matter.
 * `isAbout`: how a sentence leans tells something only where it is about the matter at all.
 */
export function soundnessOf(
  document: Document,
  evidence: Evidence | null | undefined,
  aboutOthers: boolean,
  isAbout: (sentence: Sentence) => boolean = () => true,
): Soundness {
  const grammar = grammarOf(document.language);
  const frame = frameOf(document, grammar);
  const found = new Map<Doubt, { count: number; at: number }>();
  const reversals = reversalsOf(document);
  const worst = { at: 0, reversal: -Infinity };
  let reversed = 0;
  let reverse = 0;
  let leant = 0;
  let all = 0;
  const isMostly = evidence === null || (evidence?.passages.size ?? 0) >= document.passages.length * MOSTLY;
  statementsOf(document).forEach((statements, at) => {
    const sentence = document.sentences[at];
    if (!sentence || (!isMostly && !evidence?.passages.has(sentence.passage))) return;
    statements.forEach((statement, clause) => {
      all++;
      const reversal = reversals[at]?.[clause] ?? 0;
      if (isAbout(sentence)) {
        reversed += 1 / (1 + Math.exp(-reversal));
        leant++;
      }
      if (reversal >= PLAINLY) reverse++;
      if (reversal > worst.reversal) Object.assign(worst, { at, reversal });
      const doubt = doubtIn(statement, document.text.slice(statement.start, statement.end), aboutOthers, grammar);
      if (!doubt) return;
      const known = found.get(doubt);
      if (known) known.count++;
      else found.set(doubt, { count: 1, at });
    });
  });
  const whole = (doubt: Doubt, is: boolean) => (is ? found.set(doubt, { count: all + PRIOR, at: 0 }) : found);
  whole('withdrawn', frame.isWithdrawn);
  whole('foreign', frame.isForeign);
  const lean = reversed / (leant + 1);
  // A leaning that no sentence shows is nothing that could be said of a text.
  const excess = reverse > 0 ? Math.max(0, lean - USUAL_LEAN[document.language]) : 0;
  // Most of the doubt is in the words then, so that the sentence whose words say it most stands for it.
  if (excess > 0 && (!found.has('denied') || worst.reversal >= PLAINLY))
    found.set('denied', { count: found.get('denied')?.count ?? 0, at: worst.at });
  const doubts = [...found]
    .map(([doubt, { count, at }]) => {
      const share = Math.max(0, count - SINGLE) / (all + PRIOR);
      const sentence = document.sentences[at];
      return {
        doubt,
        share,
        told: Math.min(1, Math.max(count, doubt === 'denied' ? reverse : 0) / Math.max(1, all)),
        weight: share * SOUNDNESS_WEIGHTS[doubt] + (doubt === 'denied' ? excess * REVERSED : 0),
        quote: sentence ? quoteAround(sentence, document) : null,
      };
    })
    .toSorted((a, b) => b.weight - a.weight);
  return { reversed: lean, against: doubts.reduce((sum, { weight }) => sum + weight, 0), doubts };
}

/** Why a statement does not hold, if it does not. */
export function doubtIn(statement: Statement, text: string, aboutOthers: boolean, grammar: Grammar): Doubt | null {
  const { mode, bound, polarity, outcome, strength } = statement;
  if (mode === 'quotation' || bound === 'generic') return 'foreign';
  if (mode === 'open' || mode === 'question' || mode === 'blank') return 'unsettled';
  if (mode === 'plan') return 'planned';
  if (polarity === 'waived') return 'waived';
  if (mode === 'exception') return has(grammar.broad, text) && !has(grammar.bounded, text) ? 'waived' : null;
  if (mode !== 'rule' && mode !== 'deed') return null;
  if (outcome === 'failed' || (polarity === 'denied' && !statement.reach))
    return has(grammar.followUp, text) ? null : 'denied';
  if ((bound === 'vendor' || bound === 'customer') && !aboutOthers) return 'of-others';
  return strength === 'may' || strength === 'should' ? 'permitted' : null;
}

/** What a suggestion gives up, in log-odds, for what speaks against what the text says: little does not count, and there is an end to it. */
export function costOf({ against }: Soundness): number {
  return Math.min(MOST_COST, COST * Math.max(0, against - LITTLE));
}

const LITTLE = 0.3;
const COST = 3;
const MOST_COST = 3;
