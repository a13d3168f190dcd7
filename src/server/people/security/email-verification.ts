import type { Transaction } from 'kysely';
import { addressOf } from '#domain/addresses.ts';
import { inTransaction } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { conflict } from '../../platform/http/problems.ts';
import type { SignedIn } from '../../platform/http/sessions.ts';
import type { Tables } from '../../tables.ts';
import { countAttempt, lockedNow } from '../lock-out.ts';
import { linkExpired, makeTicket, takeTicket, withdrawTickets } from '../tickets.ts';

const HOURS = 24;
const MOST_MAILS = 3;
const A_MINUTE = 60;

/** @throws Problem 409 for who came in by Google, whose addresses are verified there, and where it is done already. */
export async function sendVerification(
  db: Transaction<Tables>,
  { services }: RequestContext,
  { userId, method, email }: SignedIn,
): Promise<void> {
  const account = await db
    .selectFrom('auth.user')
    .select(['name', 'language', 'email_verified'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (method === 'google')
    throw conflict('verification_not_needed', 'Email verification not needed for Google accounts');
  if (account.email_verified) throw conflict('verified', 'Your address is verified already.');
  if (!(await countAttempt(services.database, 'verification mail', email, MOST_MAILS)))
    throw await lockedNow(services.database, 'verification mail', email);
  const { name, language } = account;
  await withdrawTickets(db, 'verification', userId);
  const facts = { email };
  const token = await makeTicket(db, { purpose: 'verification', userId, minutes: HOURS * 60, facts });
  const link = addressOf('verifyEmail', { token });
  await sendMail(db, { to: email, kind: 'verification', values: { name, hours: HOURS }, language, link });
}

/** @throws Problem 410 when the link is not good, belongs to a registration, or to an address the account no longer has. */
export async function confirmEmail({ services, address }: RequestContext, token: string): Promise<{ email: string }> {
  services.limits.count(`verification ${address}`, A_MINUTE);
  return inTransaction(services.database, {}, async (db) => {
    const { userId, facts } = await takeTicket(db, 'verification', token);
    if (!userId) throw linkExpired();
    const email = String(facts['email']);
    const { numUpdatedRows } = await db
      .updateTable('auth.user')
      .set({ email_verified: true })
      .where('id', '=', userId)
      .where('email', '=', email)
      .executeTakeFirst();
    if (!numUpdatedRows) throw linkExpired();
    return { email };
  });
}
