import { readFileSync } from 'node:fs';
import { type Product, setUp, startProduct } from '../test/product.ts';
import { bombsOf } from './bomb-files.ts';
import { clientOf } from './client.ts';
import { processesOf } from './memory.ts';
import { type Benchmark, median, rowOf } from './row.ts';

const ROUNDS = 3;
/** One light request every so many milliseconds, over that many seconds at rest. */
const PACE = 10;
const REST = 15;

type Client = ReturnType<typeof clientOf>;

/** Asks for the list of members again and again until told to stop. @returns how long each answer took, in milliseconds. */
async function askWhile(client: Client, isGoingOn: () => boolean): Promise<number[]> {
  const took: number[] = [];
  const open: Promise<void>[] = [];
  const ask = async () => {
    const start = performance.now();
    const answer = await client.get('/members');
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`members: ${answer.status}`);
    took.push(performance.now() - start);
  };
  // At a steady pace, whether the last answer has come or not: a server that stands still is seen to.
  for (let next = performance.now(); isGoingOn(); next += PACE) {
    open.push(ask());
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next + PACE - performance.now())));
  }
  await Promise.all(open);
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

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
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
  const until = performance.now() + REST * 1000;
  const idle = await askWhile(client, () => performance.now() < until);
  let isRead = false;
  let child = 0;
  const start = performance.now();
  const watch = setInterval(() => {
    for (const pid of processesOf(product.pid, product.dataDir))
      if (commandOf(pid).includes('extract/child')) child = Math.max(child, peakOf(pid));
  }, 200);
  const [loaded] = await Promise.all([
    askWhile(client, () => !isRead),
    uploadAll(client, bombs).finally(() => (isRead = true)),
  ]);
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
  for (let state = ''; state !== 'done';) {
    ({ state } = (await (await client.get(`/jobs/${job.id}`)).json()) as { state: string });
    if (state === 'failed') throw new Error('The reading failed.');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** The slowest hundredth of light requests while twenty bombs are sent and read, against the same server at rest just before. */
export const bombs: Benchmark = {
  name: 'engine.bombs',
  async run() {
    const product = await startProduct({ env: { REQUESTS_PER_MINUTE: '10000000', UPLOADS_PER_MINUTE: '100000' } });
    const client = clientOf(product, await setUp(product));
    const until = performance.now() + 5000;
    await askWhile(client, () => performance.now() < until);
    const rounds: Round[] = [];
    for (let number = 0; number < ROUNDS; number++) {
      rounds.push(await round(product, client, number));
      console.log('  ', JSON.stringify(rounds.at(-1)));
    }
    await product.remove();
    const of = (value: (one: Round) => number) => rounds.map(value);
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
