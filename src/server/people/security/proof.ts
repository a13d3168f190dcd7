import type { Transaction } from 'kysely';
import { issue } from '#domain/issue.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { invalid, Problem } from '../../platform/http/problems.ts';
import type { SignedIn } from '../../platform/http/sessions.ts';
import { verifyPassword } from '../../platform/passwords.ts';
import type { Tables } from '../../tables.ts';
import { findPassword } from '../accounts.ts';
import { countAttempt, forgetAttempts, lockedNow } from '../lock-out.ts';
import { hasSecondFactor } from '../sign-in.ts';
import { takeCode } from './second-factor.ts';

type Db = Transaction<Tables>;

const MOST_FAILURES = 5;
/** For how long having signed in is a proof, where there is nothing else to prove it by. */
const FRESH_MINUTES = 10;

/** The password, a code of the app or a recovery code. @throws Problem 422 naming `proof`, 429 after too many wrong ones. */
export async function checkProof(
  db: Db,
  context: RequestContext,
  { userId, email }: SignedIn,
  proof: string,
): Promise<void> {
  const { database, secrets } = context.services;
  if (!(await countAttempt(database, 'own password', email, MOST_FAILURES)))
    throw await lockedNow(database, 'own password', email);
  const isCode = await takeCode(db, secrets, userId, proof);
  const hash = isCode ? undefined : await findPassword(db, userId);
  if (!isCode && !(hash && (await verifyPassword({ hash, password: proof }))))
    throw invalid([{ path: 'proof', message: issue('proof_wrong') }]);
  await forgetAttempts(database, 'own password', email);
}

/**
 * That it is this person, now. Who has neither password nor app (single sign-on, a passkey) shows it by having signed in a moment ago.
 * @throws Problem as checkProof; 403 `proof_needed` without one, `sign_in_again` where there is nothing to give and the session is older.
 */
export async function checkIsPresent(
  db: Db,
  context: RequestContext,
  person: SignedIn,
  proof: string | undefined,
): Promise<void> {
  if (proof !== undefined) return checkProof(db, context, person, proof);
  if ((await hasSecondFactor(db, person.userId)) || (await findPassword(db, person.userId)) !== undefined)
    throw new Problem(403, 'proof_needed', 'Show that it is you: send your password, or a code, as `proof`.');
  const { created_at: since } = await db
    .selectFrom('auth.session')
    .select('created_at')
    .where('id', '=', person.sessionId)
    .executeTakeFirstOrThrow();
  if (Date.now() - since.getTime() > FRESH_MINUTES * 60_000)
    throw new Problem(403, 'sign_in_again', 'Sign out and in again first, to show that it is you.');
}
