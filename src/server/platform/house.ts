import { join } from 'node:path';
import type { Client } from 'pg';
import type { Address } from './database.ts';
import type { JobDefinition } from './jobs.ts';
import { migrate } from './migrations.ts';
import { openCluster } from './postgres/cluster.ts';
import type { Cluster } from './postgres/cluster.ts';
import { prepareQueue, restartInterrupted } from './queue.ts';
import { checkRole, connectOwner, prepareRole } from './roles.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

export const ROOT = join(import.meta.dirname, '..', '..', '..');
const SERVER_LOCK = 7_301_002;

/** A database that is migrated and held by this server alone when it is the embedded one. */
export interface Ground {
  app: Address;
  owner: Address;
  /** Gives the database back; an embedded one that we started or adopted is stopped. */
  leave(): Promise<void>;
}

export async function openGround(settings: Settings, secrets: Secrets, jobs: JobDefinition[]): Promise<Ground> {
  return settings.DATABASE_URL
    ? openExternal(settings.DATABASE_URL, jobs)
    : openEmbedded(settings.DATA_DIR, secrets, jobs);
}

async function openExternal(connectionString: string, jobs: JobDefinition[]): Promise<Ground> {
  const owner = { connectionString, application_name: 'clausewise' };
  const app = { ...owner, options: '-c role=clausewise_app' };
  await prepare(owner, jobs);
  await checkRole(app);
  return { owner, app, leave: async () => {} };
}

async function openEmbedded(dataDir: string, secrets: Secrets, jobs: JobDefinition[]): Promise<Ground> {
  const cluster = await openCluster(dataDir, secrets('database owner'));
  const base = { host: cluster.socket, port: cluster.port, application_name: `clausewise ${process.pid}` };
  const owner = { ...base, user: 'clausewise', password: secrets('database owner'), database: 'postgres' };
  const password = secrets('database service');
  const app = { ...base, user: 'clausewise_app', password, database: 'postgres' };
  const holder = await hold(owner, dataDir);
  try {
    await prepare(owner, jobs, password);
    // Nobody else holds this database: what the queue believes to be running was cut off.
    await restartInterrupted(holder);
    await checkRole(app);
  } catch (error) {
    await leave(holder, cluster);
    throw error;
  }
  return { owner, app, leave: () => leave(holder, cluster) };
}

/** A session lock, gone with the process that holds it: the second server on the same folder learns who has it. */
async function hold(owner: Address, dataDir: string): Promise<Client> {
  const holder = await connectOwner(owner);
  const { rows } = await holder.query('select pg_try_advisory_lock($1) as got', [SERVER_LOCK]);
  if (rows[0]?.got) return holder;
  const others = await holder.query(
    `select application_name from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' and objid = $1 and granted`,
    [SERVER_LOCK],
  );
  await holder.end();
  const name = String(others.rows[0]?.application_name ?? 'clausewise');
  throw new Error(
    `Another Clausewise (process ${name.replace('clausewise ', '')}) already uses ${dataDir}. Stop it, or choose another DATA_DIR.`,
  );
}

async function leave(holder: Client, cluster: Cluster): Promise<void> {
  await holder.end().catch(() => {});
  await cluster.stop();
}

export async function prepare(owner: Address, jobs: JobDefinition[], password?: string): Promise<void> {
  const client = await connectOwner(owner);
  try {
    await prepareRole(client, password);
    await migrate(client, join(ROOT, 'migrations'));
    await prepareQueue(client, jobs);
  } finally {
    await client.end();
  }
}
