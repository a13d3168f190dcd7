import { sql } from 'kysely';
import type { SignInMethod } from '#domain/organisations/policy.ts';
import { policyOf } from '#domain/organisations/policy.ts';
import type { Policy } from '#domain/organisations/policy.ts';
import type { Context } from '../platform/context.ts';
import type { Settings } from '../platform/settings.ts';

/** The policy in force, whatever of it was ever stored. */
export async function getPolicy({ db, organisationId }: Pick<Context, 'db' | 'organisationId'>): Promise<Policy> {
  return policyOf((await policyRow(db, organisationId).executeTakeFirstOrThrow()).policy);
}

export const policyRow = (db: Context['db'], organisationId: string) =>
  db.selectFrom('organisations').select(['name', 'policy']).where('id', '=', organisationId);

/** What this installation, or the organisation's own provider, can offer at all. */
export async function offeredMethods({ db, organisationId }: Context, settings: Settings): Promise<SignInMethod[]> {
  const own = await db
    .selectFrom('identity_providers')
    .select('organisation_id')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return [
    'email',
    ...(settings.GOOGLE_CLIENT_ID ? ['google' as const] : []),
    ...(settings.OIDC_ISSUER || own ? ['oidc' as const] : []),
    'passkey',
  ];
}

/** Members without a confirmed authenticator and without a passkey. */
export async function listWithoutSecondFactor({ db, organisationId }: Context) {
  const { rows } = await sql<{ id: string; name: string; isAdmin: boolean }>`
    select u.id, u.name, m.role = 'admin' as "isAdmin"
    from memberships m join auth."user" u on u.id = m.user_id
    where m.organisation_id = ${organisationId} and m.suspended_at is null and u.suspended_at is null
      and not exists (select from auth.second_factor f where f.user_id = u.id and f.confirmed_at is not null)
      and not exists (select from auth.passkey p where p.user_id = u.id)
    order by u.name, u.id`.execute(db);
  return rows;
}
