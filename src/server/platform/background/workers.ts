import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { CHANNEL } from '../audit-trail/record.ts';
import { actorOf, inTransaction, perform } from '../context.ts';
import type { Actor, TransactionServices } from '../context.ts';
import type { FilesOf } from '../files.ts';
import type { JobData } from './job-rows.ts';
import type { JobDefinition, JobRun, Outcome } from './jobs.ts';
import { isDatabaseAway } from '../database/connection-lost.ts';
import type { Listener } from '../database/listener.ts';
import type { Log } from '../log.ts';
import { Problem } from '../http/problems.ts';
import { describeError, noteError } from '../recent-errors.ts';
import { PRODUCT } from './product-actor.ts';
import { MOST_RETRIES, RETRY_LIMIT, RETRY_SECONDS } from './queue.ts';
import { progressTeller } from './progress.ts';
import type { Services } from '../services.ts';

interface Shop {
  boss: PgBoss;
  services: TransactionServices & Pick<Services, 'settings' | 'secrets' | 'shapes'>;
  filesOf: FilesOf;
  listener: Listener;
  log: Log;
}

/** Wakes workers at the commit that queued the work; polling is the floor below it. */
const POLL_SECONDS = 10;
/** Milliseconds between two looks whether the database is back. */
const AWAY_PAUSE = 200;

/** Starts the workers of every kind. @returns a function which stops them; what they had begun is done again at the next start. */
export async function startWorkers(shop: Shop, jobs: JobDefinition[]): Promise<() => void> {
  const running = new Map<string, AbortController>();
  const workers = new Map<string, string[]>();
  for (const job of jobs) {
    const ids: string[] = [];
    workers.set(job.kind, ids);
    for (let number = 0; number < job.atOnce; number += 1) {
      const options = { includeMetadata: true, pollingIntervalSeconds: POLL_SECONDS } as const;
      const id = await shop.boss.work(job.kind, options, async ([queued]: JobWithMetadata<JobData>[]) => {
        if (!queued) return;
        try {
          await runJob(shop, job, queued, running);
        } catch (error) {
          const pause = RETRY_SECONDS * 1000 * 2 ** (queued.retryCount + 1) + 100;
          setTimeout(() => ids.forEach((one) => shop.boss.notifyWorker(one)), pause).unref();
          throw error;
        } finally {
          shop.boss.notifyWorker(id);
        }
      });
      ids.push(id);
    }
  }
  shop.listener.on((message) => {
    if (message.event === 'wake') for (const id of workers.get(message.kind) ?? []) shop.boss.notifyWorker(id);
    // What was queued meanwhile woke nobody.
    if (message.event === 'reconnected')
      for (const ids of workers.values()) ids.forEach((id) => shop.boss.notifyWorker(id));
    if (message.event === 'cancel') running.get(message.id)?.abort(new Cancelled());
  });
  return () => {
    for (const controller of running.values()) controller.abort(new Stopping());
  };
}

class Cancelled extends Error {}
class Stopping extends Error {}

async function runJob(
  shop: Shop,
  job: JobDefinition,
  queued: JobWithMetadata<JobData>,
  running: Map<string, AbortController>,
): Promise<void> {
  const { services } = shop;
  const { organisationId } = queued.data;
  const log = shop.log.child({ jobId: queued.id, kind: job.kind });
  const controller = new AbortController();
  running.set(queued.id, controller);
  const teller = progressTeller(services.database, organisationId, queued.id, log);
  const finish = (state: 'done' | 'failed' | 'cancelled', outcome: Outcome | null, message?: string) =>
    finishJob(services, queued, state, outcome, message);
  try {
    const actor = await begin(services, queued);
    if (!actor) return await finish('cancelled', null);
    const visitor = { organisationId, actor, requestId: queued.id, log };
    const run: JobRun<object> = {
      id: queued.id,
      organisationId,
      actor,
      input: queued.data.input,
      log,
      files: shop.filesOf(organisationId),
      services,
      signal: controller.signal,
      now: () => new Date(),
      progress: teller.tell,
      transact: (work) => perform(services, visitor, false, work),
      read: (work) => perform(services, visitor, true, work),
    };
    const outcome = await job.work(run as JobRun<never>);
    await teller.end();
    await finish('done', outcome);
  } catch (error) {
    await teller.end();
    const reason: unknown = controller.signal.reason;
    if (reason instanceof Cancelled) return await finish('cancelled', null);
    if (reason instanceof Stopping) throw reason;
    if (isDatabaseAway(error)) {
      log.warn({ error: (error as Error).message }, 'job interrupted');
      return await putBack(services, queued, controller.signal);
    }
    if (error instanceof Problem) return await finish('failed', { code: error.code }, error.message);
    log.error({ err: error, attempt: queued.retryCount + 1 }, 'job failed');
    if (queued.retryCount - interruptionsOf(queued) < MOST_RETRIES) throw error;
    const noted = {
      id: queued.id,
      organisationId,
      origin: 'job' as const,
      place: job.kind,
      what: describeError(error),
    };
    await noteError({ ...services, log }, noted);
    await finish('failed', { code: 'internal' }, `Something went wrong on our side. Reference ${queued.id}.`);
    await giveUp(services, queued);
    throw new Error(`The job was given up after ${queued.retryCount + 1} attempts.`, { cause: error });
  } finally {
    running.delete(queued.id);
  }
}

