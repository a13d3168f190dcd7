import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Product, setUp, startProduct } from '../test/product.ts';
import { bombsOf } from './bomb-files.ts';
import { clientOf, waitForJob } from './client.ts';
import { type Benchmark, median, rowOf } from './row.ts';

const ROUNDS = 3;
/** One light request every so many milliseconds, over that many seconds at rest. */
const PACE = 10;
const REST = 15;

type Client = ReturnType<typeof clientOf>;

/** Asks for the list of members while the work lasts. @returns how long each answer took, in milliseconds. */
async function askDuring(product: Product, client: Client, work: () => Promise<unknown>): Promise<number[]> {
  const url = `${product.origin}/api/v1/members`;
  const asker = new Worker(new URL('./ask-thread.ts', import.meta.url), {
    workerData: { url, headers: client.headers, pace: PACE },
  });
  const failed = once(asker, 'error').then(([error]) => Promise.reject(error as Error));
  await Promise.race([work(), failed]);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have none
  asker.postMessage('stop');
  const [took] = (await Promise.race([once(asker, 'message'), failed])) as [number[]];
  return took;
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The most memory that a process ever had, in megabytes; 0 once it has ended. */
function peakOf(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** What a process has started; cheap, as it is asked again and again. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** Reading children by their command; the database's processes are passed over. */
function isReader(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('extract/child');
  } catch {
    return false;
  }
}

interface Round {
  idle: number;
  loaded: number;
  seconds: number;
  server: number;
  child: number;
}

async function round(product: Product, client: Client, number: number): Promise<Round> {
  const bombs = await bombsOf(number);
  const idle = await askDuring(product, client, () => sleep(REST * 1000));
  let child = 0;
  const start = performance.now();
  const watch = setInterval(() => {
    for (const pid of childrenOf(product.pid)) if (isReader(pid)) child = Math.max(child, peakOf(pid));
  }, 200);
  const loaded = await askDuring(product, client, () => uploadAll(client, bombs));
  clearInterval(watch);
  const seconds = (performance.now() - start) / 1000;
  return {
    idle: percentile(idle, 0.99),
    loaded: percentile(loaded, 0.99),
    seconds,
    server: peakOf(product.pid),
    child,
  };
}

/** Sends bombs as the library does, three at a time, files them, and waits until each is read or refused. */
async function uploadAll(client: Client, bombs: { name: string; bytes: Buffer }[]): Promise<void> {
  const files: { fileId: string }[] = [];
  const waiting = [...bombs];
  const send = async () => {
    for (let bomb = waiting.shift(); bomb; bomb = waiting.shift()) {
      const form = new FormData();
      form.append('files', new Blob([new Uint8Array(bomb.bytes)]), bomb.name);
      const { files: kept } = (await (await client.upload(form)).json()) as { files: { id: string }[] };
      files.push(...kept.map(({ id }) => ({ fileId: id })));
    }
  };
  await Promise.all([send(), send(), send()]);
  const { job } = (await (await client.post('/documents', { files })).json()) as { job: { id: string } };
  await waitForJob(client, job.id);
}

/** The slowest hundredth of light requests while twenty bombs are sent and read, against the same server at rest just before. */
export const bombs: Benchmark = {
  name: 'engine.bombs',
  async run() {
    const product = await startProduct({ env: { REQUESTS_PER_MINUTE: '10000000', UPLOADS_PER_MINUTE: '100000' } });
    const client = clientOf(product, await setUp(product));
    // The first reading of a server's life loads the catalogue, whatever is read.
    const first = Buffer.from('Access rights are reviewed every six months.');
    await askDuring(product, client, () => uploadAll(client, [{ name: 'first.txt', bytes: first }]));
    const tasks: Round[] = [];
    for (let number = 0; number < ROUNDS; number++) {
      tasks.push(await round(product, client, number));
    }
    await product.remove();
    const of = (value: (one: Round) => number) => tasks.map(value);
    const ratios = of(({ idle, loaded }) => loaded / idle);
    return [
      rowOf('engine.bombs-p99-ratio', 'x', ratios, { atMost: 2 }, median(of(({ idle }) => idle))),
      rowOf(
        'engine.bombs-seconds',
        's',
        of(({ seconds }) => seconds),
        null,
      ),
      rowOf(
        'engine.bombs-server-memory',
        'MB',
        of(({ server }) => server),
        null,
      ),
      rowOf(
        'engine.bombs-child-memory',
        'MB',
        of(({ child }) => child),
        { atMost: 256 },
      ),
    ];
  },
};
