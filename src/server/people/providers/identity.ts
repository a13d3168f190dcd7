import type { Transaction } from 'kysely';
import { mailDomainOf } from '#domain/people/mail-domains.ts';
import { isAdministrator } from '../../platform/administrators.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import type { Tables } from '../../tables.ts';
import { addAccount, findAccount } from '../accounts.ts';
import { takeInvitation } from '../invitations/acceptance.ts';
import { arrive, findDoor } from '../registration/arrivals.ts';
import { endSessions } from '../open-session.ts';
import { isFresh } from '../setup.ts';
import { dropUnprovedWays } from '../unproved.ts';
import type { Claimed } from './claims.ts';
import { ProviderStop } from './failures.ts';
import type { Provider } from './find-provider.ts';

type Db = Transaction<Tables>;

/** The account behind what a provider says; who has none gets one. The transaction must administer. @throws ProviderStop. */
export async function accountFor(
  db: Db,
  context: RequestContext,
  provider: Provider,
  claimed: Claimed,
  invitation: string | null,
): Promise<{ userId: string; email: string }> {
  checkDomain(provider, claimed);
  const known = await findIdentity(db, provider, claimed.subject);
  const account = known ?? (await matchAccount(db, provider, claimed));
  if (account) {
    if (!account.isOwnLink) await checkBelongsHere(db, context, provider, account);
    if (invitation) await takeInvitation(db, context, { ...account, userId: account.id }, invitation);
    return { userId: account.id, email: account.email };
  }
  return addPerson(db, context, provider, claimed, invitation);
}

/** An organisation's provider speaks for its own domain, and for nobody else in the world. */
export function checkDomain({ organisation }: Provider, { address, isVerified }: Claimed): void {
  if (!organisation) return;
  if (!address) throw new ProviderStop('no_address');
  if (mailDomainOf(address) !== organisation.domain) throw new ProviderStop('other_domain');
  if (!isVerified) throw new ProviderStop('unverified_address');
}

export async function findIdentity(db: Db, { realm }: Provider, subject: string) {
  return db
    .selectFrom('auth.account')
    .innerJoin('auth.user', 'auth.user.id', 'auth.account.user_id')
    .select(['auth.user.id', 'auth.user.name', 'auth.user.email', 'auth.account.is_own_link as isOwnLink'])
    .where('provider_id', '=', realm)
    .where('account_id', '=', subject)
    .executeTakeFirst();
}

/** An account is found by an address that the provider has verified, and by no other. */
async function matchAccount(db: Db, provider: Provider, claimed: Claimed) {
  const { address, isVerified } = claimed;
  if (!address) throw new ProviderStop('no_address');
  const account = await findAccount(db, address);
  if (!isVerified) throw new ProviderStop('unverified_address');
  if (!account) return undefined;
  const found = { id: account.id, name: account.name, email: account.email, isOwnLink: false };
  // Whoever made this account never showed that the address is theirs: what they know opens it no longer.
  if (!account.emailVerified) await takeOver(db, account.id);
  await addIdentity(db, provider, claimed, account.id, false);
  return found;
}

async function takeOver(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('auth.account').where('user_id', '=', userId).where('provider_id', '=', 'credential').execute();
  await dropUnprovedWays(db, userId);
  await endSessions(db, userId);
  await db
    .updateTable('auth.user')
    .set({ email_verified: true, must_change_password: false })
    .where('id', '=', userId)
    .execute();
}

/**
 * An organisation's provider could say of anybody in its domain that they are there. It opens accounts that belong to this organisation
 * alone, or that their person connected; not the way into others, nor into the administration of the installation.
 */
async function checkBelongsHere(
  db: Db,
  { services }: RequestContext,
  { organisation }: Provider,
  { id, email }: { id: string; email: string },
): Promise<void> {
  if (!organisation) return;
  const elsewhere = await db
    .selectFrom('memberships')
    .select('organisation_id')
    .where('user_id', '=', id)
    .where('organisation_id', '!=', organisation.id)
    .executeTakeFirst();
  if (elsewhere || (await isAdministrator(services, email))) throw new ProviderStop('connect_first');
}

async function addPerson(
  db: Db,
  context: RequestContext,
  provider: Provider,
  claimed: Claimed,
  invitation: string | null,
): Promise<{ userId: string; email: string }> {
  const { name, address: email } = claimed;
  if (!email) throw new ProviderStop('no_address');
  if (await isFresh(context.services.database)) throw new ProviderStop('not_set_up');
  const { joining, organisation } = await findDoor(db, email, null);
  const language = organisation?.language ?? 'en';
  if (joining.kind === 'invitation_only' && !invitation) throw new ProviderStop('invitation_only');
  const userId = await addAccount(db, { name, email, passwordHash: null, emailVerified: true, language });
  await addIdentity(db, provider, claimed, userId, false);
  const newcomer = { userId, name, email, companyName: '', language };
  if (invitation) await takeInvitation(db, context, newcomer, invitation);
  // Who would open an organisation says first what it is called.
  else if (joining.kind === 'joins' || joining.kind === 'requests_joining') await arrive(db, context, newcomer);
  return { userId, email };
}

export async function addIdentity(
  db: Db,
  { realm }: Provider,
  { subject, address }: Claimed,
  userId: string,
  isOwnLink: boolean,
): Promise<void> {
  await db
    .insertInto('auth.account')
    .values({ user_id: userId, account_id: subject, provider_id: realm, address, is_own_link: isOwnLink })
    .execute();
}
