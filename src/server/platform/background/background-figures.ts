import { sql } from 'kysely';
import { inTransaction } from '../context.ts';
import type { Database } from '../database/database.ts';

/** What waits, is late and was given up of one kind of background work, over all organisations; given up within a day. */
export interface BackgroundFigures {
  kind: 'jobs' | 'tasks' | 'mails' | 'webhooks';
  waiting: number;
  late: number;
  failed: number;
}

/**
 * One reading of everything that is done behind the pages: jobs of the queue, scheduled tasks, mails, and messages to endpoints. A scheduled task
 * counts as failed from its third failure in a row.
 */
export async function readBackground(database: Database): Promise<BackgroundFigures[]> {
  const scope = { administers: true, isReadOnly: true };
  const { rows } = await inTransaction(database, scope, (db) =>
    sql<BackgroundFigures>`
      select 'jobs' as kind, count(*) filter (where state in ('created', 'retry', 'active')) as waiting,
        count(*) filter (where state in ('created', 'retry') and start_after < now() - interval '15 minutes') as late,
        count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day') as failed
      from pgboss.job
      union all select 'tasks', count(*) filter (where s.due_at <= now()), count(*) filter (where s.due_at < now() - interval '15 minutes'),
        count(*) filter (where s.failures >= 3)
      from scheduled_tasks s left join organisations o on o.id = s.organisation_id where o.suspended_at is null
      union all select 'mails', count(*) filter (where state = 'waiting'),
        count(*) filter (where state = 'waiting' and created_at < now() - interval '10 minutes'),
        count(*) filter (where state = 'failed' and created_at > now() - interval '1 day')
      from outbox
      union all select 'webhooks', f.waiting, f.late, f.dead from clausewise.delivery_figures() f`.execute(db),
  );
  return rows;
}
