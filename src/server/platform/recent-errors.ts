import type { Transaction } from 'kysely';
import { withoutData } from '#domain/activity/recent-error.ts';
import type { RecentError } from '#domain/activity/recent-error.ts';
import { inTransaction } from './context.ts';
import type { Database } from './database/database.ts';
import type { Log } from './log.ts';
import type { Tables } from '../tables.ts';

interface Noted {
  /** The reference that was shown. */
  id: string;
  organisationId: string | undefined;
  origin: RecentError['origin'];
  place: string;
  what: string;
}

/** A broken page that reports in a loop, or a database that is down, must not become a flood of its own. */
const MOST_AN_HOUR = 300;
const HOUR = 3_600_000;
const KEPT_FOR = 30 * 24 * HOUR;
const MOST_KEPT = 5000;
let counted = { hour: 0, number: 0 };

/** Keeps that something went wrong, for whoever is told the reference. Never throws: it comes after something that failed already. */
export async function noteError(services: { database: Database; log: Log }, noted: Noted): Promise<void> {
  const hour = Math.floor(Date.now() / HOUR);
  counted = { hour, number: counted.hour === hour ? counted.number + 1 : 1 };
  if (counted.number > MOST_AN_HOUR) return;
  const { id, organisationId, origin, place, what } = noted;
  try {
    await inTransaction(services.database, { organisationId }, (db) =>
      db
        .insertInto('recent_errors')
        .values({
          id,
          organisation_id: organisationId ?? null,
          at: new Date(),
          origin,
          place: place.slice(0, 200),
          what: what.slice(0, 300),
        })
        // Naming the column would ask for the right to read, which strangers' errors give nobody here.
        .onConflict((same) => same.doNothing())
        .execute(),
    );
  } catch (error) {
    services.log.warn({ err: error }, 'error not noted');
  }
}

/** The kind of an error, its message without data, and the line of ours where it came from. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown error';
  const state = (error as { code?: unknown }).code;
  const kind = typeof state === 'string' && /^[\w]{3,30}$/.test(state) ? `${error.name} ${state}` : error.name;
  const at = /\/(src\/[\w/.-]+:\d+)/.exec(error.stack ?? '')?.[1];
  return `${kind}: ${withoutData(error.message)}${at ? ` (${at})` : ''}`;
}

/** Old ones go, and the oldest of too many. */
export async function sweepErrors(db: Transaction<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('recent_errors')
    .where('at', '<', new Date(now.getTime() - KEPT_FOR))
    .execute();
  await db
    .deleteFrom('recent_errors')
    .where('id', 'in', (of) => of.selectFrom('recent_errors').select('id').orderBy('at', 'desc').offset(MOST_KEPT))
    .execute();
}
