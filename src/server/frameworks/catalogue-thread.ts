import { parentPort, workerData } from 'node:worker_threads';
import { frameworkOf } from './catalogue.ts';

// One after the other, the first wanted first. What reading leaves behind goes with the thread.
for (const id of workerData as string[]) parentPort?.postMessage(frameworkOf(id), []);
