import { setUp, startProduct, type Product } from '../test/product.ts';
import { addAssets } from './assets.ts';
import { clientOf } from './client.ts';
import { type Benchmark, type Row, rowOf } from './row.ts';

const SMALL = 1000;
const LARGE = 100_000;
const ROUNDS = 5;
const REQUESTS = 60;

type Client = ReturnType<typeof clientOf>;

/** Milliseconds that 95 of 100 requests stay below, one after the other. @throws when one is refused. */
async function p95Of(client: Client, paths: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < REQUESTS; index++) {
    const start = performance.now();
    const answer = await client.get(paths[index % paths.length] ?? '');
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(REQUESTS * 0.95) - 1] ?? 0;
}

const SORTS =
  'name,type,category,serialNumber,owner,status,location,purchaseDate,warrantyExpiry,cost,vendor,complianceStatus,lastUpdated';

/** What a person does with the list, each as addresses asked in turn. `pages` of a list of so many. */
const ACTS: readonly { name: string; paths: (total: number) => string[]; atMost?: number }[] = [
  {
    name: 'list',
    paths: () =>
      SORTS.split(',').flatMap((sort) => [
        `/assets?pageSize=25&sort=${sort}`,
        `/assets?pageSize=25&sort=${sort}&direction=desc`,
      ]),
    atMost: 3,
  },
  { name: 'sort-by-risk', paths: () => ['/assets?pageSize=25&sort=riskLevel&direction=desc'], atMost: 3 },
  { name: 'search', paths: () => ['/assets?pageSize=25&search=asset%20000', '/assets?pageSize=25&search=sn-77'] },
  { name: 'deep-page', paths: (total) => [`/assets?pageSize=25&page=${Math.floor(total / 25) - 1}`] },
  { name: 'statistics', paths: () => ['/assets/statistics'] },
  { name: 'analytics', paths: () => ['/assets/analytics'] },
];

async function inventoryOf(count: number): Promise<{ product: Product; client: Client }> {
  const product = await startProduct({ env: { REQUESTS_PER_MINUTE: '10000000' } });
  const client = clientOf(product, await setUp(product));
  await addAssets(product, client, count);
  return { product, client };
}

/** The list, its search and its figures at 100,000 assets against 1,000: two products, asked turn by turn. */
export const assetsScale: Benchmark = {
  name: 'assets.scale',
  async run() {
    const small = await inventoryOf(SMALL);
    const large = await inventoryOf(LARGE);
    const rows: Row[] = [];
    for (const { name, paths, atMost } of ACTS) {
      const [many, few]: [number[], number[]] = [[], []];
      await p95Of(large.client, paths(LARGE));
      await p95Of(small.client, paths(SMALL));
      for (let round = 0; round < ROUNDS; round++) {
        many.push(await p95Of(large.client, paths(LARGE)));
        few.push(await p95Of(small.client, paths(SMALL)));
      }
      const ratios = many.map((each, round) => each / (few[round] ?? each));
      rows.push(
        rowOf(`assets.scale.${name}-p95`, 'ms', many, null, few.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]),
        rowOf(`assets.scale.${name}-ratio`, 'of 1,000', ratios, atMost === undefined ? null : { atMost }),
      );
    }
    for (const format of ['csv', 'xlsx'])
      rows.push(rowOf(`assets.scale.export-${format}`, 's', await exportsOf(large.client, format), null));
    await small.product.remove();
    await large.product.remove();
    return rows;
  },
};

async function exportsOf(client: Client, format: string): Promise<number[]> {
  const seconds: number[] = [];
  for (let round = 0; round < 3; round++) {
    const start = performance.now();
    const answer = await client.get(`/assets/export?format=${format}`);
    await answer.arrayBuffer();
    seconds.push((performance.now() - start) / 1000);
  }
  return seconds;
}
