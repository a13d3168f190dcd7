import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/** Active members among these people, each with their name. */
export async function membersAmong(
  db: Transaction<Tables>,
  organisationId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('auth.user as person', 'person.id', 'memberships.user_id')
    .select(['person.id', 'person.name'])
    .where('memberships.organisation_id', '=', organisationId)
    .where('memberships.user_id', 'in', [...ids])
    .where('memberships.suspended_at', 'is', null)
    .where('person.suspended_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
