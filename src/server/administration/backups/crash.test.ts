import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAssets } from '../../../../bench/assets.ts';
import { clientOf, waitForJob } from '../../../../bench/client.ts';
import { ORGANISATION, setUp, startProduct } from '../../../../test/product.ts';
import type { Product } from '../../../../test/product.ts';

// The product as people run it, killed while a backup is restored.

const ASSETS = 3000;
let product: Product;
let client: ReturnType<typeof clientOf>;
let cookie: string;
beforeAll(async () => {
  product = await startProduct();
  cookie = await setUp(product);
  client = clientOf(product, cookie);
  await addAssets(product, client, ASSETS);
}, 60_000);
afterAll(() => product.remove(), 30_000);

const json = async (answer: Promise<Response>) => (await answer).json() as Promise<Record<string, never>>;
const total = async () => Number((await json(client.get('/assets?pageSize=1')))['total']);

async function removeSome(): Promise<number> {
  const { rows } = (await json(client.get('/assets?pageSize=20'))) as unknown as { rows: { id: string }[] };
  for (const { id } of rows)
    await fetch(`${product.origin}/api/v1/assets/${id}`, { method: 'DELETE', headers: client.headers });
  return total();
}

test.each([300, 1200])(
  'killed %i ms into the restoration, everything is as it was or as the backup has it',
  async (milliseconds) => {
    const { backup, job } = (await json(client.post('/data/backups', {}))) as unknown as Record<
      'backup' | 'job',
      { id: string }
    >;
    await waitForJob(client, job.id);
    const before = await total();
    const left = await removeSome();
    const restoration = (await json(
      client.post(`/data/backups/${backup.id}/restorations`, { confirmation: ORGANISATION.name }),
    )) as unknown as { id: string };
    await sleep(milliseconds);
    await product.stop('SIGKILL');
    product = await startProduct({ dataDir: product.dataDir });
    client = clientOf(product, cookie);
    expect([before, left]).toContain(await total());
    // Started again by itself, it comes to its end.
    await waitForJob(client, restoration.id);
    expect(await total()).toBe(before);
    expect(await json(client.get('/activity/verification'))).toMatchObject({ broken: null });
    const { rows } = (await json(client.get('/activity?search=restored&pageSize=100'))) as unknown as {
      rows: { after: unknown }[];
    };
    expect(rows.length).toBeGreaterThan(0);
  },
  60_000,
);
