import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { CHANNEL } from '../audit-trail/record.ts';
import type { Tables } from '../../tables.ts';

export interface JobLabels {
  /** What the job list calls it; in the words of the person's input, such as a file name. */
  title?: string;
  total?: number;
}

export type Enqueue = (kind: string, input: object, labels?: JobLabels) => Promise<string>;

/** What the queue carries: the organisation and the person travel with the input. */
export interface JobData {
  organisationId: string;
  actorId: string;
  input: object;
}

interface Starter {
  organisationId: string;
  actor: { id: string };
  now: Date;
}

/** In whose name the product itself acts; nobody has an account of this id. */
export const PRODUCT_ID = '00000000-0000-0000-0000-000000000000';

/** Puts one job into the queue, inside the given transaction. */
export type SendJob = (db: Transaction<Tables>, kind: string, id: string, data: JobData) => Promise<void>;

/** Both rows, ours for people and the queue's for workers, in the context's own transaction; workers wake at its commit. */
export async function insertJob(
  send: SendJob,
  db: Transaction<Tables>,
  starter: Starter,
  kind: string,
  input: object,
  labels: JobLabels = {},
): Promise<string> {
  const id = randomUUID();
  const { organisationId, actor, now } = starter;
  const row = {
    id,
    organisation_id: organisationId,
    kind,
    title: labels.title ?? '',
    total: labels.total ?? null,
    created_by: actor.id === PRODUCT_ID ? null : actor.id,
    created_at: now,
  };
  await db
    .insertInto('jobs')
    .values({ ...row, outcome: null })
    .execute();
  await send(db, kind, id, { organisationId, actorId: actor.id, input });
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ event: 'wake', kind })}), pg_notify(${CHANNEL}, ${JSON.stringify({ event: 'job', organisationId, id })})`.execute(
    db,
  );
  return id;
}
