import { Worker } from 'node:worker_threads';
import type { Analysis } from '#domain/documents/reading.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import type { analyse } from '#engine/analyse.ts';
import { hashOf } from '../frameworks/catalogue.ts';

export interface Question {
  text: Parameters<typeof analyse>[0];
  blocks: Parameters<typeof analyse>[1];
  about: Parameters<typeof analyse>[2];
}

type Asked = Framework;

/**
 * What the thread is told: requirements come with the first question of their framework, once. They are named by what they say, since two
 * organisations may call different frameworks of their own alike, and change them.
 */
export interface ThreadQuestion {
  question: Question;
  frameworks: { hash: string; requirements?: Framework['requirements'] }[];
}

/** Eight megabytes of prose, the most that is extracted, take about a minute on a slow core; for each framework. */
const PATIENCE = 120_000;

/** Frameworks that one thread keeps: more than the catalogue has, and those of some organisations. */
const MOST_KNOWN = 40;

export class AnalysisTimeout extends Error {}

interface Thread {
  worker: Worker;
  /** Hashes of the frameworks whose requirements it has. */
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
  if (thread && thread.known.size > MOST_KNOWN) retire();
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
    const hashed = frameworks.map((framework) => ({ hash: hashOf([framework]), framework }));
    const asked = hashed.map(({ hash, framework: { requirements } }) =>
      known.has(hash) ? { hash } : { hash, requirements },
    );
    for (const { hash } of hashed) known.add(hash);
    worker.postMessage({ question, frameworks: asked } satisfies ThreadQuestion, []);
  });
}

/** One that has seen many frameworks gives way to another, so that it does not keep them all. */
function retire(): void {
  void thread?.worker.terminate();
  thread = undefined;
}

function start(): Thread {
  const worker = new Worker(new URL('./analysis-thread.ts', import.meta.url), { execArgv: [], env: {} });
  return { worker, known: new Set() };
}
