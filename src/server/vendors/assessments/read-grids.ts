import { Worker } from 'node:worker_threads';
import { Problem } from '../../platform/problems.ts';

type Grids = { name: string; rows: string[][] }[];

/** The largest workbook of ours is read in a tenth of a second. */
const PATIENCE = 20_000;
const MEGABYTES = 256;
/** Readings at once on this server, whoever asks; others wait for their turn. */
const AT_ONCE = 2;

let under = 0;
const waiting: (() => void)[] = [];

/** The sheets of a workbook as texts, read in a thread that is bounded in time and memory. @throws Problem 422 with one sentence that says why not. */
export async function readGrids(bytes: Uint8Array): Promise<Grids> {
  if (under >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  under += 1;
  try {
    return await inThread(bytes);
  } finally {
    under -= 1;
    waiting.shift()?.();
  }
}

const refused = (detail: string) => new Problem(422, 'unreadable_file', detail);

async function inThread(bytes: Uint8Array): Promise<Grids> {
  const worker = new Worker(new URL('./sheet-thread.ts', import.meta.url), {
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  try {
    return await new Promise<Grids>((resolve, reject) => {
      const timer = setTimeout(() => reject(refused('Reading it took longer than any real workbook does.')), PATIENCE);
      const fail = () => {
        clearTimeout(timer);
        reject(refused('Reading it took more memory than any real workbook needs.'));
      };
      worker.once('message', (said: { grids: Grids } | { refused: string }) => {
        clearTimeout(timer);
        if ('refused' in said) reject(refused(said.refused));
        else resolve(said.grids);
      });
      worker.once('error', fail).once('exit', fail);
      worker.postMessage(bytes, []);
    });
  } finally {
    await worker.terminate();
  }
}
