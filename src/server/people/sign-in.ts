import type { Transaction } from 'kysely';
import { PAGES } from '#domain/addresses.ts';
import { policyOf } from '#domain/organisations/policy.ts';
import type { SignInMethod } from '#domain/organisations/policy.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { SessionMethod } from '#domain/people/session.ts';
import { inTransaction } from '../platform/context.ts';
import { isAdministrator } from '../platform/administrators.ts';
import type { RequestContext } from '../platform/http/gate.ts';
import { sendMail } from '../platform/mail/mail.ts';
import { hashPassword, verifyPassword } from '../platform/passwords.ts';
import { Problem } from '../platform/http/problems.ts';
import type { Tables } from '../tables.ts';
import { findAccount, findPassword } from './accounts.ts';
import { countAttempt, forgetAttempts, lockedNow, LOCK_MINUTES } from './lock-out.ts';
import { noteSignIn, openSession } from './open-session.ts';
import { makeTicket } from './tickets.ts';

type Db = Transaction<Tables>;

const MOST_FAILURES = 5;
const SECOND_FACTOR_MINUTES = 5;
/** The password of nobody: an address without an account takes as long as one with. */
const nobody = hashPassword('nobody signs in with this');

/** Checks address and password. Opens the session, or hands out the ticket with which the second factor does. */
export async function signIn(
  context: RequestContext,
  email: string,
  password: string,
): Promise<{ userId: string; token: string } | { ticket: string }> {
  const { services } = context;
  const { database } = services;
  services.limits.count(`sign-in ${context.address}`, 60);
  if (!(await countAttempt(database, 'sign-in', email, MOST_FAILURES))) {
    // A locked account takes as long as a wrong password, and one that does not exist is locked alike.
    await hashPassword(password);
    const account = await inTransaction(database, {}, (db) => findAccount(db, email));
    await noteSignIn(database.everywhere, { userId: account?.id ?? null, method: 'email' }, 'locked', context);
    if (account) mailLocked(context, account);
    throw await lockedNow(database, 'sign-in', email);
  }
  const account = await inTransaction(database, {}, async (db) => {
    const found = await findAccount(db, email);
    return found && { ...found, hash: await findPassword(db, found.id) };
  });
  const isRight = await verifyPassword({ hash: account?.hash ?? (await nobody), password });
  if (!account?.hash || !isRight) {
    await noteSignIn(database.everywhere, { userId: account?.id ?? null, method: 'email' }, 'wrong', context);
    throw new Problem(401, 'wrong_credentials', 'This e-mail address and password do not belong together.');
  }
  await forgetAttempts(database, 'sign-in', email);
  const entering = inTransaction(database, { userId: account.id }, async (db) => {
    await checkMayEnter(db, context, account.id, account.email, 'email');
    if (await hasSecondFactor(db, account.id)) {
      const ticket = { purpose: 'second_factor', userId: account.id, minutes: SECOND_FACTOR_MINUTES } as const;
      return { ticket: await makeTicket(db, ticket) };
    }
    return { userId: account.id, token: await openSession(db, context, { userId: account.id, method: 'email' }) };
  });
  return notingRefusal(context, { userId: account.id, method: 'email' }, entering);
}

/** Whoever proved who they are and may not enter stands in the history as refused; the transaction that refused is undone. */
export async function notingRefusal<T>(
  context: RequestContext,
  person: { userId: string; method: SessionMethod },
  entering: Promise<T>,
): Promise<T> {
  return entering.catch(async (error: unknown) => {
    if (error instanceof Problem && error.status === 403)
      await noteSignIn(context.services.database.everywhere, person, 'refused', context);
    throw error;
  });
}

/** One mail a lock to whoever has the address. Nobody waits for it: the answer takes as long where there is nobody. */
function mailLocked(
  { services, address, log }: RequestContext,
  { name, email, language }: { name: string; email: string; language: Language },
): void {
  const notify = async () => {
    if (!(await countAttempt(services.database, 'lock notice', email, 1))) return;
    const values = { name, address, minutes: LOCK_MINUTES };
    await sendMail(services.database.everywhere, {
      to: email,
      kind: 'sign-in-locked',
      values,
      language,
      link: PAGES.forgotPassword,
    });
  };
  notify().catch((error: unknown) => log.warn({ err: error }, 'telling of a lock'));
}

/**
 * Whether somebody who has proved who they are may come in at all. The transaction must be theirs (row-level security).
 * @throws Problem 403 `suspended`, or `other_method` when none of their organisations accepts this way.
 */
export async function checkMayEnter(
  db: Db,
  context: RequestContext,
  userId: string,
  email: string,
  method: SignInMethod,
): Promise<void> {
  const account = await db
    .selectFrom('auth.user')
    .select('suspended_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const isAdministering = await isAdministrator(context.services, email);
  if (account.suspended_at || (!isAdministering && (await isSuspendedEverywhere(db, userId))))
    throw new Problem(403, 'suspended', 'This account is suspended. Ask an administrator of your organisation.');
  const policies = await db.selectFrom('organisations').select('policy').where('suspended_at', 'is', null).execute();
  const accepts = policies.some(({ policy }) => policyOf(policy).signInMethods.includes(method));
  if (policies.length > 0 && !accepts && !isAdministering)
    throw new Problem(
      403,
      'other_method',
      'Your organisation does not accept this way of signing in. Use another one.',
    );
}

/** Whoever belongs somewhere, but is suspended in every organisation. */
async function isSuspendedEverywhere(db: Db, userId: string): Promise<boolean> {
  const rows = await db.selectFrom('memberships').select('suspended_at').where('user_id', '=', userId).execute();
  return rows.length > 0 && rows.every(({ suspended_at }) => suspended_at !== null);
}

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('auth.second_factor')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
