import type { Transaction } from 'kysely';
import type { LearntHeadings } from '#domain/assets/reading/column-matches.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

/** Headings that one organisation keeps; the oldest go. */
const MOST = 2000;

export async function listHeadings(db: Db, organisationId: string) {
  return db
    .selectFrom('asset_headings')
    .select(['heading', 'field'])
    .where('organisation_id', '=', organisationId)
    .orderBy('at', 'desc')
    .limit(MOST)
    .execute();
}

/** The last meaning given to a heading is the one that counts. */
export async function keepHeadings(db: Db, organisationId: string, learnt: LearntHeadings, at: Date): Promise<void> {
  if (learnt.size === 0) return;
  await db
    .insertInto('asset_headings')
    .values([...learnt].map(([heading, field]) => ({ organisation_id: organisationId, heading, field, at })))
    .onConflict((known) =>
      known.columns(['organisation_id', 'heading']).doUpdateSet((row) => ({
        field: row.ref('excluded.field'),
        at: row.ref('excluded.at'),
      })),
    )
    .execute();
}
