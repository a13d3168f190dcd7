import type { Transaction } from 'kysely';
import { SAME_PASSWORD, WRONG_OWN_PASSWORD } from '#domain/people/password.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { hashPassword, verifyPassword } from '../../platform/passwords.ts';
import { conflict, invalid } from '../../platform/http/problems.ts';
import type { SignedIn } from '../../platform/http/sessions.ts';
import type { Tables } from '../../tables.ts';
import { findPassword, isKnownPassword, keepPassword } from '../accounts.ts';
import { renewSession } from '../open-session.ts';
import { countAttempt, forgetAttempts, lockedNow } from '../lock-out.ts';
import { checkPassword, passwordPolicyOf } from '../password-rules.ts';
import { withdrawTickets } from '../tickets.ts';
import { recordOfPerson } from './record.ts';

type Db = Transaction<Tables>;

const MOST_FAILURES = 5;

/**
 * Sets another password for who knows the present one. Other sessions end, this one gets another cookie, and links on their way are no longer good.
 * @throws Problem 422 naming `currentPassword` or `newPassword`, 409 without a password, 429 after too many wrong ones.
 */
export async function changeOwnPassword(
  db: Db,
  context: RequestContext,
  person: SignedIn,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<{ sessionsEnded: number }> {
  const { database } = context.services;
  const { userId, email, name } = person;
  const hash = await findPassword(db, userId);
  if (hash === undefined)
    throw conflict('no_password', 'You have no password here: you sign in with Google, single sign-on or a passkey.');
  if (!(await countAttempt(database, 'own password', email, MOST_FAILURES)))
    throw await lockedNow(database, 'own password', email);
  if (!(await verifyPassword({ hash, password: currentPassword })))
    throw invalid([{ path: 'currentPassword', message: WRONG_OWN_PASSWORD }]);
  await forgetAttempts(database, 'own password', email);
  if (await isKnownPassword(db, userId, newPassword)) throw invalid([{ path: 'newPassword', message: SAME_PASSWORD }]);
  await checkPassword(newPassword, { email, name, policy: await passwordPolicyOf(db, userId) }, 'newPassword');
  await setPassword(db, userId, newPassword);
  const { numDeletedRows } = await db
    .deleteFrom('auth.session')
    .where('user_id', '=', userId)
    .where('id', '!=', person.sessionId)
    .executeTakeFirst();
  // Who read this cookie before goes on with nothing.
  await renewSession(db, context, person.sessionId);
  await recordOfPerson(db, context, person, 'password-changed');
  return { sessionsEnded: Number(numDeletedRows) };
}

/** The password as its person chose it: nothing asks for another one, and no link of before changes it again. */
export async function setPassword(db: Db, userId: string, password: string): Promise<void> {
  await keepPassword(db, userId, await hashPassword(password));
  await db
    .updateTable('auth.user')
    .set({ must_change_password: false, password_changed_at: new Date() })
    .where('id', '=', userId)
    .execute();
  await withdrawTickets(db, 'reset', userId);
  await withdrawTickets(db, 'second_factor', userId);
}
