import type { Transaction } from 'kysely';
import { addressOf, PAGES } from '#domain/addresses.ts';
import { inTransaction } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { unseal } from '../../platform/encryption.ts';
import { readCookie } from '../../platform/http/sessions.ts';
import type { Tables } from '../../tables.ts';
import { openSession } from '../open-session.ts';
import { recordOfPerson } from '../security/record.ts';
import { checkMayEnter, hasSecondFactor } from '../sign-in.ts';
import { makeTicket, takeTicket } from '../tickets.ts';
import { claimsOf } from './claims.ts';
import type { Claimed } from './claims.ts';
import { browserCookieName, hashOf, VISITS } from './departure.ts';
import type { Visit } from './departure.ts';
import { ProviderStop } from './failures.ts';
import { findProvider } from './find-provider.ts';
import type { Provider } from './find-provider.ts';
import { accountFor, addIdentity, checkDomain, findIdentity } from './identity.ts';

const SECOND_FACTOR_MINUTES = 5;

/**
 * Ends a visit: signs in, or connects the identity.
 * @param onVisit is told which visit it was, as soon as that is known.
 * @returns the path to go to.
 */
export async function comeBack(
  context: RequestContext,
  providerId: string,
  query: URLSearchParams,
  onVisit: (visit: Visit) => void,
): Promise<string> {
  const { services } = context;
  const state = query.get('state') ?? '';
  // Taken before anything else: nothing that is said with it a second time is looked at.
  const { facts, userId } = await inTransaction(services.database, {}, (db) => takeTicket(db, 'provider', state));
  const visit = facts as unknown as Visit;
  checkBrowser(context, visit, providerId);
  onVisit(visit);
  const provider = await findProvider(services, providerId);
  if (!provider) throw new ProviderStop('unknown_provider');
  const claimed = await claimsOf(services, provider, visit, state, query);
  if (visit.connects) await connect(context, provider, claimed, userId);
  else return enter(context, provider, claimed, visit);
  return visit.back;
}

function checkBrowser({ cookies, services }: RequestContext, visit: Visit, providerId: string): void {
  const browser = readCookie(cookies, browserCookieName(services.settings.isSecure)) ?? '';
  if (visit.provider !== providerId || hashOf(browser) !== visit.browser) throw new ProviderStop('expired');
}

async function enter(context: RequestContext, provider: Provider, claimed: Claimed, visit: Visit): Promise<string> {
  const { database, secrets } = context.services;
  const invitation = visit.invitation && unseal(secrets(VISITS), visit.invitation);
  const { userId, email } = await inTransaction(database, { administers: true }, (db) =>
    accountFor(db, context, provider, claimed, invitation),
  );
  // From here on as that person, who sees their own organisations.
  return inTransaction(database, { userId }, async (db) => {
    await checkMayEnter(db, context, userId, email, provider.method);
    const { method } = provider;
    const isStrong = claimed.sawTwoFactors && !(await opensMore(db, provider, userId));
    if (!isStrong && (await hasSecondFactor(db, userId))) {
      const facts = { method };
      const ticket = await makeTicket(db, { purpose: 'second_factor', userId, minutes: SECOND_FACTOR_MINUTES, facts });
      return addressOf('login', { ticket, redirect: visit.back });
    }
    await openSession(db, context, { userId, method, isStrong, loads: 1 });
    // An invitation was taken on the way: its page has nothing more to show.
    return visit.invitation ? PAGES.app : visit.back;
  });
}

/** What an organisation's provider says of factors is worth something in that organisation, and nothing to others that the account opens. */
async function opensMore(db: Transaction<Tables>, { organisation }: Provider, userId: string): Promise<boolean> {
  if (!organisation) return false;
  const elsewhere = await db
    .selectFrom('memberships')
    .select('organisation_id')
    .where('user_id', '=', userId)
    .where('organisation_id', '!=', organisation.id)
    .executeTakeFirst();
  return elsewhere !== undefined;
}

/** The person who left must be the one who comes back, and is the only one to whom the identity can belong. */
async function connect(
  context: RequestContext,
  provider: Provider,
  claimed: Claimed,
  userId: string | null,
): Promise<void> {
  const { database, findSession } = context.services;
  const person = await findSession(context.cookies);
  if (!person || person.userId !== userId) throw new ProviderStop('other_person');
  const { organisation } = provider;
  checkDomain(provider, claimed);
  if (organisation && !person.memberships.some(({ organisationId }) => organisationId === organisation.id))
    throw new ProviderStop('unknown_provider');
  await inTransaction(database, { userId }, async (db) => {
    const known = await findIdentity(db, provider, claimed.subject);
    if (known && known.id !== userId) throw new ProviderStop('taken');
    if (!known) await addIdentity(db, provider, claimed, userId, true);
    else
      await db
        .updateTable('auth.account')
        .set({ is_own_link: true })
        .where('provider_id', '=', provider.realm)
        .where('account_id', '=', claimed.subject)
        .execute();
    const after = { email: claimed.address, issuer: provider.issuer };
    await recordOfPerson(db, context, person, 'identity-connected', after);
  });
}
