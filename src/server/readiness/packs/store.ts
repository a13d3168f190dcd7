import { sql, type Transaction } from 'kysely';
import type { Permission } from '#domain/people/permission.ts';
import type { AuditPack } from '#domain/readiness/audit-pack.ts';
import type { Context } from '../../platform/context.ts';
import type { Tables } from '../../tables.ts';

type Mine = Pick<Context, 'db' | 'organisationId' | 'actor'>;
type Pack = AuditPack & { sha256: string | null };

function selectPacks({ db, organisationId, actor }: Mine) {
  return db
    .selectFrom('audit_packs')
    .select(['id', 'framework', 'name', 'sha256', 'size', 'job_id as jobId', 'made_at as madeAt'])
    .where('organisation_id', '=', organisationId)
    .where('made_by', '=', actor.id)
    .where(sql<boolean>`holds <@ ${[...actor.permissions]}::text[]`)
    .orderBy('made_at', 'desc');
}

const packOf = (row: Omit<Pack, 'isReady' | 'madeAt'> & { madeAt: Date }): Pack => ({
  ...row,
  isReady: row.sha256 !== null,
  madeAt: row.madeAt.toISOString(),
});

/** The acting person's own of which they may see all that is in it, newest first. */
export async function listPacks(context: Mine): Promise<Pack[]> {
  return (await selectPacks(context).limit(20).execute()).map(packOf);
}

/** Somebody else's is not found. */
export async function getPack(context: Mine, id: string): Promise<Pack | undefined> {
  const row = await selectPacks(context).where('id', '=', id).executeTakeFirst();
  return row && packOf(row);
}

interface NewPack extends Pick<AuditPack, 'id' | 'framework' | 'name' | 'jobId'> {
  holds: Permission[];
}

export async function addPack(context: Context, pack: NewPack): Promise<void> {
  const { db, organisationId, actor, now } = context;
  const { id, framework, name, jobId, holds } = pack;
  await db
    .insertInto('audit_packs')
    .values({
      id,
      organisation_id: organisationId,
      framework,
      name,
      sha256: null,
      job_id: jobId,
      made_at: now,
      made_by: actor.id,
      holds,
    })
    .execute();
}

/** @returns whether it was still there. */
export async function finishPack(
  db: Transaction<Tables>,
  organisationId: string,
  id: string,
  file: { sha256: string; size: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('audit_packs')
    .set(file)
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
