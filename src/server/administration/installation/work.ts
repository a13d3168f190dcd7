import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Work, WorkState } from '#domain/administration/health.ts';
import type { Tables } from '../../tables.ts';

interface Row extends Omit<Work, 'queuedAt' | 'startedAt' | 'finishedAt'> {
  queuedAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
}

/** The queue's own words for them. */
const STATES: Record<WorkState, readonly string[]> = {
  waiting: ['created', 'retry'],
  running: ['active'],
  failed: ['failed'],
  done: ['completed', 'cancelled'],
};

/** Jobs of every organisation, newest first: of what they work on nothing is read. The transaction must administer. */
export async function listWork(
  db: Transaction<Tables>,
  {
    state,
    page = 0,
    pageSize = 25,
  }: { state?: WorkState | undefined; page?: number | undefined; pageSize?: number | undefined },
) {
  // The queue keeps its own housekeeping under names of its own.
  const where = sql`not starts_with(j.name, '__') and ${state ? sql`j.state::text = any(${STATES[state]}::text[])` : sql`true`}`;
  const { rows } = await sql<Row>`
    select j.id::text as id, j.name as kind, o.name as organisation, j.retry_count as attempts, j.created_on as "queuedAt",
      j.started_on as "startedAt", j.completed_on as "finishedAt",
      case when j.state::text in ('created', 'retry') then 'waiting' when j.state::text = 'active' then 'running'
        when j.state::text = 'failed' then 'failed' else 'done' end as state
    from pgboss.job j left join organisations o on o.id::text = j.data ->> 'organisationId'
    where ${where} order by j.created_on desc, j.id limit ${pageSize} offset ${page * pageSize}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from pgboss.job j where ${where}`.execute(db);
  return { rows: rows.map(toWork), total: counted.rows[0]?.total ?? 0 };
}

function toWork({ queuedAt, startedAt, finishedAt, ...row }: Row): Work {
  return {
    ...row,
    queuedAt: queuedAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
