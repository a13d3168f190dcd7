import type { Transaction } from 'kysely';
import type { OwnSecurity } from '#domain/people/security.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import type { SignedIn } from '../../platform/http/sessions.ts';
import type { Tables } from '../../tables.ts';
import { findPassword } from '../accounts.ts';
import { passwordPolicyOf } from '../password-rules.ts';
import { countRecoveryCodes } from './codes.ts';
import { listPasskeys } from './own-passkeys.ts';
import { partyOf } from './passkeys.ts';

/** What protects the account; no secret. */
export async function getOwnSecurity(
  db: Transaction<Tables>,
  { services }: RequestContext,
  { userId, email }: SignedIn,
): Promise<OwnSecurity> {
  const account = await db
    .selectFrom('auth.user')
    .leftJoin('auth.second_factor', 'auth.second_factor.user_id', 'auth.user.id')
    .select(['email_verified', 'password_changed_at', 'confirmed_at'])
    .where('auth.user.id', '=', userId)
    .executeTakeFirstOrThrow();
  const { passwordLength } = await passwordPolicyOf(db, userId);
  return {
    email,
    emailVerified: account.email_verified,
    hasPassword: (await findPassword(db, userId)) !== undefined,
    passwordChangedAt: account.password_changed_at?.toISOString() ?? null,
    passwordLength,
    secondFactorSince: account.confirmed_at?.toISOString() ?? null,
    recoveryCodesLeft: account.confirmed_at ? await countRecoveryCodes(db, userId) : 0,
    passkeys: await listPasskeys(db, userId),
    takesPasskeys: partyOf(services.settings) !== null,
  };
}
