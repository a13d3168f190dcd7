import type { Transaction } from 'kysely';
import { type FrameworkInUse, frameworksInUse } from '#domain/frameworks/in-use.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import type { Tables } from '../tables.ts';
import { type Library, libraryOf } from './library.ts';
import { idInSettings } from './naming.ts';

type Db = Transaction<Tables>;

/**
 * The frameworks that the organisation works with, the base first. With `hold`, until the commit nobody changes which they are (share), or
 * nobody so much as keeps a reading made for others (change).
 */
export async function listInUse(db: Db, organisationId: string, hold?: 'share' | 'change'): Promise<FrameworkInUse[]> {
  return (await readInUse(db, organisationId, hold)).inUse;
}

async function readInUse(
  db: Db,
  organisationId: string,
  hold?: 'share' | 'change',
): Promise<{ inUse: FrameworkInUse[]; library: Library }> {
  let organisation = db
    .selectFrom('organisations')
    .select('primary_framework as primary')
    .where('id', '=', organisationId);
  if (hold === 'share') organisation = organisation.forShare();
  if (hold === 'change') organisation = organisation.forNoKeyUpdate();
  const { primary } = await organisation.executeTakeFirstOrThrow();
  const chosen = await db
    .selectFrom('organisation_frameworks')
    .select(['framework', 'added_at as addedAt', 'added_by_name as addedByName'])
    .where('organisation_id', '=', organisationId)
    .orderBy('added_at')
    .orderBy('framework')
    .execute();
  const all = frameworksInUse(
    idInSettings(primary),
    chosen.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() })),
  );
  const library = await libraryOf(
    { db, organisationId },
    all.map(({ framework }) => framework),
  );
  return { inUse: all.filter(({ framework }) => library.find(framework) !== undefined), library };
}

/** The same with all their requirements, for matching. */
export async function frameworksOf(db: Db, organisationId: string, hold?: 'share'): Promise<Framework[]> {
  const { inUse, library } = await readInUse(db, organisationId, hold);
  return inUse.flatMap(({ framework }) => library.find(framework) ?? []);
}

export async function chooseFramework(
  db: Db,
  organisationId: string,
  framework: string,
  who: { at: Date; by: string; byName: string },
): Promise<void> {
  await db
    .insertInto('organisation_frameworks')
    .values({
      organisation_id: organisationId,
      framework,
      added_at: who.at,
      added_by: who.by,
      added_by_name: who.byName,
    })
    .onConflict((taken) => taken.columns(['organisation_id', 'framework']).doNothing())
    .execute();
}

export async function dropFramework(db: Db, organisationId: string, framework: string): Promise<void> {
  await db
    .deleteFrom('organisation_frameworks')
    .where('organisation_id', '=', organisationId)
    .where('framework', '=', framework)
    .execute();
}
