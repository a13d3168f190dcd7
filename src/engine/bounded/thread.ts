import { Worker } from 'node:worker_threads';
import type { Said } from './answer-questions.ts';
import { BoundedError } from './bounds.ts';
import { semaphore } from './semaphore.ts';

export interface ThreadBounds {
  /** Milliseconds for one question. */
  time: number;
  /** Megabytes of its heap. */
  memory: number;
}

/** A thread that keeps what it learns from one question to the next. It holds no secret of the server, and answers one question at a time. */
export interface BoundedThread<Question> {
  /** @throws BoundedError, or the error that the work threw; unless the input was refused, either ends the thread. */
  ask<Answer>(question: Question, options?: { time?: number; signal?: AbortSignal }): Promise<Answer>;
  /** False once it has ended; another must be opened. */
  readonly isOpen: boolean;
  end(): Promise<void>;
}

/** Nothing of the server's but where compiled code is kept: without it each thread reads and compiles its sources anew. */
const { NODE_COMPILE_CACHE } = process.env;
const ENVIRONMENT = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

/** Opens a thread whose script calls `answerQuestions`. While nothing is asked it does not keep the process alive. */
export function openThread<Question>(script: URL, { time, memory }: ThreadBounds): BoundedThread<Question> {
  const worker = new Worker(script, {
    execArgv: [],
    env: ENVIRONMENT,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  let isOpen = true;
  let hear: ((said: Said) => void) | undefined;
  let abandon: ((error: Error) => void) | undefined;
  const fail = (error: Error) => {
    isOpen = false;
    abandon?.(error);
    void worker.terminate();
  };
  worker.on('message', (said: Said) => hear?.(said));
  worker.on('error', (error: NodeJS.ErrnoException) =>
    fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new BoundedError('memory') : error),
  );
  worker.on('exit', () => fail(new BoundedError('ended')));
  worker.unref();

  async function ask<Answer>(question: Question, options: { time?: number; signal?: AbortSignal } = {}) {
    const { signal } = options;
    if (!isOpen) throw new BoundedError('ended');
    if (hear) throw new Error('The thread is at work.');
    const cancel = () => fail(new BoundedError('cancelled', undefined, { cause: signal?.reason }));
    const timer = setTimeout(() => fail(new BoundedError('time')), options.time ?? time);
    worker.ref();
    try {
      return await new Promise<Answer>((resolve, reject) => {
        abandon = reject;
        hear = (said) =>
          'refused' in said ? reject(new BoundedError('refused', said.refused)) : resolve(said.answer as Answer);
        if (signal?.aborted) cancel();
        else worker.postMessage(question, []);
        signal?.addEventListener('abort', cancel);
      });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      worker.unref();
      hear = abandon = undefined;
    }
  }

  return {
    ask,
    get isOpen() {
      return isOpen;
    },
    async end() {
      isOpen = false;
      await worker.terminate();
    },
  };
}

interface RunnerBounds extends ThreadBounds {
  /** How many threads there are at most, whoever asks; others wait for their turn. */
  atOnce: number;
  /** Milliseconds for which a thread without work is kept for the next question. Otherwise each question has a thread of its own. */
  keep?: number;
}

/**
 * Has questions answered in threads, bounded in time, memory and number, since what strangers give and what takes seconds must stop neither
 * the server nor its other work. @returns what asks; it throws as `BoundedThread.ask` does.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- says what this thread answers
export function threadRunner<Question, Answer>(
  script: URL,
  { atOnce, keep, ...bounds }: RunnerBounds,
): (question: Question, signal?: AbortSignal) => Promise<Answer> {
  const inTurn = semaphore(atOnce);
  const resting: { thread: BoundedThread<Question>; timer: NodeJS.Timeout }[] = [];

  function take(): BoundedThread<Question> {
    const rested = resting.pop();
    clearTimeout(rested?.timer);
    return rested?.thread.isOpen ? rested.thread : openThread<Question>(script, bounds);
  }

  async function leave(thread: BoundedThread<Question>): Promise<void> {
    if (keep === undefined || !thread.isOpen) return thread.end();
    const end = () => {
      resting.splice(resting.indexOf(rested), 1);
      void thread.end();
    };
    const rested = { thread, timer: setTimeout(end, keep).unref() };
    resting.push(rested);
  }

  return (question, signal) =>
    new Promise<Answer>((resolve, reject) => {
      // The answer does not wait for the end of its thread; the next turn does.
      inTurn(async () => {
        const thread = take();
        await thread.ask<Answer>(question, signal && { signal }).then(resolve, reject);
        await leave(thread);
      }).catch(reject);
    });
}
