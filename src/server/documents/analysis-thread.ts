import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { analyse } from '#engine/analyse.ts';
import type { ThreadQuestion } from './analysis.ts';

type Requirements = Parameters<typeof analyse>[3];

// The engine keeps its index with the list of requirements, so that each list must stay the same object.
const requirementsOf = new Map<string, Requirements>();

// On Linux each thread has a priority of its own: answering people goes before analysing. Elsewhere it is the whole process's.
if (process.platform === 'linux')
  setPriority(0, Math.min(constants.priority.PRIORITY_LOW, getPriority() + constants.priority.PRIORITY_BELOW_NORMAL));

// One question at a time; an error ends the thread, and whoever asked hears of it.
parentPort?.on('message', ({ question, frameworks }: ThreadQuestion) => {
  const { text, blocks, about } = question;
  const analyses = frameworks.map(({ hash, requirements }) => {
    const known = requirements ?? requirementsOf.get(hash);
    if (!known) throw new Error(`Nobody told the requirements of ${hash}.`);
    requirementsOf.set(hash, known);
    return analyse(text, blocks, about, known);
  });
  parentPort?.postMessage(analyses, []);
});
