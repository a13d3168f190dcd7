import { parentPort } from 'node:worker_threads';
import { RefusedInput } from './bounds.ts';

/** What a thread says to one question. */
export type Said = { answer: unknown } | { refused: string };

/**
 * The inner side of a bounded thread: answers each question that comes. Input that is refused is told as such; any other error ends the
 * thread, and whoever asked hears of it.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- says what this thread is asked
export function answerQuestions<Question>(answer: (question: Question) => unknown): void {
  parentPort?.on('message', (question: Question) => {
    // What is thrown beyond a refusal goes unhandled on purpose: it ends the thread.
    void sayTo(question, answer).then((said) => parentPort?.postMessage(said, []));
  });
}

async function sayTo<Question>(question: Question, answer: (question: Question) => unknown): Promise<Said> {
  try {
    return { answer: await answer(question) };
  } catch (error) {
    if (error instanceof RefusedInput) return { refused: error.message };
    throw error;
  }
}
