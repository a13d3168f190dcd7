import { setUp, startProduct } from '../test/product.ts';
import { clientOf } from './client.ts';
import { type Benchmark, median, rowOf } from './row.ts';

const ISO = 'iso-27001-2022';
const ROUNDS = 11;
const STATEMENT = `/statements-of-applicability/${ISO}?language=en`;
const LIGHT = '/organisation/settings';

interface Client {
  get(path: string): Promise<Response>;
}

async function fetched(client: Client, path: string): Promise<number> {
  const start = performance.now();
  const answer = await client.get(path);
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok || byteLength === 0) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - start;
}

function p95(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(0.95 * (sorted.length - 1))]!;
}

/** The 95th percentile of a light endpoint, asked every 20 ms until `isOver`. */
async function probe(client: Client, isOver: () => boolean): Promise<number> {
  const taken: number[] = [];
  while (!isOver() || taken.length < 40) {
    taken.push(await fetched(client, LIGHT));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return p95(taken);
}

function p99(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(0.99 * (sorted.length - 1))]!;
}

const WATCHED = 4000;

/**
 * What a light endpoint takes over four seconds, asked every 10 ms, while a statement is made every second or none is: more than thirty a
 * minute nobody may ask for.
 */
async function watched(client: Client, isMaking: boolean): Promise<number[]> {
  const end = performance.now() + WATCHED;
  const taken: number[] = [];
  const making = (async () => {
    if (!isMaking) return;
    for (let next = performance.now(); next < end; next += 1000) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
      await fetched(client, STATEMENT);
    }
  })();
  while (performance.now() < end) {
    taken.push(await fetched(client, LIGHT));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await making;
  return taken;
}

/** The Statement of Applicability of an organisation that has justified every control, as PDF, and what others feel of it. */
export const reports: Benchmark = {
  name: 'readiness.report',
  async run() {
    const product = await startProduct({ env: { REQUESTS_PER_MINUTE: '10000000' } });
    const client = clientOf(product, await setUp(product));
    const { requirements } = (await (await client.get(`/frameworks/${ISO}`)).json()) as {
      requirements: { id: string; kind: string }[];
    };
    const requirementIds = requirements.filter(({ kind }) => kind === 'control').map(({ id }) => id);
    const justification =
      'Treats the risks of unauthorised access and of loss; customers ask for it in their contracts.';
    await client.post(`/controls/${ISO}/changes`, { requirementIds, change: { status: 'In Progress', justification } });
    await fetched(client, STATEMENT);
    const statements: number[] = [];
    for (let round = 0; round < ROUNDS; round++) statements.push((await fetched(client, STATEMENT)) / 1000);

    const [alone, beside]: [number[], number[]] = [[], []];
    for (let round = 0; round < 3; round++) {
      alone.push(await probe(client, () => true));
      let isOver = false;
      const making = Promise.all(
        [STATEMENT, `/reports/gaps/${ISO}`, `/reports/readiness/${ISO}`].map((path) => fetched(client, path)),
      ).then(() => (isOver = true));
      beside.push(await probe(client, () => isOver));
      await making;
    }
    const [idle, busy]: [number[], number[]] = [[], []];
    for (let round = 0; round < 3; round++) {
      idle.push(p99(await watched(client, false)));
      busy.push(p99(await watched(client, true)));
    }
    await product.remove();
    return [
      rowOf('readiness.report-statement', 's', statements, { atMost: 1.5 }),
      rowOf(
        'readiness.report-p99-ratio',
        'of idle',
        busy.map((each, round) => each / idle[round]!),
        null,
        median(idle),
      ),
      rowOf('readiness.report-p99', 'ms', busy, null, median(idle)),
      rowOf('readiness.report-beside', 'ms', beside, { atMost: 100 }, Math.min(...alone)),
    ];
  },
};
