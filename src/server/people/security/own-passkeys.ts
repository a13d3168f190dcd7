import type { Transaction } from 'kysely';
import type { Passkey } from '#domain/people/security.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { conflict, notFound } from '../../platform/http/problems.ts';
import type { SignedIn } from '../../platform/http/sessions.ts';
import type { Tables } from '../../tables.ts';
import { linkExpired, makeTicket, takeTicket } from '../tickets.ts';
import { CHALLENGE_MINUTES, newRegistration, partyHere, verifyRegistration } from './passkeys.ts';
import { recordOfPerson } from './record.ts';

type Db = Transaction<Tables>;

const MOST_PASSKEYS = 20;

export async function listPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  const rows = await passkeysOf(db, userId).orderBy('created_at').execute();
  return rows.map(passkeyOf);
}

const passkeysOf = (db: Db, userId: string) =>
  db
    .selectFrom('auth.passkey')
    .select(['id', 'name', 'created_at', 'last_used_at', 'credential_id', 'transports'])
    .where('user_id', '=', userId);

const passkeyOf = ({
  id,
  name,
  created_at,
  last_used_at,
}: {
  id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}): Passkey => ({ id, name, createdAt: created_at.toISOString(), lastUsedAt: last_used_at?.toISOString() ?? null });

export async function beginPasskey(db: Db, { services }: RequestContext, person: SignedIn) {
  const known = await passkeysOf(db, person.userId).execute();
  if (known.length >= MOST_PASSKEYS)
    throw conflict('passkeys_full', 'Twenty passkeys are the most. Remove one that you no longer use.');
  const { userId, email, name } = person;
  const registered = known.map(({ credential_id: id, transports }) => ({ id, transports }));
  const options = await newRegistration(partyHere(services.settings), { userId, email, name, known: registered });
  const facts = { challenge: options.challenge };
  const ticket = await makeTicket(db, { purpose: 'passkey', userId, minutes: CHALLENGE_MINUTES, facts });
  return { ticket, options: { ...options } };
}

/** The person was verified by the authenticator just now, so this session has shown two factors. */
export async function addPasskey(
  db: Db,
  context: RequestContext,
  person: SignedIn,
  { ticket, name, response }: { ticket: string; name: string; response: Record<string, unknown> },
): Promise<Passkey> {
  const { database, settings } = context.services;
  const { userId } = person;
  // Outside of the transaction: the challenge is used up also when what comes with it is refused.
  const taken = await takeTicket(database.everywhere, 'passkey', ticket);
  if (taken.userId !== userId) throw linkExpired();
  const credential = await verifyRegistration(partyHere(settings), String(taken.facts['challenge']), response);
  const row = await db
    .insertInto('auth.passkey')
    .values({
      user_id: userId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
    })
    .onConflict((known) => known.column('credential_id').doNothing())
    .returning(['id', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirst();
  if (!row) throw conflict('passkey_known', 'This passkey is registered already.');
  await db.updateTable('auth.session').set({ is_strong: true }).where('id', '=', person.sessionId).execute();
  await recordOfPerson(db, context, person, 'passkey-added', { name });
  return passkeyOf(row);
}

export async function renamePasskey(db: Db, { userId }: SignedIn, id: string, name: string): Promise<Passkey> {
  const row = await db
    .updateTable('auth.passkey')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['id', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirst();
  if (!row) throw notFound();
  return passkeyOf(row);
}

/** Sessions that a passkey opened elsewhere end with it. @throws Problem 409 `last_way_in` when the person could not sign in any more. */
export async function removePasskey(db: Db, context: RequestContext, person: SignedIn, id: string): Promise<void> {
  const { userId } = person;
  // The person's row orders those who take two ways away at once.
  await db.selectFrom('auth.user').select('id').where('id', '=', userId).forUpdate().execute();
  const keys = await passkeysOf(db, userId).execute();
  const found = keys.find((key) => key.id === id);
  if (!found) throw notFound();
  const other = await db.selectFrom('auth.account').select('id').where('user_id', '=', userId).executeTakeFirst();
  if (keys.length < 2 && !other)
    throw conflict('last_way_in', 'This is your only way to sign in. Set a password or add a passkey first.');
  await db.deleteFrom('auth.passkey').where('id', '=', id).execute();
  await db
    .deleteFrom('auth.session')
    .where('user_id', '=', userId)
    .where('method', '=', 'passkey')
    .where('id', '!=', person.sessionId)
    .execute();
  await recordOfPerson(db, context, person, 'passkey-removed', { name: found.name });
}
