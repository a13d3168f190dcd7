import { sql } from 'kysely';
import { DEFAULT_POLICY, policyOf } from '#domain/organisations/policy.ts';
import { inTransaction } from './context.ts';
import type { Services } from './services.ts';

const DAY = 86_400_000;
const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY);

/** Deletes notifications and the history of sign-ins once they are older than the organisations' policies say. */
export async function sweepRetention({ database }: Pick<Services, 'database'>, now: Date): Promise<void> {
  const organisations = await inTransaction(database, { administers: true, isReadOnly: true }, (db) =>
    db.selectFrom('organisations').select(['id', 'policy']).execute(),
  );
  for (const { id, policy } of organisations) {
    const { notificationDays } = policyOf(policy);
    await inTransaction(database, { organisationId: id }, (db) =>
      db
        .deleteFrom('notifications')
        .where('organisation_id', '=', id)
        .where('at', '<', before(now, notificationDays))
        .execute(),
    );
  }
  await inTransaction(database, { administers: true }, async (db) => {
    // A person may belong to several organisations: what one of them still wants is kept.
    await sql`
      delete from auth.sign_in where at < ${now}::timestamptz - make_interval(days => coalesce(
        (select max(coalesce((o.policy ->> 'signInDays')::integer, ${DEFAULT_POLICY.signInDays}::integer))
         from memberships m join organisations o on o.id = m.organisation_id
         where m.user_id = auth.sign_in.user_id),
        ${DEFAULT_POLICY.signInDays}::integer))`.execute(db);
  });
}
