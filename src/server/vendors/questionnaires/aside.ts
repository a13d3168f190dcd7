import { Worker } from 'node:worker_threads';
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

/** Thrown for a file that cannot be read; the message is one sentence for people. */
export class FileRefused extends Error {}

/** Five megabytes take seconds; a batch of questions to a large library too. */
const PATIENCE = 90_000;
const MEGABYTES = 512;

/** A thread of its own that reads strangers' files and answers: bounded in time and memory, so that neither stops the server. */
export function startThread() {
  const worker = new Worker(new URL('./file-thread.ts', import.meta.url), {
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  const ask = <T>(question: ThreadQuestion): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        finish();
        void worker.terminate();
        reject(new FileRefused('Reading it took longer than any real questionnaire does.'));
      }, PATIENCE);
      const finish = () => {
        clearTimeout(timer);
        worker.off('message', hear).off('error', fail).off('exit', fail);
      };
      const hear = (said: { answer: T } | { refused: string }) => {
        finish();
        if ('refused' in said) reject(new FileRefused(said.refused));
        else resolve(said.answer);
      };
      const fail = (error: unknown) => {
        finish();
        reject(
          error instanceof Error ? error : new FileRefused('Reading it took more memory than any real file needs.'),
        );
      };
      worker.on('message', hear).on('error', fail).on('exit', fail);
      worker.postMessage(question, []);
    });
  return {
    read: (source: Source, columns: GridColumns[] | null) => ask<ReadQuestions>({ ask: 'read', source, columns }),
    fill: (bytes: Uint8Array, form: 'csv' | 'xlsx' | 'docx', answers: FormAnswer[]) =>
      ask<Awaited<ReturnType<typeof fillForm>>>({ ask: 'fill', bytes, form, answers }),
    learn: (library: AnswerLibrary) => ask<object>({ ask: 'library', library }),
    answer: (texts: string[]) => ask<ReturnType<typeof answerQuestion>[]>({ ask: 'answers', texts }),
    end: () => worker.terminate(),
  };
}
