import { policySubject } from '#domain/organisations/subject.ts';
import { sql } from 'kysely';
import { issue } from '#domain/issue.ts';
import type { SignInMethod } from '#domain/organisations/policy.ts';
import { policyOf } from '#domain/organisations/policy.ts';
import type { Policy } from '#domain/organisations/policy.ts';
import type { Context } from '../platform/context.ts';
import type { RequestContext } from '../platform/http/gate.ts';
import { invalid } from '../platform/http/problems.ts';
import type { Settings } from '../platform/settings.ts';

/** The policy in force, whatever of it was ever stored. */
export async function getPolicy({ db, organisationId }: Pick<Context, 'db' | 'organisationId'>): Promise<Policy> {
  return policyOf((await policyRow(db, organisationId).executeTakeFirstOrThrow()).policy);
}

const policyRow = (db: Context['db'], organisationId: string) =>
  db.selectFrom('organisations').select(['name', 'policy']).where('id', '=', organisationId);

/** Stores the whole policy, so that what binds is written down and later defaults change nothing. */
export async function changePolicy(
  context: Context,
  { services, cookies }: Pick<RequestContext, 'services' | 'cookies'>,
  change: Partial<Policy>,
): Promise<Policy> {
  // Of two changes at the same time the later one adds to the earlier one.
  const row = await policyRow(context.db, context.organisationId).forUpdate().executeTakeFirstOrThrow();
  const before = policyOf(row.policy);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const after: Policy = { ...before, ...given };
  checkSignIn(after, await offeredMethods(context, services.settings));
  checkOwnWay(before, after, (await services.findSession(cookies))?.method);
  await context.db
    .updateTable('organisations')
    .set({ policy: JSON.stringify(after), updated_at: context.now })
    .where('id', '=', context.organisationId)
    .execute();
  context.record({
    action: 'changed',
    subject: policySubject,
    subjectId: context.organisationId,
    title: row.name,
    before,
    after,
  });
  return after;
}

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

/** A passkey is added after signing in another way: alone it would let nobody new in. */
function checkSignIn({ signInMethods }: Policy, offered: SignInMethod[]): void {
  const ways = signInMethods.filter((method) => method !== 'passkey' && offered.includes(method));
  if (ways.length > 0) return;
  throw invalid([
    {
      path: 'signInMethods',
      message: issue('nobody_could_sign_in'),
    },
  ]);
}

/** Whoever takes a way of signing in away shows first that another one works: by having signed in with it. */
function checkOwnWay(before: Policy, after: Policy, method: SignInMethod | 'invitation' | undefined): void {
  if (method === undefined || method === 'invitation') return;
  if (!before.signInMethods.includes(method) || after.signInMethods.includes(method)) return;
  throw invalid([
    {
      path: 'signInMethods',
      message: issue('own_sign_in_method'),
    },
  ]);
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
