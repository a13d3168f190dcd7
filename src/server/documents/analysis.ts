import { Worker } from 'node:worker_threads';
import type { Analysis } from '#domain/documents/reading.ts';
import type { Requirement } from '#domain/frameworks/requirement.ts';
import type { analyse } from '#engine/analyse.ts';

export interface Question {
  text: Parameters<typeof analyse>[0];
  blocks: Parameters<typeof analyse>[1];
  about: Parameters<typeof analyse>[2];
}

/** Eight megabytes of prose, the most that is extracted, take about a minute on a slow core. */
const PATIENCE = 120_000;

export class AnalysisTimeout extends Error {}

let thread: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Analyses a text in a thread of its own, since a long one takes seconds in which the server would answer nobody. Questions queue.
 * @throws what the analysis threw, or AnalysisTimeout; either ends the thread, and the next question starts another.
 */
export function analyseAside(question: Question, requirements: Requirement[]): Promise<Analysis> {
  const answer = last.then(() => ask(question, requirements));
  last = answer.catch(() => {});
  return answer;
}

function ask(question: Question, requirements: Requirement[]): Promise<Analysis> {
  const asked = (thread ??= start(requirements));
  asked.ref();
  return new Promise<Analysis>((resolve, reject) => {
    const timer = setTimeout(() => {
      fail(new AnalysisTimeout('The analysis took too long.'));
      void asked.terminate();
    }, PATIENCE);
    const forget = () => {
      clearTimeout(timer);
      asked.off('message', hear).off('error', fail).off('exit', fail);
      asked.unref();
    };
    const hear = (analysis: Analysis) => {
      forget();
      resolve(analysis);
    };
    const fail = (error: unknown) => {
      forget();
      thread = undefined;
      reject(error instanceof Error ? error : new Error('The analysis ended without an answer.'));
    };
    asked.on('message', hear).on('error', fail).on('exit', fail);
    asked.postMessage(question);
  });
}

/** All frameworks are of one catalogue, so that a thread serves one set of requirements for good. */
function start(requirements: Requirement[]): Worker {
  return new Worker(new URL('./analysis-thread.ts', import.meta.url), {
    workerData: requirements,
    execArgv: [],
    env: {},
  });
}
