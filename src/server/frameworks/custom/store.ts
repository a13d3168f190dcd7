import { sql } from 'kysely';
import type { CustomContent } from '#domain/frameworks/custom/content.ts';
import type { Here } from '../library.ts';

interface Who {
  at: Date;
  by: string;
  byName: string;
}

export async function addCustom(
  { db, organisationId }: Here,
  id: string,
  content: CustomContent,
  fileName: string,
  who: Who,
): Promise<void> {
  await db
    .insertInto('custom_frameworks')
    .values({
      organisation_id: organisationId,
      id,
      content: JSON.stringify(content),
      number: 1,
      file_name: fileName,
      added_at: who.at,
      added_by: who.by,
      added_by_name: who.byName,
      changed_at: who.at,
      changed_by: who.by,
      changed_by_name: who.byName,
      removed_at: null,
    })
    .execute();
}

/** @returns whether it was still the one with that number. */
export async function changeCustom(
  { db, organisationId }: Here,
  { id, number }: { id: string; number: number },
  content: CustomContent,
  fileName: string,
  who: Who,
): Promise<boolean> {
  const changed = await db
    .updateTable('custom_frameworks')
    .set({
      content: JSON.stringify(content),
      number: number + 1,
      file_name: fileName,
      changed_at: who.at,
      changed_by: who.by,
      changed_by_name: who.byName,
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('number', '=', number)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** @returns whether it was otherwise. */
export async function markRemoved({ db, organisationId }: Here, id: string, at: Date | null): Promise<boolean> {
  const marked = await db
    .updateTable('custom_frameworks')
    .set({ removed_at: at })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('removed_at', at ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Everything but the requirements, oldest first. */
export async function listCustom({ db, organisationId }: Here) {
  return db
    .selectFrom('custom_frameworks')
    .select([
      'id',
      'number',
      'file_name as fileName',
      'changed_at as changedAt',
      'changed_by_name as changedByName',
      'removed_at as removedAt',
    ])
    .where('organisation_id', '=', organisationId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

/** What an organisation has for the requirements of own frameworks: who was decided about, and the evidence that stands. */
export async function onRecord({ db, organisationId }: Here) {
  const { rows } = await sql<{ framework: string; requirementId: string; isDecided: boolean; evidence: number }>`
    select framework, requirement_id as "requirementId", bool_or(decided) as "isDecided", sum(pieces) as evidence from (
      select framework, requirement_id, true as decided, 0 as pieces from controls
        where organisation_id = ${organisationId} and framework like 'own-%' and version > 0
      union all
      select framework, requirement_id, false, 1 from evidence
        where organisation_id = ${organisationId} and framework like 'own-%' and withdrawn_at is null
    ) all_of_it group by framework, requirement_id`.execute(db);
  return Map.groupBy(rows, ({ framework }) => framework);
}
