import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problems.ts';

export const LOCK_MINUTES = 15;

const keyOf = (what: string, address: string) =>
  createHash('sha256').update(`${what} ${address.trim().toLowerCase()}`).digest('hex');

/**
 * Counts an attempt before its secret is looked at, so that guesses made at the same moment are as few as those made one after the other;
 * success takes the count away. Attempts older than the lock's length count no more. @returns false while the address is locked.
 */
export async function countAttempt(database: Database, what: string, address: string, most: number): Promise<boolean> {
  const lock = sql`make_interval(mins => ${LOCK_MINUTES})`;
  const { rows } =
    await sql`insert into auth.sign_in_failure as known (address_hash, failures, last_at) values (${keyOf(what, address)}, 1, now())
    on conflict (address_hash) do update set last_at = now(),
      failures = case when known.last_at < now() - ${lock} then 1 else known.failures + 1 end
    where known.failures < ${most} or known.last_at < now() - ${lock}
    returning failures`.execute(database.everywhere);
  return rows.length > 0;
}

/** An attempt that was right as far as it went, and is made again with more, is none. */
export async function takeAttemptBack(database: Database, what: string, address: string): Promise<void> {
  await sql`update auth.sign_in_failure set failures = failures - 1
    where address_hash = ${keyOf(what, address)} and failures > 0`.execute(database.everywhere);
}

export async function forgetAttempts(database: Database, what: string, address: string): Promise<void> {
  await database.everywhere
    .deleteFrom('auth.sign_in_failure')
    .where('address_hash', '=', keyOf(what, address))
    .execute();
}

export function locked(minutes = LOCK_MINUTES): Problem {
  return new Problem(429, 'locked', `Too many attempts. Try again in ${minutes} minutes.`, {
    params: { count: minutes },
    headers: { 'retry-after': String(minutes * 60) },
  });
}

/** The same with the minutes that are left. */
export async function lockedNow(database: Database, what: string, address: string): Promise<Problem> {
  const row = await database.everywhere
    .selectFrom('auth.sign_in_failure')
    .select('last_at')
    .where('address_hash', '=', keyOf(what, address))
    .executeTakeFirst();
  const left = row ? LOCK_MINUTES - (Date.now() - row.last_at.getTime()) / 60_000 : LOCK_MINUTES;
  return locked(Math.min(LOCK_MINUTES, Math.max(1, Math.ceil(left))));
}
