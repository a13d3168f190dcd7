import { fromKysely, PgBoss } from 'pg-boss';
import type { Db } from 'pg-boss';
import type { Client, Pool } from 'pg';
import type { Address } from '../database/database.ts';
import { connectOwner } from '../database/roles.ts';
import type { SendJob } from './job-rows.ts';
import type { JobDefinition } from './jobs.ts';
import type { Log } from '../log.ts';

/** A worker that dies without a word is noticed after this long; a restarted embedded server notices at once. */
const HEARTBEAT_SECONDS = 20;
export const MOST_RETRIES = 2;
export const RETRY_SECONDS = 1;
/** Interruptions by the server's end count too; how often an error is tried again is decided where it is caught. */
export const RETRY_LIMIT = 10;
const QUEUE = {
  retryLimit: RETRY_LIMIT,
  // A second or two, twice as long each time, and up to a minute.
  retryDelay: RETRY_SECONDS,
  retryBackoff: true,
  retryDelayMax: 60,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 20 * 3600,
  deleteAfterSeconds: 3 * 24 * 3600,
};
const QUIET = {
  migrate: false,
  schedule: false,
  persistWarnings: false,
  reindex: false,
  monitorVacuum: false,
} as const;

/** As the owner: the queue's own tables, one queue a kind, and what the serving role may do with them. */
export async function prepareQueue(owner: Client, jobs: JobDefinition[]): Promise<void> {
  const boss = new PgBoss({ ...QUIET, db: adapt(owner), migrate: true, supervise: false });
  boss.on('error', () => {});
  await boss.start();
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { kind } of jobs) {
    const queue = present.get(kind);
    if (!queue) await boss.createQueue(kind, QUEUE);
    else if (!queue.retryBackoff) await boss.updateQueue(kind, QUEUE);
  }
  await boss.stop({ graceful: false, close: false });
  await owner.query(`
    grant usage on schema pgboss to clausewise_app;
    grant select, insert, update, delete on all tables in schema pgboss to clausewise_app;
    grant usage on all sequences in schema pgboss to clausewise_app`);
}

/** Puts interrupted jobs back to the front, without waiting until their heartbeat is missed. */
export async function restartInterrupted(owner: Address): Promise<void> {
  const client = await connectOwner(owner);
  await client.query(
    `update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`,
  );
  await client.end();
}

export async function openQueue(pool: Pool, log: Log): Promise<PgBoss> {
  const boss = new PgBoss({ ...QUIET, db: adapt(pool), supervise: true, monitorIntervalSeconds: 10 });
  boss.on('error', (error) => log.warn({ error: error.message }, 'queue'));
  await boss.start();
  return boss;
}

function adapt(database: Pool | Client): Db {
  return { executeSql: (text, values) => database.query(text, values) };
}

export function sender(boss: PgBoss): SendJob {
  return async (db, kind, id, data) => {
    await boss.send(kind, data, { id, db: fromKysely(db) });
  };
}
