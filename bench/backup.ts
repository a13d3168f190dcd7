import { createReadStream, createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { ORGANISATION, setUp, startProduct } from '../test/product.ts';
import type { Product } from '../test/product.ts';
import { addAssets } from './assets.ts';
import { clientOf, waitForJob } from './client.ts';
import { type Benchmark, rowOf } from './row.ts';

const ASSETS = 100_000;
const FEW = 10_000;
const ROUNDS = 3;

type Client = ReturnType<typeof clientOf>;

/** Seconds from asking for a backup until its last byte is in the file. */
async function backUp(client: Client, product: Product, path: string): Promise<number> {
  const start = performance.now();
  const answer = await client.post('/data/backups', {});
  const { backup, job } = (await answer.json()) as { backup: { id: string }; job: { id: string } };
  await waitForJob(client, job.id);
  const file = await fetch(`${product.origin}/api/v1/data/backups/${backup.id}/file`, { headers: client.headers });
  await pipeline(Readable.fromWeb(file.body as ReadableStream<Uint8Array>), createWriteStream(path));
  return (performance.now() - start) / 1000;
}

/** Seconds from the first byte sent until everything is as the backup has it: brought here, checked whole, then read again and restored. */
async function restore(client: Client, product: Product, path: string): Promise<number> {
  const start = performance.now();
  const sent = await fetch(`${product.origin}/api/v1/data/backups/uploads?name=backup.json`, {
    method: 'POST',
    headers: { ...client.headers, 'content-length': String((await stat(path)).size) },
    body: Readable.toWeb(createReadStream(path)) as unknown as BodyInit,
    duplex: 'half',
  } as RequestInit);
  const { backup, job } = (await sent.json()) as { backup: { id: string }; job: { id: string } };
  await waitForJob(client, job.id);
  const started = await client.post(`/data/backups/${backup.id}/restorations`, { confirmation: ORGANISATION.name });
  if (!started.ok) throw new Error(`restoration: ${started.status} ${await started.text()}`);
  await waitForJob(client, ((await started.json()) as { id: string }).id);
  return (performance.now() - start) / 1000;
}

async function withAssets<T>(count: number, work: (client: Client, product: Product, path: string) => Promise<T>) {
  const folder = await mkdtemp(join(tmpdir(), 'clausewise-backup-'));
  const product = await startProduct();
  const client = clientOf(product, await setUp(product));
  await addAssets(product, client, count);
  try {
    return await work(client, product, join(folder, 'backup.json'));
  } finally {
    await product.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The most memory the server process had since it was last asked to forget, in megabytes. */
const peakOf = ({ pid }: Product) =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
const forgetPeak = ({ pid }: Product) => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** 100,000 assets and the trail of their import. */
export const backup: Benchmark = {
  name: 'people.backup',
  async run() {
    return withAssets(ASSETS, async (client, product, path) => {
      const tasks = [];
      for (let round = 0; round < ROUNDS; round++) tasks.push(await backUp(client, product, path));
      return [rowOf('people.backup', 's', tasks, { atMost: 60 })];
    });
  },
};

/** The same file brought back, and the server's memory while one is made and restored: with 100,000 assets against 10,000. */
export const restoration: Benchmark = {
  name: 'people.restore',
  async run() {
    const peak = async (client: Client, product: Product, path: string) => {
      forgetPeak(product);
      await backUp(client, product, path);
      const seconds = [];
      for (let round = 0; round < ROUNDS; round++) seconds.push(await restore(client, product, path));
      const { total } = (await (await client.get('/assets?pageSize=1')).json()) as { total: number };
      return { seconds, megabytes: peakOf(product), total };
    };
    const few = await withAssets(FEW, peak);
    const many = await withAssets(ASSETS, peak);
    if (many.total !== ASSETS) throw new Error(`${many.total} assets were restored.`);
    return [
      rowOf('people.restore', 's', many.seconds, { atMost: 60 }),
      rowOf('people.backup-memory', 'ratio', [many.megabytes / few.megabytes], { atMost: 1.5 }, few.megabytes),
    ];
  },
};
