import type { Transaction } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { seal, unseal } from '../../platform/encryption.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Tables } from '../../tables.ts';
import { endSessions } from '../open-session.ts';
import { withdrawTickets } from '../tickets.ts';
import { takeRecoveryCode } from './codes.ts';

type Db = Transaction<Tables>;

const SECRET_BYTES = 20;
/** Clocks of telephones are off by less than one step of 30 seconds. */
const WINDOW = 1;

const totpOf = (secret: string, email: string) =>
  new TOTP({ issuer: 'Clausewise', label: email, secret: Secret.fromBase32(secret) });

const keyOf = (secrets: Secrets) => secrets('second factors');

/** A secret that waits for its first code, in the place of one that never had it. @returns what the authenticator app takes. */
export async function beginSecondFactor(
  db: Db,
  secrets: Secrets,
  { userId, email }: { userId: string; email: string },
): Promise<{ secret: string; uri: string }> {
  const totp = totpOf(new Secret({ size: SECRET_BYTES }).base32, email);
  const row = { user_id: userId, secret: seal(keyOf(secrets), totp.secret.base32), confirmed_at: null, last_step: 0 };
  await db
    .insertInto('auth.second_factor')
    .values(row)
    .onConflict((known) => known.column('user_id').doUpdateSet(row))
    .execute();
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * Takes a code of the authenticator app: no code, and none older than it, is taken again. The row stays locked until the commit, so of two
 * who come with the same code one gets in.
 */
export async function takeAppCode(
  db: Db,
  secrets: Secrets,
  userId: string,
  code: string,
  isConfirmed: boolean,
): Promise<boolean> {
  const row = await db
    .selectFrom('auth.second_factor')
    .select(['secret', 'last_step as lastStep'])
    .where('user_id', '=', userId)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row || !/^\d{6}$/.test(code)) return false;
  const totp = totpOf(unseal(keyOf(secrets), row.secret), '');
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return false;
  const step = totp.counter({ timestamp }) + delta;
  if (step <= row.lastStep) return false;
  await db.updateTable('auth.second_factor').set({ last_step: step }).where('user_id', '=', userId).execute();
  return true;
}

/** A code of the app, or a recovery code, as it was typed. */
export async function takeCode(db: Db, secrets: Secrets, userId: string, typed: string): Promise<boolean> {
  const code = typed.replaceAll(/\s/g, '');
  if (/^\d+$/.test(code)) return takeAppCode(db, secrets, userId, code, true);
  return takeRecoveryCode(db, secrets, userId, code);
}

/**
 * For whoever lost the device: authenticator app, recovery codes and passkeys are forgotten and every session ends. The caller has checked
 * who may, and records it.
 */
export async function resetSecondFactor(db: Db, userId: string): Promise<void> {
  await removeSecondFactor(db, userId);
  await db.deleteFrom('auth.passkey').where('user_id', '=', userId).execute();
  await withdrawTickets(db, 'second_factor', userId);
  await endSessions(db, userId);
}

export async function removeSecondFactor(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('auth.second_factor').where('user_id', '=', userId).execute();
  await db.deleteFrom('auth.recovery_code').where('user_id', '=', userId).execute();
}
