import { randomBytes } from 'node:crypto';
import type { Language } from '#domain/organisations/language.ts';
import type { ModelFailure } from '#domain/organisations/language-model.ts';
import {
  askPhrasing,
  checkPhrasing,
  type Source,
  sourcesToShow,
  type Statement,
} from '#engine/language-model/phrasing.ts';
import { complete, CompletionError, type ModelTerms } from '../platform/completion.ts';

/** An answer in a model's words. Without sentences the caller's own extract stands; `failure` says why there are none, if something failed. */
export interface Phrased {
  model: string;
  sentences: Statement[];
  /** Sentences that their sources did not bear out. */
  removed: number;
  failure: ModelFailure | null;
}

/**
 * Has a question answered from given passages and no others. Every sentence that comes back cites passages that hold its numbers, dates and
 * names. @param terms of `findModelTerms`.
 */
export async function phraseAnswer(
  terms: ModelTerms,
  question: string,
  sources: readonly Source[],
  { language, signal }: { language: Language; signal?: AbortSignal },
): Promise<Phrased> {
  const shown = sourcesToShow(sources);
  const phrased = { model: terms.model, sentences: [], removed: 0, failure: null };
  if (shown.length === 0) return phrased;
  const asked = askPhrasing(question, shown, { language, nonce: randomBytes(12).toString('hex') });
  try {
    const { answer } = await complete(terms, asked, (value) => checkPhrasing(value, shown, language), signal);
    return { ...phrased, sentences: answer.kept, removed: answer.removed };
  } catch (error) {
    if (!(error instanceof CompletionError)) throw error;
    return { ...phrased, failure: error.code };
  }
}
