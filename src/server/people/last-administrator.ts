import type { Transaction } from 'kysely';
import { conflict } from '../platform/http/problems.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

/** Before a membership is narrowed, suspended or removed: of two who do so at once, the second waits and sees what the first left. */
export async function lockAdministrators(db: Db, organisationId: string): Promise<void> {
  await db
    .selectFrom('memberships')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .where('role', '=', 'admin')
    .orderBy('user_id')
    .forUpdate()
    .execute();
}

/** After it. @throws Problem 409 `last_administrator` when nobody with the whole role of an administrator could still act. */
export async function checkAdministratorLeft(db: Db, organisationId: string): Promise<void> {
  const row = await db
    .selectFrom('memberships')
    .innerJoin('auth.user', 'auth.user.id', 'memberships.user_id')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .where('role', '=', 'admin')
    .where('custom_role_id', 'is', null)
    .where('memberships.suspended_at', 'is', null)
    .where('auth.user.suspended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!row) throw conflict('last_administrator', 'An organization keeps at least one active administrator.');
}
