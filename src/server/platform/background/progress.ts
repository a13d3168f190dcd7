import { sql } from 'kysely';
import { CHANNEL } from '../audit-trail/record.ts';
import { inTransaction } from '../context.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';

const LEAST_MILLISECONDS = 200;

interface Progress {
  done: number;
  total?: number | undefined;
  message?: string | undefined;
}

/** Keeps the newest progress of a job and writes it at most five times a second, one write at a time. */
export function progressTeller(database: Database, organisationId: string, id: string, log: Log) {
  let newest: Progress | undefined;
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let last = 0;

  async function write(): Promise<void> {
    const progress = newest;
    newest = undefined;
    timer = undefined;
    last = Date.now();
    if (progress)
      await save(database, organisationId, id, progress).catch((error) =>
        log.warn({ err: error }, 'progress not written'),
      );
  }

  function schedule(): void {
    if (timer || writing) return;
    timer = setTimeout(
      () => {
        writing = write().finally(() => {
          writing = undefined;
          if (newest) schedule();
        });
      },
      Math.max(0, last + LEAST_MILLISECONDS - Date.now()),
    );
  }

  return {
    tell: (done: number, total?: number, message?: string): void => {
      newest = { done, total: total ?? newest?.total, message: message ?? newest?.message };
      schedule();
    },
    /** Writes what is left, so that the last count is never older than the outcome. */
    async end(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      await writing;
      await write();
    },
  };
}

async function save(
  database: Database,
  organisationId: string,
  id: string,
  { done, total, message }: Progress,
): Promise<void> {
  await inTransaction(database, { organisationId }, async (db) => {
    await sql`update jobs set done = ${done}, total = coalesce(${total ?? null}::integer, total), message = coalesce(${message ?? null}::text, message)
      where id = ${id} and state = 'running'`.execute(db);
    await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ event: 'job', organisationId, id })})`.execute(db);
  });
}
