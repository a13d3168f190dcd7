import { Worker } from 'node:worker_threads';
import type { Block } from '#domain/documents/reading.ts';
import type { AgreementReading } from '#engine/agreements/read-agreement.ts';

/** A pasted text, or what was extracted from a file. */
export type ThreadQuestion = { source: string } | { text: string; blocks: Block[] };

export interface ThreadAnswer {
  text: string;
  pageStarts: number[];
  reading: AgreementReading;
}

/** Three million letters, the most that is read, take some seconds on a slow core. */
const PATIENCE = 90_000;
const MEGABYTES = 384;

/** Reads an agreement in a thread of its own, bounded in time and memory. @returns null when it took more of either than any real text does. */
export function readAside(question: ThreadQuestion): Promise<ThreadAnswer | null> {
  const worker = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    execArgv: [],
    env: {},
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  return new Promise<ThreadAnswer | null>((resolve, reject) => {
    const timer = setTimeout(() => finish(null), PATIENCE);
    const finish = (answer: ThreadAnswer | null) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(answer);
    };
    worker.on('message', finish);
    worker.on('exit', () => finish(null));
    worker.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(null);
      else reject(error);
    });
  });
}
