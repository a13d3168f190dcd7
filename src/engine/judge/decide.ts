import type { Finding, Quote } from '#domain/documents/analysis.ts';
import type { Document } from '../read/document.ts';
import { type Grammar, grammarOf, has } from '../read/statements/grammar.ts';
import type { Statement } from '../read/statements/statement.ts';
import { quoteAround } from './quotes.ts';
import type { Soundness } from './soundness.ts';
import type { Verdict } from './verdict.ts';

/** A statement about an ask, with what it does for it. */
export interface Heard {
  at: number;
  statement: Statement;
  verdict: Verdict;
  /** Log-odds that it is about the ask. */
  match: number;
  /** Log-odds that it tells the reverse of what a control wants, by its words. */
  reversal: number;
}

/** From these log-odds on a sentence is about an ask enough to show it, to demand what would show it, and to speak against it. */
const SHOWS = 0.2;
const DEMANDS = 2;
const CONTRADICTS = 1;
/** What a supporting statement may be less about the ask than one against it and still be weighed with it. */
const NEAR = 0.5;
/** From here on something against an ask takes from what shows it, however plainly that is said: an exception beside its rule. */
const TAKES = 2;
/** Statements so close behind a failure may tell what was done about it. */
const BEHIND = 3;

type Decision = Pick<Finding['asks'][number], 'status'> & { quote?: Quote; against?: Quote };

/** Weighs what speaks for an ask against what speaks against it. */
export function decide(heard: Heard[], document: Document, doubt = 0): Decision {
  const strengthOf = (one: Heard) => strengthIn(one, doubt);
  const best = (verdict: Verdict, least: number) =>
    heard
      .filter((one) => one.verdict === verdict && strengthOf(one) >= least)
      .reduce<Heard | null>((most, one) => (most && most.match >= one.match ? most : one), null);
  const shows = best('shows', SHOWS);
  const partly = best('partly', SHOWS) ?? best('demands', DEMANDS);
  const against = best('contradicts', CONTRADICTS);
  const quote = (one: Heard) => quoteOf(one, document);
  const support = shows ?? partly;
  if (against && (!support || strengthOf(against) >= strengthOf(support) - NEAR || isReal(against))) {
    if (isFollowedUp(against, document))
      return { status: 'partial', quote: quote(support ?? against), against: quote(against) };
    if (!(shows && isReal(shows) && strengthOf(shows) > strengthOf(against) + NEAR))
      return { status: 'contradicted', quote: quote(against) };
    return { status: 'partial', quote: quote(shows), against: quote(against) };
  }
  if (support && against && strengthOf(against) >= TAKES)
    return { status: 'partial', quote: quote(support), against: quote(against) };
  if (shows) return { status: 'covered', quote: quote(shows) };
  if (partly) return { status: 'partial', quote: quote(partly) };
  return { status: 'missing' };
}

/** How far a statement speaks for or against an ask: as it is about it, and as its words say what its grammar says. */
function strengthIn({ verdict, match, reversal }: Heard, doubt: number): number {
  const bent = Math.max(-MOST_TRUST, within(MOST_BENT, reversal) + doubt);
  return verdict === 'contradicts' ? match + bent : match - bent;
}

/** However well a sentence sounds, it must be about the ask: it gains no more than this by that. */
const MOST_TRUST = 1.5;
const MOST_BENT = 2;

/**
 * What the whole text takes from each of its statements, in log-odds; less than nothing where nothing speaks against it. `about`: how far it is about
 * the requirement at all, 0 to 1.
 */
export function doubtOf({ against }: Soundness, about: number): number {
  return within(MOST_DOUBT, (against - USUAL) * DOUBT) + ELSEWHERE * (1 - about);
}

/** What speaks against one of two texts that hold, how steeply more or less counts, and how far at most. */
const USUAL = 1.1;
const DOUBT = 1.5;
const MOST_DOUBT = 1.5;
/** What the sentences of a text about something else are worth less. */
const ELSEWHERE = 4;

const within = (most: number, value: number) => Math.max(-most, Math.min(most, value));

/** It tells what happened, which no rule outweighs. */
function isReal({ statement }: Heard): boolean {
  return statement.mode === 'deed' || statement.outcome !== 'none';
}

/** A failure that was followed up shows the process all the same. */
function isFollowedUp({ at, statement }: Heard, document: Document): boolean {
  if (statement.outcome !== 'failed' && statement.mode !== 'deed') return false;
  const grammar = grammarOf(document.language);
  const passage = document.sentences[at]?.passage;
  return document.sentences
    .slice(at, at + BEHIND)
    .filter((sentence) => sentence.passage === passage)
    .some(({ start, end }) => saysFollowedUp(document.text.slice(start, end), grammar));
}

function saysFollowedUp(text: string, grammar: Grammar): boolean {
  return has(grammar.followUp, text);
}

function quoteOf({ at }: Heard, document: Document): Quote {
  const sentence = document.sentences[at];
  if (!sentence) throw new RangeError('No such sentence');
  return quoteAround(sentence, document);
}
