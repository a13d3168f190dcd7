import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Job } from '#domain/activity/audit-entry.ts';
import { PERMISSIONS } from '#domain/people/permission.ts';
import type { Permission } from '#domain/people/permission.ts';
import { notFound } from '../http/problems.ts';
import { CHANNEL } from '../audit-trail/record.ts';
import type { Tables } from '../../tables.ts';

type Db = Transaction<Tables>;

/** @throws Problem 404 for another organisation's. */
export async function getJob(db: Db, organisationId: string, id: string): Promise<Job> {
  const row = await db
    .selectFrom('jobs')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { kind, title, state, done, total, message, outcome } = row;
  const [createdAt, finishedAt] = [row.created_at.toISOString(), row.finished_at?.toISOString() ?? null];
  return { id, kind, title, state, done, total, message, outcome, createdAt, finishedAt };
}

/** The kind of a job begins with its subject: who may not view assets sees no title, progress or outcome of their import. */
export function maySeeJob(permissions: readonly Permission[], { kind }: Pick<Job, 'kind'>): boolean {
  const [subject] = kind.split('.');
  const needed = PERMISSIONS.find((permission) => [`${subject}.view`, `${subject}.manage`].includes(permission));
  return needed === undefined || permissions.includes(needed);
}

export async function getJobStarter(db: Db, organisationId: string, id: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('jobs')
    .select('created_by')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.created_by;
}

/** A queued job ends here; a running one is asked to, and says itself when it has. */
export async function cancelJob(db: Db, organisationId: string, id: string, now: Date): Promise<void> {
  const job = db.updateTable('jobs').where('organisation_id', '=', organisationId).where('id', '=', id);
  await job.set({ cancel_requested: true }).execute();
  await job.set({ state: 'cancelled', finished_at: now }).where('state', '=', 'queued').execute();
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ event: 'cancel', id })}),
    pg_notify(${CHANNEL}, ${JSON.stringify({ event: 'job', organisationId, id })})`.execute(db);
}