/**
 * As soon as the database answers again, to the front of the queue, one attempt richer: it is not the job's fault, so it is never given up for it.
 * The queue ends only an attempt that is still this one.
 */
async function putBack({ database }: TransactionServices, queued: JobWithMetadata<JobData>, signal: AbortSignal) {
  const { name, id, retryCount } = queued;
  while (!signal.aborted) {
    try {
      await sql`update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null, retry_limit = retry_limit + 1
        where name = ${name} and id = ${id} and state = 'active' and retry_count = ${retryCount}`.execute(
        database.everywhere,
      );
      return;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await sleep(AWAY_PAUSE);
    }
  }
  throw new Stopping();
}

const interruptionsOf = ({ retryLimit }: JobWithMetadata<JobData>) => Math.max(0, retryLimit - RETRY_LIMIT);

/** The queue tries it no more, and keeps it among those that failed, where whoever administers the installation sees it. */
async function giveUp({ database }: TransactionServices, { name, id }: JobWithMetadata<JobData>): Promise<void> {
  await sql`update pgboss.job set retry_limit = retry_count where name = ${name} and id = ${id}`.execute(
    database.everywhere,
  );
}

/** Marks the job as running on behalf of its person, with the rights they have now, or of the product. Nobody: cancelled, or no member any more. */
function begin(services: TransactionServices, queued: JobWithMetadata<JobData>): Promise<Actor | undefined> {
  const { organisationId, actorId } = queued.data;
  return inTransaction(services.database, { organisationId, userId: actorId }, async (db) => {
    const person = await db
      .selectFrom('memberships')
      .innerJoin('auth.user', 'auth.user.id', 'memberships.user_id')
      .innerJoin('organisations', 'organisations.id', 'memberships.organisation_id')
      .leftJoin('roles', 'roles.id', 'memberships.custom_role_id')
      .where('memberships.organisation_id', '=', organisationId)
      .where('user_id', '=', actorId)
      .where('memberships.suspended_at', 'is', null)
      .where('auth.user.suspended_at', 'is', null)
      .where('organisations.suspended_at', 'is', null)
      .select(['auth.user.id as userId', 'auth.user.name', 'email', 'memberships.role', 'permissions'])
      .executeTakeFirst();
    const started = await db
      .updateTable('jobs')
      .set({ state: 'running', done: 0, message: null, started_at: new Date() })
      .where('id', '=', queued.id)
      .where('cancel_requested', '=', false)
      .where('state', 'in', ['queued', 'running'])
      .executeTakeFirst();
    await announce(organisationId, queued.id).execute(db);
    if (!started.numUpdatedRows) return undefined;
    return actorId === PRODUCT.id ? PRODUCT : person && actorOf(person, person, 'job');
  });
}

async function finishJob(
  services: TransactionServices,
  queued: JobWithMetadata<JobData>,
  state: 'done' | 'failed' | 'cancelled',
  outcome: Outcome | null,
  message?: string,
): Promise<void> {
  const { organisationId, actorId } = queued.data;
  await inTransaction(services.database, { organisationId, userId: actorId }, async (db) => {
    await db
      .updateTable('jobs')
      .set({
        state,
        outcome: outcome && JSON.stringify(outcome),
        ...(message === undefined ? {} : { message }),
        finished_at: new Date(),
      })
      .where('id', '=', queued.id)
      .where('state', 'in', ['queued', 'running'])
      .execute();
    await announce(organisationId, queued.id).execute(db);
  });
}

function announce(organisationId: string, id: string) {
  return sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ event: 'job', organisationId, id })})`;
}
