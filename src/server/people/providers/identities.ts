import type { Transaction } from 'kysely';
import type { Identity, ProviderButton } from '#domain/people/provider.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { conflict, notFound, Problem } from '../../platform/http/problems.ts';
import type { SignedIn } from '../../platform/http/sessions.ts';
import type { Tables } from '../../tables.ts';
import { safeRedirect } from '../safe-redirect.ts';
import { recordOfPerson } from '../security/record.ts';
import { depart } from './departure.ts';
import { failureOf } from './failures.ts';
import { findProvider, installationProviders, realmOf } from './find-provider.ts';

type Db = Transaction<Tables>;

/** Identities of the person elsewhere, and the providers at which they have none. */
export async function listIdentities(
  db: Db,
  { services }: RequestContext,
  person: SignedIn,
): Promise<{ rows: Identity[]; offered: ProviderButton[] }> {
  const rows = await db
    .selectFrom('auth.account')
    .select(['id', 'provider_id as realm', 'address', 'created_at'])
    .where('user_id', '=', person.userId)
    .where('provider_id', '!=', 'credential')
    .orderBy('created_at')
    .execute();
  const providers = [...installationProviders(services), ...(await listOwnProviders(db, person))];
  return {
    rows: rows.map(({ id, realm, address, created_at }) => {
      const label = providers.find((provider) => provider.realm === realm)?.label ?? 'OpenID Connect';
      return { id, label, address, createdAt: created_at.toISOString() };
    }),
    offered: providers
      .filter(({ realm }) => !rows.some((row) => row.realm === realm))
      .map(({ id, label }) => ({ id, label })),
  };
}

/** Providers of the organisations to which the person belongs; the transaction is in none of them. */
async function listOwnProviders(db: Db, person: SignedIn) {
  const ids = person.memberships.map(({ organisationId }) => organisationId);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('identity_providers')
    .select(['organisation_id as id', 'label'])
    .where('organisation_id', 'in', ids)
    .execute();
  return rows.map((row) => ({ ...row, realm: realmOf(row.id) }));
}

export async function connectIdentity(
  context: RequestContext,
  person: SignedIn,
  providerId: string,
  wished: string | undefined,
): Promise<{ url: string }> {
  const provider = await findProvider(context.services, providerId);
  const { organisation } = provider ?? {};
  const isTheirs = !organisation || person.memberships.some(({ organisationId }) => organisationId === organisation.id);
  if (!provider || !isTheirs) throw notFound();
  try {
    const way = await depart(context, provider, { back: safeRedirect(wished), userId: person.userId });
    context.reply.set('set-cookie', way.cookie);
    return { url: way.url };
  } catch (error) {
    context.log.warn({ err: error }, 'connecting an identity');
    throw new Problem(503, `provider_${failureOf(error)}`, 'The provider cannot be asked at the moment.');
  }
}

/** @throws Problem 409 `last_way_in` when the person could not sign in any more. */
export async function disconnectIdentity(db: Db, context: RequestContext, person: SignedIn, id: string): Promise<void> {
  // The person's row orders those who disconnect two at once.
  await db.selectFrom('auth.user').select('id').where('id', '=', person.userId).forUpdate().execute();
  const ways = await db
    .selectFrom('auth.account')
    .select(['id', 'provider_id as realm', 'address'])
    .where('user_id', '=', person.userId)
    .execute();
  const found = ways.find((way) => way.id === id && way.realm !== 'credential');
  if (!found) throw notFound();
  const passkey = await db
    .selectFrom('auth.passkey')
    .select('id')
    .where('user_id', '=', person.userId)
    .executeTakeFirst();
  if (ways.length < 2 && !passkey)
    throw conflict('last_way_in', 'This is your only way to sign in. Set a password or add a passkey first.');
  await db.deleteFrom('auth.account').where('id', '=', id).execute();
  await recordOfPerson(db, context, person, 'identity-disconnected', { email: found.address });
}

/** What came from an organisation's provider is no longer good: another issuer knows others by the same subjects. */
export async function dropIdentities(db: Db, organisationId: string): Promise<void> {
  await db.deleteFrom('auth.account').where('provider_id', '=', realmOf(organisationId)).execute();
}
