import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

const MOST_WEEKS = 26;
const WEEK = 7 * 86_400_000;

/**
 * Requirements of a framework that became Implemented in each of the past weeks, oldest first, as the audit trail tells it. The weeks are counted
 * back from now, begin with the first in which anybody decided anything, and are at most half a year.
 */
export async function weeklyFinished(
  db: Transaction<Tables>,
  organisationId: string,
  framework: string,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ ago: number; finished: number }>`
    select floor(extract(epoch from ${now}::timestamptz - at) / ${WEEK / 1000})::int as ago,
      (count(*) filter (where after ->> 'status' = 'Implemented' and coalesce(before ->> 'status', '') <> 'Implemented'))::int as finished
    from audit_entries
    where organisation_id = ${organisationId} and subject = 'controls' and starts_with(subject_id, ${`${framework}/`})
      and at > ${new Date(now.getTime() - MOST_WEEKS * WEEK)} and at <= ${now}
    group by 1`.execute(db);
  const first = Math.max(-1, ...rows.map(({ ago }) => ago));
  const byWeek = new Map(rows.map(({ ago, finished }) => [ago, finished]));
  return Array.from({ length: first + 1 }, (_, week) => byWeek.get(first - week) ?? 0);
}
