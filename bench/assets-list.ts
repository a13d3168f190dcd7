import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCluster } from '#server/platform/database/postgres/cluster.ts';
import { setUp, startProduct } from '../test/product.ts';
import { addAssets } from './assets.ts';
import { clientOf } from './client.ts';
import { throughputOf } from './load.ts';
import { type Benchmark, median, rowOf } from './row.ts';

const ROUNDS = 5;
const SECONDS = 4;
const BARE_PORT = 3490;

/** The list endpoint against node:http with the same SQL: one database, 10,000 assets, pages of 25, turn by turn. */
export const assetsList: Benchmark = {
  name: 'assets.list-ratio',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'clausewise-database-'));
    const cluster = await openCluster(folder, 'measured');
    const url = `postgres://clausewise:measured@localhost/postgres?host=${encodeURIComponent(cluster.socket)}&port=${cluster.port}`;
    const product = await startProduct({ env: { DATABASE_URL: url, REQUESTS_PER_MINUTE: '10000000' } });
    const client = clientOf(product, await setUp(product));
    await addAssets(product, client, 10_000);
    const { organisation } = (await (await client.get('/session')).json()) as { organisation: { id: string } };
    const bare = spawn(process.execPath, [join(import.meta.dirname, 'bare-list.ts')], {
      env: { ...process.env, DATABASE_URL: url, ORGANISATION: organisation.id, PORT: String(BARE_PORT) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(bare.stdout, 'data');

    const ours = () => throughputOf(() => `${product.origin}/api/v1/assets?pageSize=25`, client.headers, SECONDS);
    const theirs = () => throughputOf(() => `http://localhost:${BARE_PORT}/`, {}, SECONDS);
    await ours();
    await theirs();
    const [list, baseline]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      list.push(await ours());
      baseline.push(await theirs());
    }
    bare.kill();
    await product.remove();
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
    const ratios = list.map((each, round) => each / baseline[round]!);
    return [
      rowOf('assets.list-throughput', 'requests/s', list, null, median(baseline)),
      rowOf('assets.list-ratio', 'of bare', ratios, { atLeast: 0.6 }, median(baseline)),
    ];
  },
};
