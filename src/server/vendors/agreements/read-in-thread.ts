import type { Block } from '#domain/documents/analysis.ts';
import type { AgreementReading } from '#engine/agreements/read-agreement.ts';
import { threadRunner } from '#engine/bounded/thread.ts';

/** A pasted text, or what was extracted from a file. */
export type ThreadQuestion = { source: string } | { text: string; blocks: Block[] };

export interface ThreadAnswer {
  text: string;
  pageStarts: number[];
  reading: AgreementReading;
}

/** Reads an agreement. Three million letters, the most that is read, take some seconds on a slow core. */
export const readInThread = threadRunner<ThreadQuestion, ThreadAnswer>(new URL('./read-thread.ts', import.meta.url), {
  time: 90_000,
  memory: 384,
  atOnce: 1,
});
