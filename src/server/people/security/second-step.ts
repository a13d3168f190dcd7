import { issue } from '#domain/issue.ts';
import { SessionMethod } from '#domain/people/session.ts';
import { inTransaction } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { invalid } from '../../platform/http/problems.ts';
import { countAttempt, forgetAttempts, lockedNow } from '../lock-out.ts';
import { noteSignIn, openSession } from '../open-session.ts';
import { checkMayEnter, notingRefusal } from '../sign-in.ts';
import { linkExpired, readTicket, takeTicket } from '../tickets.ts';
import { takeCode } from './second-factor.ts';

const MOST_FAILURES = 5;
const A_MINUTE = 60;
/** Attempts at the code of an account, whoever makes them. */
export const SECOND_FACTOR_ATTEMPTS = 'second factor';

/**
 * The second step of signing in. A wrong code leaves the ticket as it is, for the next one, and counts against the account.
 * @returns the session's token.
 * @throws Problem 410 when the ticket is not good, 422 naming `code`, 429 when the account's codes are locked.
 */
export async function takeSecondStep(context: RequestContext, ticket: string, code: string): Promise<string> {
  const { services } = context;
  const { database, limits, secrets } = services;
  limits.count(`second factor ${context.address}`, A_MINUTE);
  const { userId, facts } = await inTransaction(database, {}, (db) => readTicket(db, 'second_factor', ticket));
  if (!userId) throw linkExpired();
  const method = SessionMethod.catch('email').parse(facts['method']);
  if (!(await countAttempt(database, SECOND_FACTOR_ATTEMPTS, userId, MOST_FAILURES))) {
    await noteSignIn(database.everywhere, { userId, method }, 'locked', context);
    throw await lockedNow(database, SECOND_FACTOR_ATTEMPTS, userId);
  }
  const entering = inTransaction(database, { userId }, async (db) => {
    if (!(await takeCode(db, secrets, userId, code))) return null;
    await takeTicket(db, 'second_factor', ticket);
    const { email } = await db
      .selectFrom('auth.user')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await checkMayEnter(db, context, userId, email, method === 'invitation' ? 'email' : method);
    return openSession(db, context, { userId, method, isStrong: true });
  });
  const token = await notingRefusal(context, { userId, method }, entering);
  if (token === null) {
    await noteSignIn(database.everywhere, { userId, method }, 'wrong', context);
    throw invalid([{ path: 'code', message: issue('code_wrong') }]);
  }
  await forgetAttempts(database, SECOND_FACTOR_ATTEMPTS, userId);
  return token;
}
