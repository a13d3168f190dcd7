import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { Problem } from '../platform/http/problems.ts';
import type { Tables } from '../tables.ts';
import type { TicketPurpose } from './tables.ts';

type Db = Transaction<Tables>;

interface Terms {
  purpose: TicketPurpose;
  userId: string | null;
  minutes: number;
  facts?: Record<string, unknown>;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A link or ticket: random, kept as a hash, good once and for so many minutes. @returns the half that only its holder has. */
export async function makeTicket(db: Db, { purpose, userId, minutes, facts = {} }: Terms): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await db
    .insertInto('auth.ticket')
    .values({
      purpose,
      token_hash: hashOf(token),
      user_id: userId,
      facts: JSON.stringify(facts),
      expires_at: new Date(Date.now() + minutes * 60_000),
    })
    .execute();
  return token;
}

/** What a ticket is good for, without using it up. @throws Problem 410 when it is unknown, used, expired, or for something else. */
export async function readTicket(db: Db, purpose: TicketPurpose, token: string) {
  const row = await db
    .selectFrom('auth.ticket')
    .select(['id', 'user_id as userId', 'facts'])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  if (!row) throw linkExpired();
  return row;
}

/** A ticket as it is, good or not: for whoever holds it, to be told why it is not. */
export async function lookAtTicket(db: Db, purpose: TicketPurpose, token: string) {
  return db
    .selectFrom('auth.ticket')
    .select(['user_id as userId', 'facts', 'used_at as usedAt', 'expires_at as expiresAt'])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

/** Uses a ticket up: of two who come at once, one gets it. @throws Problem 410 as readTicket. */
export async function takeTicket(db: Pick<Db, 'updateTable'>, purpose: TicketPurpose, token: string) {
  const row = await db
    .updateTable('auth.ticket')
    .set({ used_at: new Date() })
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .returning(['id', 'user_id as userId', 'facts'])
    .executeTakeFirst();
  if (!row) throw linkExpired();
  return row;
}

/** Those of a person and purpose are no longer good: a newer one is on its way, or what they opened is closed. */
export async function withdrawTickets(db: Db, purpose: TicketPurpose, userId: string): Promise<void> {
  await db.deleteFrom('auth.ticket').where('purpose', '=', purpose).where('user_id', '=', userId).execute();
}

export function linkExpired(): Problem {
  return new Problem(410, 'link_expired', 'This link is not valid any more. Ask for a new one.');
}
