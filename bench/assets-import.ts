import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openCluster } from '#server/platform/database/postgres/cluster.ts';
import { setUp, startProduct } from '../test/product.ts';
import { addAssets } from './assets.ts';
import { clientOf } from './client.ts';
import { megabytesOf, processesOf } from './memory.ts';
import { type Benchmark, median, rowOf } from './row.ts';

const ROWS = 100_000;
const ROUNDS = 3;

/**
 * A spreadsheet of 100,000 new assets from upload to outcome, with audit entries and undo log, against COPY of the same rows into a table with
 * the same columns, checks and indexes, in the same database; and the memory of the server and its child above what they take idle.
 */
export const assetsImport: Benchmark = {
  name: 'assets.import',
  async run() {
    const [imports, copies, peaks]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round++) {
      const folder = await mkdtemp(join(tmpdir(), 'clausewise-database-'));
      const cluster = await openCluster(folder, 'measured');
      const url = `postgres://clausewise:measured@localhost/postgres?host=${encodeURIComponent(cluster.socket)}&port=${cluster.port}`;
      const product = await startProduct({ env: { DATABASE_URL: url, REQUESTS_PER_MINUTE: '10000000' } });
      const client = clientOf(product, await setUp(product));
      await new Promise((resolve) => setTimeout(resolve, 3000));
      const memory = () => megabytesOf(processesOf(product.pid, product.dataDir));
      const idle = memory();
      let peak = idle;
      const watch = setInterval(() => (peak = Math.max(peak, memory())), 100);
      imports.push(await addAssets(product, client, ROWS));
      clearInterval(watch);
      peaks.push(peak - idle);
      copies.push(await copySeconds(url, join(folder, 'postgres')));
      await product.remove();
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    }
    const ratios = imports.map((each, round) => each / (copies[round] ?? each));
    return [
      rowOf('assets.import-seconds', 's', imports, null, median(copies)),
      rowOf('assets.import-ratio', 'of COPY', ratios, { atMost: 3 }, median(copies)),
      rowOf('assets.import-memory', 'MB above idle', peaks, { atMost: 150 }),
    ];
  },
};

/** The database itself reads and writes the file, so that nothing but COPY is counted. */
async function copySeconds(url: string, folder: string): Promise<number> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const file = join(folder, 'measured.csv');
  const { rows } = await owner.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_schema = 'public' and table_name = 'assets' and is_generated = 'NEVER'`,
  );
  const names = rows[0]?.names ?? '';
  await owner.query(`create table copied (like assets including all)`);
  await owner.query(`copy (select ${names} from assets) to '${file}' csv`);
  await owner.query('checkpoint');
  const start = performance.now();
  await owner.query(`copy copied (${names}) from '${file}' csv`);
  const seconds = (performance.now() - start) / 1000;
  await owner.end();
  return seconds;
}
