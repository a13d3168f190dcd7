import { parentPort, workerData } from 'node:worker_threads';
import { analyse } from '#engine/analyse.ts';
import type { Question } from './analysis.ts';

// One question at a time; an error ends the thread, and whoever asked hears of it.
const requirements = workerData as Parameters<typeof analyse>[3];
parentPort?.on('message', ({ text, blocks, about }: Question) => {
  parentPort?.postMessage(analyse(text, blocks, about, requirements));
});
