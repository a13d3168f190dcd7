import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../tables.ts';
import { inTransaction } from '../context.ts';
import type { Database } from '../database/database.ts';

const MINUTE = 60_000;
/** A task that fails is tried again after a minute, and after twice as long each time, an hour at most. */
const LONGEST_PAUSE = 60;

const NO_FAILURE = { failures: 0, last_error: null, failed_at: null };

/** Of which task, and of whose: null is the installation. */
export interface TaskKey {
  organisationId: string | null;
  name: string;
}

interface Names {
  /** Tasks of every organisation, and those of the installation. */
  organisation: string[];
  installation: string[];
  /** Those of organisations that are due whatever their row says. */
  woken: string[];
}

/** What is due of all organisations that are not suspended, and of the installation: one query. */
export async function listDue(database: Database, names: Names, now: Date): Promise<TaskKey[]> {
  const { rows } = await inTransaction(database, { administers: true, isReadOnly: true }, (db) =>
    sql<TaskKey>`
      select t.owner as "organisationId", t.name
      from (
        select o.id, n.name, n.place, s.due_at
        from organisations o cross join unnest(${names.organisation}::text[]) with ordinality n(name, place)
        left join scheduled_tasks s on s.organisation_id = o.id and s.name = n.name where o.suspended_at is null
        union all
        select null, n.name, n.place, s.due_at from unnest(${names.installation}::text[]) with ordinality n(name, place)
        left join scheduled_tasks s on s.organisation_id is null and s.name = n.name
      ) t(owner, name, place, due_at)
      where t.due_at is null or t.due_at <= ${now} or t.name = any(${names.woken}::text[])
      order by t.owner nulls first, t.place`.execute(db),
  );
  return rows;
}

/**
 * Takes a task by advancing its time, in the transaction that does the work: nobody else does it meanwhile, and one that fails is due as before.
 * What is done outside of that transaction keeps the count of its failures until it has succeeded (`noteSuccess`).
 * @returns whether it was due. A woken one is, whenever it was done last.
 */
export async function takeTask(
  db: Transaction<Tables>,
  { organisationId, name }: TaskKey,
  {
    now,
    everyMinutes,
    isWoken,
    isDoneOutside = false,
  }: { now: Date; everyMinutes: number; isWoken: boolean; isDoneOutside?: boolean },
): Promise<boolean> {
  const dueAt = new Date(now.getTime() + everyMinutes * MINUTE);
  const taken = await db
    .insertInto('scheduled_tasks')
    .values({ organisation_id: organisationId, name, due_at: dueAt })
    .onConflict((known) => {
      const advanced = known
        .columns(['organisation_id', 'name'])
        .doUpdateSet({ due_at: dueAt, ...(!isDoneOutside && NO_FAILURE) });
      return isWoken ? advanced : advanced.where('scheduled_tasks.due_at', '<=', now);
    })
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Forgets the failures of a task that was done outside of the transaction that took it. */
export async function noteSuccess(database: Database, { name }: TaskKey): Promise<void> {
  await inTransaction(database, { administers: true }, (db) =>
    db
      .updateTable('scheduled_tasks')
      .set(NO_FAILURE)
      .where('organisation_id', 'is', null)
      .where('name', '=', name)
      .where('failures', '>', 0)
      .execute(),
  );
}

/** Lets a task that was just done come earlier than its interval says. */
export async function bringForward(db: Transaction<Tables>, key: TaskKey, dueAt: Date): Promise<void> {
  await db
    .updateTable('scheduled_tasks')
    .set({ due_at: dueAt })
    .where('organisation_id', 'is not distinct from', key.organisationId)
    .where('name', '=', key.name)
    .where('due_at', '>', dueAt)
    .execute();
}

/** Notes that a task failed, for whoever administers the installation, and when it is tried again. */
export async function noteFailure(database: Database, key: TaskKey, what: string, now: Date): Promise<void> {
  const failed = { last_error: what.slice(0, 500), failed_at: now };
  await inTransaction(database, { administers: true }, (db) =>
    db
      .insertInto('scheduled_tasks')
      .values({ organisation_id: key.organisationId, name: key.name, failures: 1, due_at: later(now, 1), ...failed })
      .onConflict((known) =>
        known.columns(['organisation_id', 'name']).doUpdateSet((is) => ({
          ...failed,
          failures: is('scheduled_tasks.failures', '+', 1),
          due_at: sql<Date>`${now}::timestamptz + make_interval(mins => least(${LONGEST_PAUSE}::integer, (2 ^ least(scheduled_tasks.failures, 10))::integer))`,
        })),
      )
      .execute(),
  );
}

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE);
