import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { SignInOutcome } from '#domain/people/security.ts';
import type { SessionMethod } from '#domain/people/session.ts';
import type { RequestContext } from '../platform/http/gate.ts';
import { SESSION_SECONDS, writeCookie } from '../platform/http/sessions.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

export interface Opening {
  userId: string;
  method: SessionMethod;
  /** Two factors were shown. */
  isStrong?: boolean;
  /** Loads of a page that follow by themselves: 1 after a redirect. */
  loads?: number;
}

/** The device that asks, as its requests describe it. */
export type Device = Pick<RequestContext, 'address' | 'userAgent' | 'country'>;

/** Opens a session, notes it in the history of sign-ins, and puts its cookie on the answer. @returns the session's token. */
export async function openSession(db: Db, context: RequestContext, opening: Opening): Promise<string> {
  const token = await addSession(db, opening, context);
  await noteSignIn(db, opening, 'done', context);
  await db.updateTable('auth.user').set({ last_login_at: new Date() }).where('id', '=', opening.userId).execute();
  giveCookie(context, token);
  return token;
}

/** The session goes on under another token, which takes the place of the one before in the browser that asks. */
export async function renewSession(db: Db, context: RequestContext, sessionId: string): Promise<string> {
  const token = newToken();
  await db.updateTable('auth.session').set({ token }).where('id', '=', sessionId).execute();
  giveCookie(context, token);
  return token;
}

function giveCookie({ services: { secrets, settings }, reply }: RequestContext, token: string): void {
  reply.set('set-cookie', sessionCookie(token, secrets('sessions'), settings.isSecure));
}

const newToken = () => randomBytes(24).toString('base64url');

export async function addSession(db: Db, opening: Opening, device?: Device): Promise<string> {
  const token = newToken();
  const now = new Date();
  await db
    .insertInto('auth.session')
    .values({
      id: randomUUID(),
      user_id: opening.userId,
      token,
      method: opening.method,
      is_strong: opening.isStrong ?? false,
      loads_left: opening.loads ?? 0,
      ip_address: device?.address ?? null,
      user_agent: device?.userAgent ?? null,
      country: device?.country ?? null,
      expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return token;
}

/** One line in the history of sign-ins; without a person it was an address that has no account. */
export async function noteSignIn(
  db: Pick<Db, 'insertInto'>,
  { userId, method }: { userId: string | null; method: SessionMethod },
  outcome: SignInOutcome,
  device: Device,
): Promise<void> {
  await db
    .insertInto('auth.sign_in')
    .values({
      user_id: userId,
      method,
      outcome,
      ip_address: device.address,
      user_agent: device.userAgent,
      country: device.country,
    })
    .execute();
}

/** Ends the sessions of a person, all or all but one. */
export async function endSessions(db: Db, userId: string, exceptSessionId?: string): Promise<void> {
  let query = db.deleteFrom('auth.session').where('user_id', '=', userId);
  if (exceptSessionId) query = query.where('id', '!=', exceptSessionId);
  await query.execute();
}

export function sessionCookie(token: string, secret: string, isSecure: boolean): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return writeCookie(`${token}.${signature}`, isSecure);
}
