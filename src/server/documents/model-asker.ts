import { randomBytes } from 'node:crypto';
import type { ModelFailure } from '#domain/organisations/language-model.ts';
import { type Checked, PROMPT_VERSION, type Question, tokensOf } from '#engine/language-model/question.ts';
import { complete, CompletionError, type ModelTerms } from '../platform/completion.ts';
import type { JobRun } from '../platform/background/jobs.ts';
import { type AnswerKey, keepAnswer, listAnswers } from './model-store.ts';
import type { Subject } from './model-subject.ts';
import type { KeptAnswer } from './model-tables.ts';

/** What a document may cost. */
export interface Budget {
  tokens: number;
  /** Milliseconds. */
  time: number;
}

export interface Tally {
  asked: number;
  answered: number;
  removed: number;
  failure: ModelFailure | null;
}

/** Puts questions about one document, one after the other. */
export interface Asker {
  key: AnswerKey;
  tally: Tally;
  /** What stood the test, or null when there is no answer; from then on nothing may be left to ask. @param name the question's, within the document. */
  put<T extends KeptAnswer>(
    name: string,
    question: (nonce: string) => Question,
    check: (value: unknown) => T | undefined,
  ): Promise<T | null>;
}

/** After these another question would fare no better. */
const HOPELESS: readonly ModelFailure[] = ['refused', 'unreachable', 'unauthorised', 'redirected', 'timeout', 'budget'];
const MOST_FAILURES = 2;

/** @param stopped why nothing more may be asked in this run; what is kept is still used. */
export async function openAsker(
  run: Pick<JobRun<object>, 'organisationId' | 'read' | 'transact' | 'signal' | 'now' | 'log'>,
  terms: ModelTerms,
  { documentHash, catalogueHash, text }: Pick<Subject, 'documentHash' | 'catalogueHash' | 'text'>,
  budget: Budget,
  stopped: ModelFailure | null,
): Promise<Asker> {
  const { organisationId } = run;
  const { baseUrl, model } = terms;
  const key: AnswerKey = { documentHash, catalogueHash, baseUrl, model, promptVersion: PROMPT_VERSION };
  const kept = await run.read((context) => listAnswers(context.db, organisationId, key, text));
  const tally: Tally = { asked: 0, answered: 0, removed: 0, failure: null };
  const deadline = performance.now() + budget.time;
  let { tokens } = budget;
  let failures = stopped ? MOST_FAILURES : 0;

  const count = <T extends Checked<unknown>>(answer: T): T => {
    tally.answered += 1;
    tally.removed += answer.removed;
    return answer;
  };
  const fail = (code: ModelFailure) => {
    tally.failure = code;
    failures += HOPELESS.includes(code) ? MOST_FAILURES : 1;
    return null;
  };
  return {
    key,
    tally,
    async put<T extends KeptAnswer>(
      name: string,
      question: (nonce: string) => Question,
      check: (value: unknown) => T | undefined,
    ) {
      tally.asked += 1;
      const known = kept.get(name);
      if (known) return count(known as T);
      if (failures >= MOST_FAILURES) {
        tally.failure ??= stopped;
        return null;
      }
      const asked = question(randomBytes(12).toString('hex'));
      const cost = tokensOf(asked);
      const left = deadline - performance.now();
      if (cost > tokens || left <= 0) return fail('budget');
      try {
        const limited = { ...terms, timeout: Math.ceil(Math.min(terms.timeout, left)) };
        const { answer, tokens: spent } = await complete(limited, asked, check, run.signal);
        tokens -= spent || cost;
        await run.transact((context) =>
          keepAnswer(context.db, organisationId, key, { question: name, answer, at: context.now }),
        );
        return count(answer);
      } catch (error) {
        if (!(error instanceof CompletionError)) throw error;
        tokens -= cost;
        run.log.warn({ code: error.code, question: name }, 'a language model gave no answer that could be used');
        return fail(error.code);
      }
    },
  };
}
