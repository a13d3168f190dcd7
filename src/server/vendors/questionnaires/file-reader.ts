import { type Failure, hasFailed } from '#engine/bounded/bounds.ts';
import { openThread } from '#engine/bounded/thread.ts';
import type { answerQuestion, AnswerLibrary } from '#engine/questionnaire/answer.ts';
import type { fillForm } from '#engine/questionnaire/files/file.ts';
import type { GridColumns } from '#engine/questionnaire/files/grid.ts';
import type { Layout, PlacedQuestion } from '#engine/questionnaire/files/layout.ts';
import type { FormAnswer } from '#engine/questionnaire/files/place.ts';
import type { QuestionSheet } from '#domain/vendors/questionnaires/questionnaire.ts';

export type Source = { text: string } | { bytes: Uint8Array; fileName: string };

export type ThreadQuestion =
  | { ask: 'read'; source: Source; columns: GridColumns[] | null }
  | { ask: 'fill'; bytes: Uint8Array; form: 'csv' | 'xlsx' | 'docx'; answers: FormAnswer[] }
  | { ask: 'library'; library: AnswerLibrary }
  | { ask: 'answers'; texts: string[] };

export interface ReadQuestions {
  form: Layout['form'];
  sheets: QuestionSheet[];
  questions: Pick<PlacedQuestion, 'text' | 'number' | 'place'>[];
}

/** Five megabytes take seconds; a batch of questions to a large library too. */
const BOUNDS = { time: 90_000, memory: 512 };

/** A thread of its own that reads strangers' files and answers, and keeps the library from which it does until it is ended. */
export function openFileReader(signal?: AbortSignal) {
  const thread = openThread<ThreadQuestion>(new URL('./file-thread.ts', import.meta.url), BOUNDS);
  const ask = <T>(question: ThreadQuestion) => thread.ask<T>(question, signal && { signal });
  return {
    read: (source: Source, columns: GridColumns[] | null) => ask<ReadQuestions>({ ask: 'read', source, columns }),
    fill: (bytes: Uint8Array, form: 'csv' | 'xlsx' | 'docx', answers: FormAnswer[]) =>
      ask<Awaited<ReturnType<typeof fillForm>>>({ ask: 'fill', bytes, form, answers }),
    learn: (library: AnswerLibrary) => ask<object>({ ask: 'library', library }),
    answer: (texts: string[]) => ask<ReturnType<typeof answerQuestion>[]>({ ask: 'answers', texts }),
    end: () => thread.end(),
  };
}

const WHY_NOT: Partial<Record<Failure, string>> = {
  time: 'Reading it took longer than any real questionnaire does.',
  memory: 'Reading it took more memory than any real file needs.',
  ended: 'Reading it took more memory than any real file needs.',
};

/** One sentence that says why a file was not read; undefined where that is no fault of the file. */
export function whyUnread(error: unknown): string | undefined {
  if (!hasFailed(error, 'time', 'memory', 'ended', 'refused')) return undefined;
  return WHY_NOT[error.failure] ?? error.message;
}
