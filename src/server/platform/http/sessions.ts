import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '#domain/organisations/language.ts';
import type { Policy } from '#domain/organisations/policy.ts';
import type { Grant } from '#domain/people/permission.ts';
import type { SessionMethod } from '#domain/people/session.ts';
import type { Database, OpenTransaction } from '../database/database.ts';

/** What somebody is in one organisation, and what it demands of them. */
export interface Membership extends Grant {
  organisationId: string;
  customRole: string | null;
  policy: Partial<Policy>;
}

/** The person behind a request, and every organisation in which they have a role. */
export interface SignedIn {
  sessionId: string;
  userId: string;
  name: string;
  email: string;
  language: Language;
  onboarded: boolean;
  lastOrganisationId: string | null;
  method: SessionMethod;
  isStrong: boolean;
  administersUntil: Date | null;
  mustChangePassword: boolean;
  passwordChangedAt: Date | null;
  memberships: Membership[];
  /** The session was prolonged just now: the cookie is sent again with its new end. */
  renewed: boolean;
}

/** The same with the person's transaction, in the organisation wished for or the one used last. The caller ends it. */
export type EnterSession = (
  cookies: string | undefined,
  wished: string | undefined,
  isReadOnly: boolean,
) => Promise<{ person: SignedIn; transaction: OpenTransaction } | undefined>;

export type FindSession = (cookies: string | undefined) => Promise<SignedIn | undefined>;

/** The longest any organisation may let a session live; its policy ends most of them earlier. */
export const SESSION_SECONDS = 90 * 24 * 3600;

/** Takes the cookie away from the browser. */
export function clearCookie(isSecure: boolean): string {
  return `${cookieNameOf(isSecure)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export function cookieNameOf(isSecure: boolean): string {
  return `${isSecure ? '__Secure-' : ''}clausewise.session_token`;
}

/** The cookie of a session: out of reach for scripts, not sent along with other sites' unsafe requests. */
export function writeCookie(value: string, isSecure: boolean): string {
  const parts = [
    `${cookieNameOf(isSecure)}=${encodeURIComponent(value)}`,
    `Max-Age=${SESSION_SECONDS}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
  ];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}

/** Looks a session up in one round trip: the cookie's signature is checked before the database is asked. */
export function sessionFinder(database: Database, secret: string, isSecure: boolean): FindSession {
  const name = cookieNameOf(isSecure);
  return async (cookies) => {
    const token = readToken(cookies, name, secret);
    if (!token) return undefined;
    // Not on the connections of transactions: within one it is asked as well.
    const { rows } = await database.outside.query<{ person: Found | null }>({
      name: 'session_of',
      text: 'select clausewise.session_of($1) as person',
      values: [token],
    });
    return rows[0]?.person ? personOf(rows[0].person) : undefined;
  };
}

/** Opens the person's transaction and looks them up in the same round trip. A session that is to be prolonged is, once a minute. */
export function sessionEnterer(database: Database, secret: string, isSecure: boolean): EnterSession {
  const name = cookieNameOf(isSecure);
  return async (cookies, wished, isReadOnly) => {
    const token = readToken(cookies, name, secret);
    if (!token || (wished !== undefined && !UUID.test(wished))) return undefined;
    const entered = await database.enter(token, wished, isReadOnly);
    if (!entered) return undefined;
    const { transaction } = entered;
    const person = personOf(entered.person as Found);
    // Outside: the transaction may only read.
    if (person.renewed)
      await sql`select clausewise.session_of(${token})`.execute(database.everywhere).catch(async (error: unknown) => {
        await transaction.rollback();
        throw error;
      });
    return { person, transaction };
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** As session_of and enter say it: JSON has no dates. */
type Found = Omit<SignedIn, 'administersUntil' | 'passwordChangedAt'> & {
  administersUntil: string | null;
  passwordChangedAt: string | null;
};

const dateOf = (time: string | null) => (time === null ? null : new Date(time));

const personOf = (found: Found): SignedIn => ({
  ...found,
  administersUntil: dateOf(found.administersUntil),
  passwordChangedAt: dateOf(found.passwordChangedAt),
});

/** For every load of a page: whether it ended the session, as an organisation may want. */
export function pageLoader(database: Database, secret: string, isSecure: boolean) {
  const name = cookieNameOf(isSecure);
  return async (cookies: string | undefined): Promise<boolean> => {
    const token = readToken(cookies, name, secret);
    if (!token) return false;
    const { rows } = await database.outside.query({
      name: 'load_page',
      text: 'select clausewise.load_page($1) as ended',
      values: [token],
    });
    return rows[0]?.ended === true;
  };
}

function readToken(cookies: string | undefined, name: string, secret: string): string | undefined {
  const value = readCookie(cookies, name);
  const dot = value?.lastIndexOf('.') ?? -1;
  if (!value || dot < 1) return undefined;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

export function readCookie(cookies: string | undefined, name: string): string | undefined {
  const part = cookies?.split(';').find((pair) => pair.trimStart().startsWith(`${name}=`));
  if (!part) return undefined;
  const value = part.slice(part.indexOf('=') + 1).trim();
  try {
    return decodeURIComponent(value);
  } catch {
    // Cut short in the middle of a character: it came all the same.
    return value;
  }
}
