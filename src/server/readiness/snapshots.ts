import { sql, type Transaction } from 'kysely';
import { figuresOf, type Snapshot, type SnapshotFigures } from '#domain/readiness/snapshot.ts';
import { frameworksOf } from '../frameworks/in-use.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import type { ScheduledTask } from '../platform/background/scheduled-tasks.ts';
import type { Tables } from '../tables.ts';
import { factsOfEach, pictureOf } from './facts.ts';

type Db = Transaction<Tables>;

/** The snapshots from a day on (ISO date), oldest first. */
export async function listSnapshots(
  db: Db,
  organisationId: string,
  framework: string,
  since: string,
): Promise<Snapshot[]> {
  return db
    .selectFrom('readiness_snapshots')
    .select(['day', 'figures'])
    .where('organisation_id', '=', organisationId)
    .where('framework', '=', framework)
    .where(sql<boolean>`day >= ${since}::date`)
    .orderBy('day')
    .execute();
}

/** What was kept on a day (ISO date) or last before it, else first after it; null where nothing was. */
export async function snapshotAround(
  db: Db,
  organisationId: string,
  framework: string,
  day: string,
): Promise<Snapshot | null> {
  const rows = db
    .selectFrom('readiness_snapshots')
    .select(['day', 'figures'])
    .where('organisation_id', '=', organisationId)
    .where('framework', '=', framework)
    .limit(1);
  const before = await rows
    .where(sql<boolean>`day <= ${day}::date`)
    .orderBy('day', 'desc')
    .executeTakeFirst();
  return (
    before ??
    (await rows
      .where(sql<boolean>`day > ${day}::date`)
      .orderBy('day')
      .executeTakeFirst()) ??
    null
  );
}

const DAY = 86_400_000;
/** A trend is measured over a month, or from the first snapshot in it; a week at least. */
const [MONTH, WEEK] = [30 * DAY, 7 * DAY];

/** The snapshot that today is compared with; undefined where none is old enough. */
export async function earlierSnapshot(
  db: Db,
  organisationId: string,
  framework: string,
  now: Date,
): Promise<Snapshot | undefined> {
  const [first] = await listSnapshots(db, organisationId, framework, dayOf(new Date(now.getTime() - MONTH)));
  return first && first.day <= dayOf(new Date(now.getTime() - WEEK)) ? first : undefined;
}

/** Keeps the figures of today for every framework in use; those of earlier days stay as they were. */
export async function takeSnapshots(context: Context): Promise<void> {
  const { db, organisationId, now } = context;
  const day = dayOf(now);
  for (const { framework, facts } of await factsOfEach(
    db,
    organisationId,
    await frameworksOf(db, organisationId),
    day,
  )) {
    await keepSnapshot(db, organisationId, framework.id, day, figuresOf(pictureOf(framework, facts)));
  }
}

async function keepSnapshot(db: Db, organisationId: string, framework: string, day: string, figures: SnapshotFigures) {
  const kept = JSON.stringify(figures);
  await db
    .insertInto('readiness_snapshots')
    .values({ organisation_id: organisationId, framework, day, figures: kept })
    .onConflict((known) => known.columns(['organisation_id', 'framework', 'day']).doUpdateSet({ figures: kept }))
    .execute();
}

/** Every quarter of an hour, so that the last snapshot of a day is close to how the day ended. */
export const snapshotTask: ScheduledTask = { name: 'readiness.snapshots', everyMinutes: 15, work: takeSnapshots };
