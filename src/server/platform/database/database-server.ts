import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Address } from './database.ts';
import type { JobDefinition } from '../background/jobs.ts';
import { migrate } from './migrations.ts';
import { isRunning, openCluster } from './postgres/cluster.ts';
import type { Cluster } from './postgres/cluster.ts';
import { keepRunning } from './postgres/keep-running.ts';
import { isAlive } from './postgres/processes.ts';
import { prepareQueue, restartInterrupted } from '../background/queue.ts';
import type { Log } from '../log.ts';
import { checkRole, connectOwner, prepareRole } from './roles.ts';
import type { Secrets } from '../secrets.ts';
import type { Settings } from '../settings.ts';

export const ROOT = join(import.meta.dirname, '../../../..');
const SERVER_LOCK = 7_301_002;

/** A database that is migrated and held by this server alone when it is the embedded one. */
export interface DatabaseServer {
  app: Address;
  owner: Address;
  /** Gives the database back; an embedded one that we started or adopted is stopped. */
  leave(): Promise<void>;
}

export async function openDatabaseServer(
  settings: Settings,
  secrets: Secrets,
  jobs: JobDefinition[],
  log: Log,
): Promise<DatabaseServer> {
  return settings.DATABASE_URL
    ? openExternal(settings.DATABASE_URL, jobs)
    : openEmbedded(settings.DATA_DIR, secrets, jobs, log);
}

async function openExternal(connectionString: string, jobs: JobDefinition[]): Promise<DatabaseServer> {
  const databaseServer = externalDatabaseServer(connectionString);
  await prepare(databaseServer.owner, jobs);
  await checkRole(databaseServer.app);
  return databaseServer;
}

async function openEmbedded(
  dataDir: string,
  secrets: Secrets,
  jobs: JobDefinition[],
  log: Log,
): Promise<DatabaseServer> {
  const cluster = await openCluster(dataDir, secrets('database owner'));
  const { owner, app } = embeddedAddresses(cluster, secrets);
  const endKeeping = keepRunning(cluster, log);
  const letGo = await keepHold(owner, dataDir, log).catch(async (error) => {
    await endKeeping();
    throw error;
  });
  const leave = async () => {
    await endKeeping();
    await letGo();
    await cluster.stop();
  };
  try {
    await prepare(owner, jobs, secrets('database service'));
    // Nobody else holds this database: what the queue believes to be running was cut off.
    await restartInterrupted(owner);
    await checkRole(app);
  } catch (error) {
    await leave();
    throw error;
  }
  return { owner, app, leave };
}

/** For a command beside the server: the same database, adopted or started for a moment, without taking it. */
export async function reachDatabaseServer(settings: Settings, secrets: Secrets): Promise<DatabaseServer> {
  if (settings.DATABASE_URL) return externalDatabaseServer(settings.DATABASE_URL);
  const wasRunning = await isRunning(settings.DATA_DIR);
  const cluster = await openCluster(settings.DATA_DIR, secrets('database owner'));
  return { ...embeddedAddresses(cluster, secrets), leave: async () => (wasRunning ? undefined : cluster.stop()) };
}

function externalDatabaseServer(connectionString: string): DatabaseServer {
  const owner = { connectionString, application_name: 'clausewise' };
  return { owner, app: { ...owner, options: '-c role=clausewise_app' }, leave: async () => {} };
}

function embeddedAddresses({ socket, port }: Cluster, secrets: Secrets): { owner: Address; app: Address } {
  const base = { host: socket, port, database: 'postgres', application_name: `clausewise ${process.pid}` };
  const owner = { ...base, user: 'clausewise', password: secrets('database owner') };
  return { owner, app: { ...base, user: 'clausewise_app', password: secrets('database service') } };
}

/** The hold that is taken again whenever its connection was lost. @returns a function that lets go */
async function keepHold(owner: Address, dataDir: string, log: Log): Promise<() => Promise<void>> {
  let isOver = false;
  let holder: Client;
  const take = async () => {
    holder = await hold(owner, dataDir);
    holder.once('end', () => isOver || void takeAgain());
    if (isOver) await holder.end();
  };
  const takeAgain = () =>
    take().catch(async (error: unknown) => {
      log.error({ err: error }, 'the hold on the database was lost');
      await sleep(1000, undefined, { ref: false });
      if (!isOver) void takeAgain();
    });
  await take();
  return async () => {
    isOver = true;
    await holder.end().catch(() => {});
  };
}

/** A session lock, gone with the process that holds it: the second server on the same folder learns who has it. */
async function hold(owner: Address, dataDir: string): Promise<Client> {
  const holder = await connectOwner(owner);
  for (const end = Date.now() + 10_000; ; await sleep(50)) {
    const { rows } = await holder.query('select pg_try_advisory_lock($1) as got', [SERVER_LOCK]);
    if (rows[0]?.got) return holder;
    const pid = await findHolder(holder);
    // The session of a server that was killed a moment ago, or our own that broke, is still being cleared away.
    if (Date.now() < end && (pid === undefined || pid === process.pid || !(await isAlive(pid)))) continue;
    await holder.end();
    throw new Error(
      `Another Clausewise (process ${pid}) already uses ${dataDir}. Stop it, or choose another folder with DATA_DIR.`,
    );
  }
}

async function findHolder(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [SERVER_LOCK],
  );
  const pid = Number(rows[0]?.name.replace('clausewise ', ''));
  return Number.isInteger(pid) ? pid : undefined;
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
