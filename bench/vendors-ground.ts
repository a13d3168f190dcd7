import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openCluster } from '#server/platform/database/postgres/cluster.ts';
import { setUp, startProduct } from '../test/product.ts';
import { clientOf } from './client.ts';

/** A product on a database that the benchmark fills and asks itself. */
export async function openVendorsGround() {
  const folder = await mkdtemp(join(tmpdir(), 'clausewise-database-'));
  const cluster = await openCluster(folder, 'measured');
  const url = `postgres://clausewise:measured@localhost/postgres?host=${encodeURIComponent(cluster.socket)}&port=${cluster.port}`;
  const product = await startProduct({ env: { DATABASE_URL: url, REQUESTS_PER_MINUTE: '10000000' } });
  const client = clientOf(product, await setUp(product));
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  return {
    url,
    product,
    client,
    owner,
    close: async () => {
      await owner.end();
      await product.remove();
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
