import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUp, startProduct } from '../../../test/product.ts';
import type { Product } from '../../../test/product.ts';

const ROWS = 6000;
let product: Product;
let cookie: string;
beforeAll(async () => {
  product = await startProduct();
  cookie = await setUp(product);
}, 60_000);
afterAll(() => product.remove(), 30_000);

async function api(path: string, body?: unknown) {
  const isForm = body instanceof FormData;
  const headers = {
    cookie,
    origin: product.origin,
    ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
  };
  const sent = body === undefined ? {} : { method: 'POST', body: isForm ? body : JSON.stringify(body) };
  return (await fetch(`${product.origin}/api/v1${path}`, { headers, ...sent })).json();
}

async function startImport(): Promise<string> {
  const rows = Array.from({ length: ROWS }, (_, row) => `Asset ${row},Laptop,Hardware,SN-${row},Ada`);
  const form = new FormData();
  form.append(
    'files',
    new File([`Asset Name,Asset Type,Category,Serial Number,Owner\n${rows.join('\n')}`], 'many.csv'),
  );
  const { files } = await api('/files', form);
  const mapping = ['name', 'type', 'category', 'serialNumber', 'owner'];
  return (await api('/asset-imports', { fileId: files[0].id, mapping, replacements: [], dateOrder: 'day-first' })).id;
}

async function waitFor<T>(read: () => Promise<T>, isThere: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read();
    if (isThere(value)) return value;
    await sleep(20);
  }
}

test('an import that is killed goes on behind its last row: every row once, none lost', async () => {
  const id = await startImport();
  const written = () => api('/assets?pageSize=1').then(({ total }) => total as number);
  for (const share of [0.1, 0.5]) {
    await waitFor(written, (total) => total >= ROWS * share);
    await product.stop('SIGKILL');
    product = await startProduct({ dataDir: product.dataDir });
  }
  const job = await waitFor(
    () => api(`/jobs/${id}`),
    ({ state }) => state === 'done' || state === 'failed',
  );
  expect(job).toMatchObject({ state: 'done', outcome: { total: ROWS, created: ROWS, updated: 0, unchanged: 0 } });
  expect(await written()).toBe(ROWS);
  const { total } = await api('/activity?subject=assets&pageSize=1');
  expect(total).toBe(ROWS + 1);
  expect(await api('/activity/verification')).toMatchObject({ broken: null });
}, 90_000);
