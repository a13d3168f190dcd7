import { setTimeout as wait } from 'node:timers/promises';
import { addressOf } from '#domain/addresses.ts';
import { policyOf } from '#domain/organisations/policy.ts';
import { SAME_PASSWORD } from '#domain/people/password.ts';
import { organisationDomainOf } from '#domain/people/mail-domains.ts';
import { inTransaction } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { invalid, Problem } from '../../platform/http/problems.ts';
import { findAccount, isKnownPassword } from '../accounts.ts';
import { countAttempt, forgetAttempts } from '../lock-out.ts';
import { endSessions } from '../open-session.ts';
import { checkPassword, passwordPolicyOf } from '../password-rules.ts';
import { linkExpired, makeTicket, readTicket, takeTicket, withdrawTickets } from '../tickets.ts';
import { dropUnprovedWays } from '../unproved.ts';
import { setPassword } from './own-password.ts';
import { recordOfPerson } from './record.ts';

const MINUTES = 30;
const A_MINUTE = 30;
/** Mails to one address within a quarter of an hour. */
const MOST_MAILS = 3;
/** Longer than the work takes: whether there was any to do cannot be seen from the time of the answer. */
const ANSWER_AFTER_MS = 250;

/**
 * Sends the link where the address has an account. The answer, its time and its refusals are the same where it has none.
 * @throws Problem 403 `reset_not_needed` for every address of a domain whose organisation takes no passwords.
 */
export async function sendResetLink(context: RequestContext, typed: string): Promise<void> {
  const { services } = context;
  services.limits.count(`reset ${context.address}`, A_MINUTE);
  const email = typed.trim().toLowerCase();
  const [, outcome] = await Promise.all([
    wait(ANSWER_AFTER_MS),
    Promise.resolve(mailLink(context, email)).then(
      () => null,
      (error: unknown) => error,
    ),
  ]);
  if (outcome !== null) throw outcome;
}

async function mailLink({ services }: RequestContext, email: string): Promise<void> {
  const { database } = services;
  await inTransaction(database, { administers: true, isReadOnly: true }, async (db) => {
    const organisation = await db
      .selectFrom('organisations')
      .select('policy')
      .where('domain', '=', organisationDomainOf(email))
      .executeTakeFirst();
    if (organisation && !policyOf(organisation.policy).signInMethods.includes('email'))
      throw new Problem(403, 'reset_not_needed', 'Password reset not needed - use Google account recovery instead');
  });
  if (!(await countAttempt(database, 'reset mail', email, MOST_MAILS))) return;
  await inTransaction(database, {}, async (db) => {
    const account = await findAccount(db, email);
    if (!account || account.suspendedAt) return;
    const { id: userId, name, language } = account;
    const token = await makeTicket(db, { purpose: 'reset', userId, minutes: MINUTES });
    const link = addressOf('resetPassword', { token });
    await sendMail(db, { to: account.email, kind: 'reset', values: { name, minutes: MINUTES }, language, link });
  });
}

/** For whoever holds the link. @throws Problem 410 when it is not good any more. */
export async function viewResetLink(context: RequestContext, token: string) {
  const { services } = context;
  services.limits.count(`reset ${context.address}`, A_MINUTE);
  const { userId } = await inTransaction(services.database, {}, (db) => readTicket(db, 'reset', token));
  if (!userId) throw linkExpired();
  return inTransaction(services.database, { userId, isReadOnly: true }, async (db) => {
    const { email } = await db
      .selectFrom('auth.user')
      .select('email')
      .where('id', '=', userId)
      .where('suspended_at', 'is', null)
      .executeTakeFirstOrThrow(linkExpired);
    const { passwordLength } = await passwordPolicyOf(db, userId);
    return { email, passwordLength };
  });
}

/**
 * Chooses the password. A password that is refused leaves the link good. All sessions end; the second factor stays, as whoever reads the
 * mail has shown one thing and not two.
 */
export async function resetByLink(
  context: RequestContext,
  token: string,
  password: string,
): Promise<{ email: string }> {
  const { services } = context;
  const { database } = services;
  services.limits.count(`reset ${context.address}`, A_MINUTE);
  const { userId } = await inTransaction(database, {}, (db) => readTicket(db, 'reset', token));
  if (!userId) throw linkExpired();
  const email = await inTransaction(database, { userId }, async (db) => {
    const person = await db
      .selectFrom('auth.user')
      .select(['id as userId', 'name', 'email', 'email_verified as isProved', 'must_change_password as isForced'])
      .where('id', '=', userId)
      .where('suspended_at', 'is', null)
      .executeTakeFirstOrThrow(linkExpired);
    await checkPassword(password, { ...person, policy: await passwordPolicyOf(db, userId) });
    // Whoever must choose another one may not choose what others may know.
    if (person.isForced && (await isKnownPassword(db, userId, password)))
      throw invalid([{ path: 'password', message: SAME_PASSWORD }]);
    await takeTicket(db, 'reset', token);
    await setPassword(db, userId, password);
    await withdrawTickets(db, 'verification', userId);
    // Who read the mail has the address.
    if (!person.isProved) await dropUnprovedWays(db, userId);
    await db.updateTable('auth.user').set({ email_verified: true }).where('id', '=', userId).execute();
    await endSessions(db, userId);
    await recordOfPerson(db, context, person, 'password-reset');
    return person.email;
  });
  await forgetAttempts(database, 'sign-in', email);
  await forgetAttempts(database, 'own password', email);
  return { email };
}
