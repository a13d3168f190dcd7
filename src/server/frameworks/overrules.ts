import { keyOf, inverseRelation, type Overrule, type Place, type Relation } from '#domain/frameworks/crosswalk.ts';
import type { Here } from './library.ts';

/** An overrule with who decided it when. */
export interface KeptOverrule extends Overrule {
  decidedAt: string;
  decidedByName: string;
}

/** Every one of the organisation, the latest first. */
export async function listOverrules({ db, organisationId }: Here): Promise<KeptOverrule[]> {
  const rows = await db
    .selectFrom('crosswalk_overrules')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('decided_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    from: { framework: row.from_framework, requirementId: row.from_requirement },
    to: { framework: row.to_framework, requirementId: row.to_requirement },
    relation: row.relation,
    reason: row.reason,
    decidedAt: row.decided_at.toISOString(),
    decidedByName: row.decided_by_name,
  }));
}

/** As a pair is kept: the one whose name comes first by its bytes is `from`. */
export function inKeptOrder<T extends { from: Place; to: Place; relation: Relation | null }>(overrule: T): T {
  const { from, to, relation } = overrule;
  if (Buffer.compare(Buffer.from(keyOf(from)), Buffer.from(keyOf(to))) < 0) return overrule;
  return { ...overrule, from: to, to: from, relation: relation && inverseRelation(relation) };
}

/** Keeps an overrule; one of the same pair gives way to it. */
export async function keepOverrule(
  { db, organisationId }: Here,
  overrule: Overrule,
  who: { at: Date; by: string; byName: string },
): Promise<void> {
  const { id, from, to, relation, reason } = inKeptOrder(overrule);
  const said = { relation, reason, decided_at: who.at, decided_by: who.by, decided_by_name: who.byName };
  await db
    .insertInto('crosswalk_overrules')
    .values({
      id,
      organisation_id: organisationId,
      from_framework: from.framework,
      from_requirement: from.requirementId,
      to_framework: to.framework,
      to_requirement: to.requirementId,
      ...said,
    })
    .onConflict((same) =>
      same
        .columns(['organisation_id', 'from_framework', 'from_requirement', 'to_framework', 'to_requirement'])
        .doUpdateSet(said),
    )
    .execute();
}

/** @returns whether there was one. */
export async function dropOverrule({ db, organisationId }: Here, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('crosswalk_overrules')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
