import type { Analysis } from '#domain/documents/analysis.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import type { analyse } from '#engine/analyse.ts';
import { semaphore } from '#engine/bounded/semaphore.ts';
import { type BoundedThread, openThread } from '#engine/bounded/thread.ts';
import { hashOf } from '../frameworks/catalogue.ts';

export interface Question {
  text: Parameters<typeof analyse>[0];
  blocks: Parameters<typeof analyse>[1];
  about: Parameters<typeof analyse>[2];
}

/**
 * What the thread is told: requirements come with the first question of their framework, once. They are named by what they say, since two
 * organisations may call different frameworks of their own alike, and change them.
 */
export interface ThreadQuestion {
  question: Question;
  frameworks: { hash: string; requirements?: Framework['requirements'] }[];
}

/** Eight megabytes of prose, the most that is extracted, take about a minute on a slow core; for each framework. */
const TIME = 120_000;
/** Megabytes: twice what four million letters of prose take against all frameworks of the catalogue. */
const MEMORY = 512;

/** Frameworks that one thread keeps: more than the catalogue has, and those of some organisations. */
const MOST_KNOWN = 40;

type Analyser = (question: Question, frameworks: Framework[], signal?: AbortSignal) => Promise<Analysis[]>;

/**
 * Analyses a text against frameworks, in a thread of its own, since a long one takes seconds in which the server would answer nobody.
 * Questions queue. @returns one analysis for each framework, in their order.
 * @throws what the analysis threw, or BoundedError; either ends the thread, and the next question starts another.
 */
export const analyseInThread: Analyser = openAnalyser(MEMORY);

/** A thread of so many megabytes that is kept, with what it knows of frameworks, from one question to the next. */
export function openAnalyser(memory: number): Analyser {
  const inTurn = semaphore(1);
  let thread: BoundedThread<ThreadQuestion> | undefined;
  /** Hashes of the frameworks whose requirements the thread has. */
  let known = new Set<string>();

  /** One that has seen many frameworks gives way to another, so that it does not keep them all. */
  function takeThread(): BoundedThread<ThreadQuestion> {
    if (thread?.isOpen && known.size <= MOST_KNOWN) return thread;
    void thread?.end();
    known = new Set();
    return (thread = openThread(new URL('./analysis-thread.ts', import.meta.url), { time: TIME, memory }));
  }

  return (question, frameworks, signal) =>
    inTurn(() => {
      const taken = takeThread();
      const asked = frameworks.map((framework) => {
        const hash = hashOf([framework]);
        return known.has(hash) ? { hash } : { hash, requirements: framework.requirements };
      });
      for (const { hash } of asked) known.add(hash);
      const time = TIME * frameworks.length;
      return taken.ask<Analysis[]>({ question, frameworks: asked }, { time, ...(signal && { signal }) });
    });
}
