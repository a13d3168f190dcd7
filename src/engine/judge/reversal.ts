import type { Language } from '#domain/organisations/language.ts';
import type { Grammar } from '../read/statements/grammar.ts';
import type { Statement } from '../read/statements/statement.ts';
import { REVERSAL } from './reversal-weights.ts';
import { logitOf, thoughtOf, wordFeaturesOf, type WordFeatures } from './word-model.ts';

/** What is thought of a clause of unknown words, and the share of known ones that is enough to judge it. */
const USUAL = -1.3;
const ENOUGH = 0.8;

/**
 * Log-odds that a clause tells the reverse of what a control wants: that a thing is not done, failed, was left out or is open to everybody, in
 * whatever words. Above 0 it rather does.
 */
export function reversalOf(text: string, statements: Statement[], language: Language, grammar: Grammar): number {
  return reversalIn(wordFeaturesOf(text, statements, language, grammar));
}

/** The reversal of every statement of a document, in the order of `statementsOf`. */
export const reversalsOf = thoughtOf(reversalIn);

function reversalIn(features: WordFeatures): number {
  const { logit, known } = logitOf(REVERSAL, features);
  return USUAL + Math.min(1, known / ENOUGH) * (logit - USUAL);
}
