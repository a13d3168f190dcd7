import type { Language } from '#domain/organisations/language.ts';
import type { Grammar } from '../read/statements/grammar.ts';
import type { Statement } from '../read/statements/statement.ts';
import { TOLD } from './told-weights.ts';
import { logitOf, thoughtOf, wordFeaturesOf } from './word-model.ts';

/** Log-odds that a clause tells what was done or what there is, rather than what is to be done, by its words. */
export function toldOf(text: string, statements: Statement[], language: Language, grammar: Grammar): number {
  return logitOf(TOLD, wordFeaturesOf(text, statements, language, grammar)).logit;
}

/** The same of every statement of a document, in the order of `statementsOf`. */
export const toldIn = thoughtOf((features) => logitOf(TOLD, features).logit);
