import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverModules } from '#server/modules.ts';
import type { Address } from '#server/platform/database/database.ts';
import { prepare } from '#server/platform/database/database-server.ts';
import { openCluster } from '#server/platform/database/postgres/cluster.ts';
import { connectOwner } from '#server/platform/database/roles.ts';
import { NOT_DURABLE } from './cluster-tuning.ts';

const PASSWORD = 'only for tests';
export const TEMPLATE = 'clausewise_template';

type Reach = { host: string; port: number };

export const ownerOf = (reach: Reach, database: string): Address => ({
  ...reach,
  user: 'clausewise',
  password: PASSWORD,
  database,
});
export const appOf = (reach: Reach, database: string): Address => ({
  ...reach,
  user: 'clausewise_app',
  password: PASSWORD,
  database,
});

/** The run's PostgreSQL with a migrated template. */
export const reachTestCluster = (clusterDir: string): Promise<Reach> =>
  onceARun(clusterDir, 'ready', () => startTestCluster(clusterDir));

/** What is made once a run, by the first worker that asks, and found by the others. */
export async function onceARun<Made>(clusterDir: string, name: string, make: () => Promise<Made>): Promise<Made> {
  const made = join(clusterDir, `${name}.json`);
  const isFirst = await mkdir(join(clusterDir, `${name}.begun`)).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    await writeFile(`${made}.new`, JSON.stringify(await make()));
    await rename(`${made}.new`, made);
  }
  for (let waited = 0; !existsSync(made); waited += 20) {
    if (waited > 120_000) throw new Error(`What the tests share is not there: ${name}.`);
    await sleep(20);
  }
  return JSON.parse(await readFile(made, 'utf8')) as Made;
}

async function startTestCluster(clusterDir: string): Promise<Reach> {
  // A temporary folder is private; the database may run as somebody else.
  await chmod(clusterDir, 0o711);
  const { socket, port } = await openCluster(clusterDir, PASSWORD, NOT_DURABLE);
  const reach = { host: socket, port };
  const owner = await connectOwner(ownerOf(reach, 'postgres'));
  await owner.query(`create database ${TEMPLATE}`);
  await owner.end();
  await prepare(ownerOf(reach, TEMPLATE), serverModules.jobs, PASSWORD);
  return reach;
}

export async function stopTestCluster(clusterDir: string): Promise<void> {
  if (!existsSync(join(clusterDir, 'ready.json'))) return;
  const cluster = await openCluster(clusterDir, PASSWORD);
  await cluster.stop();
}
