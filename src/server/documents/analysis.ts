import { Worker } from 'node:worker_threads';
import type { Analysis } from '#domain/documents/reading.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import type { analyse } from '#engine/analyse.ts';

export interface Question {
  text: Parameters<typeof analyse>[0];
  blocks: Parameters<typeof analyse>[1];
  about: Parameters<typeof analyse>[2];
}

type Asked = Pick<Framework, 'id' | 'requirements'>;

/** What the thread is told: requirements come with the first question of their framework, once. */
export interface ThreadQuestion {
  question: Question;
  frameworks: { id: string; requirements?: Framework['requirements'] }[];
}

/** Eight megabytes of prose, the most that is extracted, take about a minute on a slow core; for each framework. */
const PATIENCE = 120_000;

export class AnalysisTimeout extends Error {}

interface Thread {
  worker: Worker;
  /** Ids of the frameworks whose requirements it has. */
  known: Set<string>;
}

let thread: Thread | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Analyses a text against frameworks, in a thread of its own, since a long one takes seconds in which the server would answer nobody.
 * Questions queue. @returns one analysis for each framework, in their order.
 * @throws what the analysis threw, or AnalysisTimeout; either ends the thread, and the next question starts another.
 */
export function analyseAside(question: Question, frameworks: Asked[]): Promise<Analysis[]> {
  const answer = last.then(() => ask(question, frameworks));
  last = answer.catch(() => {});
  return answer;
}

function ask(question: Question, frameworks: Asked[]): Promise<Analysis[]> {
  const { worker, known } = (thread ??= start());
  worker.ref();
  return new Promise<Analysis[]>((resolve, reject) => {
    const timer = setTimeout(() => {
      fail(new AnalysisTimeout('The analysis took too long.'));
      void worker.terminate();
    }, PATIENCE * frameworks.length);
    const forget = () => {
      clearTimeout(timer);
      worker.off('message', hear).off('error', fail).off('exit', fail);
      worker.unref();
    };
    const hear = (analyses: Analysis[]) => {
      forget();
      resolve(analyses);
    };
    const fail = (error: unknown) => {
      forget();
      thread = undefined;
      reject(error instanceof Error ? error : new Error('The analysis ended without an answer.'));
    };
    worker.on('message', hear).on('error', fail).on('exit', fail);
    const asked = frameworks.map(({ id, requirements }) => (known.has(id) ? { id } : { id, requirements }));
    for (const { id } of frameworks) known.add(id);
    worker.postMessage({ question, frameworks: asked } satisfies ThreadQuestion, []);
  });
}

function start(): Thread {
  const worker = new Worker(new URL('./analysis-thread.ts', import.meta.url), { execArgv: [], env: {} });
  return { worker, known: new Set() };
}
