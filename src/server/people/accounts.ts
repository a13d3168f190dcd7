import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { SESSION_SECONDS, writeCookie } from '../platform/sessions.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

/** An account that signs in with a password. Accounts come from set-up and invitations only. */
export async function addAccount(
  db: Db,
  account: { name: string; email: string; passwordHash: string },
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('auth.user')
    .values({ id, name: account.name, email: account.email.toLowerCase(), last_organisation_id: null })
    .execute();
  await sql`insert into auth.account (user_id, account_id, provider_id, password)
    values (${id}, ${id}, 'credential', ${account.passwordHash})`.execute(db);
  return id;
}

/** @returns the session's token, which only its cookie carries on. */
export async function addSession(db: Db, userId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expires = new Date(Date.now() + SESSION_SECONDS * 1000);
  await db
    .insertInto('auth.session')
    .values({ id: randomUUID(), user_id: userId, token, expires_at: expires, updated_at: new Date() })
    .execute();
  return token;
}

export function sessionCookie(token: string, secret: string, isSecure: boolean): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return writeCookie(`${token}.${signature}`, isSecure);
}
