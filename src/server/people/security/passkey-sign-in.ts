import { inTransaction } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { noteSignIn, openSession } from '../open-session.ts';
import { checkMayEnter, notingRefusal } from '../sign-in.ts';
import { linkExpired, makeTicket, takeTicket } from '../tickets.ts';
import {
  CHALLENGE_MINUTES,
  handleOf,
  newAuthentication,
  partyHere,
  refused,
  verifyAuthentication,
} from './passkeys.ts';

const A_MINUTE = 120;

/** A challenge for whoever comes: the authenticator offers the passkeys it has for this host. */
export async function beginPasskeySignIn(context: RequestContext) {
  const { services, address } = context;
  services.limits.count(`passkey ${address}`, A_MINUTE);
  const options = await newAuthentication(partyHere(services.settings));
  const facts = { challenge: options.challenge };
  const ticket = await inTransaction(services.database, {}, (db) =>
    makeTicket(db, { purpose: 'passkey', userId: null, minutes: CHALLENGE_MINUTES, facts }),
  );
  return { ticket, options: { ...options } };
}

/** @returns the session's token. @throws Problem 410 when the challenge was used or is too old, 422 `passkey_refused`. */
export async function signInWithPasskey(
  context: RequestContext,
  ticket: string,
  response: Record<string, unknown>,
): Promise<string> {
  const { database, limits, settings } = context.services;
  limits.count(`passkey ${context.address}`, A_MINUTE);
  const party = partyHere(settings);
  // Used up before it is looked at: a challenge is answered once, rightly or wrongly.
  const { facts, userId: bound } = await inTransaction(database, {}, (db) => takeTicket(db, 'passkey', ticket));
  if (bound !== null) throw linkExpired();
  const passkey = await findPasskey(context, String(response['id']));
  if (!passkey) throw refused();
  const { userId, email, counter } = passkey;
  const newCounter = await verify().catch(async (problem: unknown) => {
    await noteSignIn(database.everywhere, { userId, method: 'passkey' }, 'wrong', context);
    throw problem;
  });

  async function verify(): Promise<number> {
    const handle = (response['response'] as Record<string, unknown> | undefined)?.['userHandle'];
    if (handle !== undefined && handle !== null && handle !== handleOf(userId)) throw refused();
    return verifyAuthentication(party, String(facts['challenge']), response, {
      id: passkey?.credential_id ?? '',
      publicKey: new Uint8Array(passkey?.public_key ?? []),
      counter,
      transports: passkey?.transports ?? [],
    });
  }

  const entering = inTransaction(database, { userId }, async (db) => {
    await checkMayEnter(db, context, userId, email, 'passkey');
    const { numUpdatedRows } = await db
      .updateTable('auth.passkey')
      .set({ counter: newCounter, last_used_at: new Date() })
      .where('id', '=', passkey.id)
      .where('counter', '=', counter)
      .executeTakeFirst();
    // Somebody signed in with it at the same moment, or removed it.
    if (!numUpdatedRows) throw refused();
    return openSession(db, context, { userId, method: 'passkey', isStrong: true });
  });
  return notingRefusal(context, { userId, method: 'passkey' }, entering);
}

async function findPasskey({ services }: RequestContext, credentialId: string) {
  return inTransaction(services.database, { isReadOnly: true }, (db) =>
    db
      .selectFrom('auth.passkey')
      .innerJoin('auth.user', 'auth.user.id', 'auth.passkey.user_id')
      .select(['auth.passkey.id', 'auth.passkey.user_id as userId', 'auth.user.email'])
      .select(['credential_id', 'public_key', 'counter', 'transports'])
      .where('credential_id', '=', credentialId)
      .executeTakeFirst(),
  );
}
