import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '#domain/organisations/language.ts';
import type { Role } from '#domain/people/permission.ts';
import type { Database } from './database.ts';

/** The person behind a request, and every organisation in which they have a role. */
export interface SignedIn {
  sessionId: string;
  userId: string;
  name: string;
  email: string;
  language: Language;
  onboarded: boolean;
  lastOrganisationId: string | null;
  memberships: { organisationId: string; role: Role }[];
  /** The session was prolonged just now: the cookie is sent again with its new end. */
  renewed: boolean;
}

export type FindSession = (cookies: string | undefined) => Promise<SignedIn | undefined>;

export const SESSION_SECONDS = 7 * 24 * 3600;

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
    const { rows } = await database.pool.query({
      name: 'session_of',
      text: 'select * from clausewise.session_of($1)',
      values: [token],
    });
    const row = rows[0];
    if (!row) return undefined;
    return {
      sessionId: row.session_id,
      userId: row.user_id,
      name: row.name,
      email: row.email,
      language: row.language,
      onboarded: row.onboarded,
      lastOrganisationId: row.last_organisation_id,
      memberships: row.memberships,
      renewed: row.renewed,
    };
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
  try {
    return decodeURIComponent(part.slice(part.indexOf('=') + 1).trim());
  } catch {
    return undefined;
  }
}
