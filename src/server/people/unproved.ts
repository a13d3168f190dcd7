import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * The address of an account is shown to be its person's for the first time. Whoever held the account until now may have been somebody else:
 * the passkeys they added and the identities they connected open it no longer.
 */
export async function dropUnprovedWays(db: Transaction<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('auth.account').where('user_id', '=', userId).where('provider_id', '!=', 'credential').execute();
  await db.deleteFrom('auth.passkey').where('user_id', '=', userId).execute();
}
