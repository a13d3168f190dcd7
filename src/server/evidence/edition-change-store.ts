import { sql, type Transaction } from 'kysely';
import type { MadeEditionChange } from '#domain/evidence/edition-change.ts';
import type { Evidence } from '#domain/evidence/evidence.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

interface Who {
  at: Date;
  by: string;
  byName: string;
}

/** The change to this edition that was made and not taken back. */
export async function appliedChange(
  db: Db,
  organisationId: string,
  to: string,
): Promise<(MadeEditionChange & { id: string; from: string }) | undefined> {
  const row = await db
    .selectFrom('edition_changes')
    .select((is) => [
      'id',
      'from_framework as from',
      'made_at as madeAt',
      'made_by_name as madeByName',
      is
        .selectFrom('carried_controls')
        .select((count) => count.fn.countAll<number>().as('total'))
        .whereRef('change_id', '=', 'edition_changes.id')
        .as('controls'),
      is
        .selectFrom('carried_evidence')
        .select((count) => count.fn.countAll<number>().as('total'))
        .whereRef('change_id', '=', 'edition_changes.id')
        .as('evidence'),
    ])
    .where('organisation_id', '=', organisationId)
    .where('to_framework', '=', to)
    .where('reversed_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      madeAt: row.madeAt.toISOString(),
      controls: row.controls ?? 0,
      evidence: row.evidence ?? 0,
    }
  );
}

export async function addChange(db: Db, organisationId: string, from: string, to: string, who: Who): Promise<string> {
  const { id } = await db
    .insertInto('edition_changes')
    .values({
      organisation_id: organisationId,
      from_framework: from,
      to_framework: to,
      made_at: who.at,
      made_by: who.by,
      made_by_name: who.byName,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function markReversed(db: Db, organisationId: string, id: string, who: Who): Promise<void> {
  await db
    .updateTable('edition_changes')
    .set({ reversed_at: who.at, reversed_by: who.by, reversed_by_name: who.byName })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

export async function noteCarried(
  db: Db,
  organisationId: string,
  changeId: string,
  controls: { requirementId: string; version: number }[],
  evidence: { evidenceId: string; originId: string }[],
): Promise<void> {
  const of = { organisation_id: organisationId, change_id: changeId };
  const rows = controls.map(({ requirementId, version }) => ({ ...of, requirement_id: requirementId, version }));
  if (rows.length > 0) await db.insertInto('carried_controls').values(rows).execute();
  const links = evidence.map(({ evidenceId, originId }) => ({ ...of, evidence_id: evidenceId, origin_id: originId }));
  if (links.length > 0) await db.insertInto('carried_evidence').values(links).execute();
}

export async function listCarried(db: Db, organisationId: string, changeId: string) {
  const controls = await db
    .selectFrom('carried_controls')
    .select(['requirement_id as requirementId', 'version'])
    .where('organisation_id', '=', organisationId)
    .where('change_id', '=', changeId)
    .execute();
  const evidence = await db
    .selectFrom('carried_evidence')
    .select('evidence_id as id')
    .where('organisation_id', '=', organisationId)
    .where('change_id', '=', changeId)
    .execute();
  return { controls, evidenceIds: evidence.map(({ id }) => id) };
}

/**
 * The suggestion of the same document for the requirement that carries on, accepted along with its evidence: the one that the engine made, or a
 * copy of the one that was accepted before. Null where another piece stands on it, or a person has rejected it.
 */
export async function acceptAlong(
  db: Db,
  organisationId: string,
  origin: Pick<Evidence, 'id' | 'asks'>,
  to: { framework: string; requirementId: string },
  who: Who,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into suggestions (organisation_id, document_id, framework, requirement_id, confidence, quotes, because, cues, declared, asks,
      decision, decided_at, decided_by, decided_by_name)
    select s.organisation_id, s.document_id, ${to.framework}, ${to.requirementId}, s.confidence, s.quotes, s.because, s.cues, s.declared,
      ${JSON.stringify(origin.asks)}::jsonb, 'accepted', ${who.at}::timestamptz, ${who.by}::uuid, ${who.byName}
    from evidence e join suggestions s on s.id = e.suggestion_id
    where e.organisation_id = ${organisationId} and e.id = ${origin.id}
    on conflict (document_id, framework, requirement_id) do update
      set decision = 'accepted', decided_at = excluded.decided_at, decided_by = excluded.decided_by,
        decided_by_name = excluded.decided_by_name
      where suggestions.decision = 'open'
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}
