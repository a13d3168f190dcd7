import { Worker } from 'node:worker_threads';
import type { CustomRefusal } from '#domain/frameworks/custom/upload.ts';
import type { ReadUpload } from './reading.ts';

/** A thousand requirements take a second on a slow core. */
const PATIENCE = 15_000;

/** Reads YAML in a thread of its own: a file that is made to take long takes nobody's time but its own, and not forever. */
export function readYamlAside(text: string): Promise<ReadUpload | CustomRefusal> {
  const thread = new Worker(new URL('./yaml-thread.ts', import.meta.url), {
    workerData: text,
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  return new Promise((resolve) => {
    const end = (answer: ReadUpload | CustomRefusal) => {
      clearTimeout(timer);
      void thread.terminate();
      resolve(answer);
    };
    const refuse = () => end({ code: 'unreadable', detail: '' });
    const timer = setTimeout(refuse, PATIENCE);
    thread.once('message', end).once('error', refuse).once('exit', refuse);
  });
}
