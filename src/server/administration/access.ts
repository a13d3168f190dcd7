import { administrationSubject } from '#domain/administration/subject.ts';
import type { Transaction } from 'kysely';
import { issue } from '#domain/issue.ts';
import { ADMINISTRATION_MINUTES } from '#domain/administration/installation.ts';
import { findAccount, findPassword } from '../people/accounts.ts';
import { countAttempt, forgetAttempts, lockedNow, takeAttemptBack } from '../people/lock-out.ts';
import { noteSignIn, openSession, renewSession } from '../people/open-session.ts';
import { takeCode } from '../people/security/second-factor.ts';
import { hasSecondFactor } from '../people/sign-in.ts';
import { inTransaction } from '../platform/context.ts';
import { appendToLog } from '../platform/administration-log.ts';
import { isAdministrator, notAdministrator } from '../platform/administrators.ts';
import type { RequestContext } from '../platform/http/gate.ts';
import { hashPassword, verifyPassword } from '../platform/passwords.ts';
import { invalid, Problem } from '../platform/http/problems.ts';
import { clearCookie } from '../platform/http/sessions.ts';
import type { SignedIn } from '../platform/http/sessions.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

export const ADMIN_ATTEMPTS = 'admin';
/** Wrong attempts after which the door stays shut for a quarter of an hour (specification). */
const MOST_FAILURES = 3;
const A_MINUTE = 60;
/** The password of nobody: an address without an account takes as long as one with. */
const nobody = hashPassword('nobody administers with this');

interface Proof {
  email: string;
  password: string;
  code?: string | undefined;
}

interface Account {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
}

/**
 * Opens the administration for an hour: in this session when it is the same person's, in a new one otherwise. Every attempt counts before
 * it is looked at. @returns the session's token; undefined when a code is asked for.
 * @throws Problem 403 for who does not administer the installation, and their session ends.
 */
export async function openAdministration(context: RequestContext, proof: Proof): Promise<string | undefined> {
  const { database, limits } = context.services;
  const address = proof.email.trim().toLowerCase();
  limits.count(`sign-in ${context.address}`, A_MINUTE);
  if (!(await countAttempt(database, ADMIN_ATTEMPTS, address, MOST_FAILURES))) {
    await hashPassword(proof.password);
    await note(context, address, 'locked');
    throw await lockedNow(database, ADMIN_ATTEMPTS, address);
  }
  const account = await checkPassword(context, proof);
  if (!(await isAdministrator(context.services, account.email))) {
    await signOut(context);
    await note(context, address, 'refused');
    throw notAdministrator();
  }
  if (!account.emailVerified) {
    await note(context, address, 'refused');
    throw unproved();
  }
  const isEnrolled = await inTransaction(database, { userId: account.id }, (db) => hasSecondFactor(db, account.id));
  if (isEnrolled && !proof.code) {
    await takeAttemptBack(database, ADMIN_ATTEMPTS, address);
    return undefined;
  }
  if (isEnrolled) await checkCode(context, account, proof.code ?? '');
  await forgetAttempts(database, ADMIN_ATTEMPTS, address);
  return open(context, account, isEnrolled);
}

async function checkPassword(context: RequestContext, { email, password }: Proof): Promise<Account> {
  const account = await inTransaction(context.services.database, {}, async (db) => {
    const found = await findAccount(db, email);
    return found && { ...found, hash: await findPassword(db, found.id) };
  });
  const isRight = await verifyPassword({ hash: account?.hash ?? (await nobody), password });
  if (!account?.hash || !isRight) {
    await note(context, email, 'wrong');
    throw new Problem(401, 'wrong_credentials', 'This e-mail address and password do not belong together.');
  }
  if (account.suspendedAt)
    throw new Problem(403, 'suspended', 'This account is suspended. Ask an administrator of your organisation.');
  return account;
}

async function checkCode(context: RequestContext, { id, email }: Account, code: string): Promise<void> {
  const { database, secrets } = context.services;
  if (await inTransaction(database, { userId: id }, (db) => takeCode(db, secrets, id, code))) return;
  await note(context, email, 'wrong');
  throw invalid([{ path: 'code', message: issue('code_wrong') }]);
}

async function note(context: RequestContext, email: string, outcome: 'wrong' | 'locked' | 'refused'): Promise<void> {
  const { database } = context.services;
  const account = await inTransaction(database, {}, (db) => findAccount(db, email));
  await noteSignIn(database.everywhere, { userId: account?.id ?? null, method: 'email' }, outcome, context);
}

/** Who tries the door of the administration without belonging there is signed out of the product as well (specification). */
async function signOut({ services, cookies, reply }: RequestContext): Promise<void> {
  const person = await services.findSession(cookies);
  if (!person) return;
  await services.database.everywhere.deleteFrom('auth.session').where('id', '=', person.sessionId).execute();
  reply.set('set-cookie', clearCookie(services.settings.isSecure));
}

async function open(context: RequestContext, account: Account, isStrong: boolean): Promise<string> {
  const { services } = context;
  const present = await services.findSession(context.cookies);
  const scope = { userId: account.id, administers: true };
  return inTransaction(services.database, scope, async (db) => {
    const isSame = present?.userId === account.id;
    if (present && !isSame) await db.deleteFrom('auth.session').where('id', '=', present.sessionId).execute();
    const token = isSame
      ? await raise(db, context, present, isStrong)
      : await openSession(db, context, { userId: account.id, method: 'email', isStrong });
    await db
      .updateTable('auth.session')
      .set({ administers_until: new Date(Date.now() + ADMINISTRATION_MINUTES * 60_000) })
      .where('token', '=', token)
      .execute();
    await appendToLog(
      { db, services, person: { userId: account.id, name: account.name }, requestId: context.requestId },
      { action: 'opened', subject: administrationSubject, subjectId: account.id, title: account.email },
    );
    return token;
  });
}

/** The session goes on under a new token: who knew the old one does not administer with it. */
async function raise(db: Db, context: RequestContext, present: SignedIn, isStrong: boolean): Promise<string> {
  await db
    .updateTable('auth.session')
    .set({ is_strong: present.isStrong || isStrong })
    .where('id', '=', present.sessionId)
    .execute();
  await noteSignIn(db, { userId: present.userId, method: 'email' }, 'done', context);
  return renewSession(db, context, present.sessionId);
}

export async function closeAdministration(db: Db, person: SignedIn): Promise<void> {
  await db.updateTable('auth.session').set({ administers_until: null }).where('id', '=', person.sessionId).execute();
}

/** An organisation may open an account for any address: one of the list is only worth something once its mail was read. */
function unproved(): Problem {
  return new Problem(
    403,
    'address_unverified',
    'Nobody has shown yet that this e-mail address is theirs. Verify it first: ask for a new password, and follow the link in the mail.',
  );
}
