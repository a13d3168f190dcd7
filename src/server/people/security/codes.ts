import { createHmac, randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Secrets } from '../../platform/secrets.ts';
import type { Tables } from '../../tables.ts';

type Db = Transaction<Tables>;

const CODES = 10;
/** Letters and digits that nobody confuses on paper. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes of 50 bits, each good once, in the place of the old ones. Only keyed hashes are kept. @returns what is shown once. */
export async function renewRecoveryCodes(db: Db, secrets: Secrets, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => `${group()}-${group()}`);
  await db.deleteFrom('auth.recovery_code').where('user_id', '=', userId).execute();
  await db
    .insertInto('auth.recovery_code')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(secrets, userId, code), used_at: null })))
    .execute();
  return codes;
}

/** Uses a recovery code up: of two who come with the same one, one gets in. */
export async function takeRecoveryCode(db: Db, secrets: Secrets, userId: string, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('auth.recovery_code')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(secrets, userId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('auth.recovery_code')
    .select((is) => is.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

const group = () => Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

function hashOf(secrets: Secrets, userId: string, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHmac('sha256', secrets('recovery codes')).update(`${userId} ${plain}`).digest('hex');
}
