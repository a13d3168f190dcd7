import type { Transaction } from 'kysely';
import { issue } from '#domain/issue.ts';
import { addressOf, PAGES } from '#domain/addresses.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { Joining } from '#domain/people/join-rules.ts';
import { LEAST_PASSWORD_LENGTH } from '#domain/people/session.ts';
import type { Registration } from '#domain/people/user-request.ts';
import { inTransaction } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { invalid, Problem } from '../../platform/http/problems.ts';
import type { Tables } from '../../tables.ts';
import { addAccount, findAccount } from '../accounts.ts';
import { countAttempt } from '../lock-out.ts';
import { openSession } from '../open-session.ts';
import { isFresh } from '../setup.ts';
import { makeTicket, readTicket, takeTicket } from '../tickets.ts';
import { arrive, findDoor } from './arrivals.ts';
import type { Door } from './arrivals.ts';
import { hashNewPassword } from './new-password.ts';

type Db = Transaction<Tables>;

const HOURS = 24;
/** From one network address, behind which an office may stand. */
const A_MINUTE = 60;
/** Mails to one address within a quarter of an hour. */
const MOST_MAILS = 3;

/** What the visitor said, kept with the link until the address is shown to be theirs. */
interface Said {
  name: string;
  email: string;
  companyName: string;
  language: Language;
}

export interface Arrived {
  outcome: Exclude<Joining['kind'], 'member'> | 'has_account';
  organisation: string;
  needsPassword: boolean;
}

/** Sends the link. The answer is the same whoever has the address; what its organisation demands of everybody is no secret. */
export async function register(context: RequestContext, registration: Registration): Promise<void> {
  const { services } = context;
  services.limits.count(`registration ${context.address}`, A_MINUTE);
  if (await isFresh(services.database))
    throw new Problem(403, 'not_set_up', 'Nobody has set this installation up yet.');
  const email = registration.email.toLowerCase();
  const said: Said = { ...registration, email, language: registration.language ?? 'en' };
  await inTransaction(services.database, { administers: true }, async (db) => {
    checkTakesPasswords(await findDoor(db, email, null));
    if (!(await countAttempt(services.database, 'registration', email, MOST_MAILS))) return;
    const account = await findAccount(db, email);
    if (account) await mailAccountExists(db, said, account);
    else await sendVerification(db, said);
  });
}

/** An organisation whose people come in by Google or single sign-on alone has no use for another way. */
function checkTakesPasswords({ organisation, joining }: Door): void {
  if (!organisation || joining.kind === 'opens' || joining.kind === 'requests_opening') return;
  if (!organisation.policy.signInMethods.includes('email'))
    throw new Problem(403, 'registration_not_supported', 'Registration not supported - use Google sign-in instead');
}

/** Of an address that has an account the link is made as well, and thrown away: an answer takes as long, whoever has it. */
async function mailAccountExists(
  db: Db,
  said: Said,
  { name, language }: { name: string; language: Language },
): Promise<void> {
  await makeLink(db, said, 0);
  await sendMail(db, { to: said.email, kind: 'account-exists', values: { name }, language, link: PAGES.login });
}

async function sendVerification(db: Db, said: Said): Promise<void> {
  const link = await makeLink(db, said, HOURS * 60);
  const { name, email: to, language } = said;
  await sendMail(db, { to, kind: 'verification', values: { name, hours: HOURS }, language, link });
}

async function makeLink(db: Db, said: Said, minutes: number): Promise<string> {
  const token = await makeTicket(db, { purpose: 'verification', userId: null, minutes, facts: { ...said } });
  return addressOf('register', { token });
}

/** What confirming would do. @throws Problem 410 when the link is not good. */
export async function lookAtRegistration(
  { services }: RequestContext,
  token: string,
): Promise<Arrived & { name: string; email: string }> {
  return inTransaction(services.database, { administers: true, isReadOnly: true }, async (db) => {
    const said = saidOf(await readTicket(db, 'verification', token));
    const { name, email } = said;
    return { ...(await foresee(db, said)), name, email };
  });
}

/** Tickets of an account are for something else: these are of people without one. */
function saidOf({ userId, facts }: { userId: string | null; facts: Record<string, unknown> }): Said {
  if (userId) throw new Problem(410, 'link_expired', 'This link is not valid any more. Ask for a new one.');
  return facts as unknown as Said;
}

async function foresee(db: Db, { email, companyName }: Said): Promise<Arrived> {
  if (await findAccount(db, email)) return { outcome: 'has_account', organisation: '', needsPassword: false };
  return arrivedOf(await findDoor(db, email, null), companyName);
}

export function arrivedOf({ joining, organisation }: Door, companyName: string): Arrived {
  const outcome = joining.kind === 'member' ? 'has_account' : joining.kind;
  const isNew = outcome === 'opens' || outcome === 'requests_opening';
  return {
    outcome,
    organisation: isNew ? companyName : (organisation?.name ?? ''),
    needsPassword: outcome === 'opens' || outcome === 'joins',
  };
}

/** The address is theirs: now it happens. @returns the session's token where the person is in. */
export async function confirmRegistration(
  context: RequestContext,
  token: string,
  password: string | undefined,
): Promise<Arrived & { token: string | null }> {
  const { services } = context;
  services.limits.count(`registration ${context.address}`, A_MINUTE);
  const seen = await lookAtRegistration(context, token);
  if (seen.needsPassword && !password)
    throw invalid([{ path: 'password', message: issue('password_short', { count: LEAST_PASSWORD_LENGTH }) }]);
  const passwordHash = seen.needsPassword && password ? await hashNewPassword(context, password, seen.email) : null;
  const { userId, arrived } = await inTransaction(services.database, { administers: true }, async (db) => {
    const said = saidOf(await takeTicket(db, 'verification', token));
    const now = await foresee(db, said);
    if (now.outcome === 'has_account') return { userId: null, arrived: now };
    // Between the look and the step the organisation may have been opened by somebody else: without a password nobody is let in.
    const id =
      passwordHash && now.needsPassword ? await addAccount(db, { ...said, passwordHash, emailVerified: true }) : null;
    if (now.needsPassword && !id)
      throw invalid([{ path: 'password', message: issue('password_short', { count: LEAST_PASSWORD_LENGTH }) }]);
    const door = await arrive(db, context, { ...said, userId: id });
    return { userId: id, arrived: arrivedOf(door, said.companyName) };
  });
  if (!userId) return { ...arrived, token: null };
  const session = await inTransaction(services.database, { userId }, (db) =>
    openSession(db, context, { userId, method: 'email' }),
  );
  return { ...arrived, token: session };
}
