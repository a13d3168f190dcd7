import { sql, type Transaction } from 'kysely';
import { type Control, untouched } from '#domain/controls/control.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

function selectControls(db: Db, organisationId: string, frameworks: readonly string[]) {
  return (
    db
      .selectFrom('controls')
      .leftJoin('auth.user as owner', 'owner.id', 'controls.owner_id')
      .leftJoin('memberships as standing', (join) =>
        join
          .onRef('standing.user_id', '=', 'controls.owner_id')
          .onRef('standing.organisation_id', '=', 'controls.organisation_id'),
      )
      // Somebody of a restored backup has a name here, and no account.
      .leftJoin('former_members as former', (join) =>
        join
          .onRef('former.user_id', '=', 'controls.owner_id')
          .onRef('former.organisation_id', '=', 'controls.organisation_id'),
      )
      .select([
        'controls.framework',
        'controls.requirement_id as requirementId',
        'controls.status',
        'controls.applicable',
        'controls.justification',
        'controls.reasons',
        'controls.owner_id as ownerId',
        sql<string | null>`coalesce(owner.name, former.name)`.as('ownerName'),
        sql<boolean>`controls.owner_id is null or standing.user_id is not null`.as('ownerIsMember'),
        'controls.owner_role as ownerRole',
        'controls.due_on as dueOn',
        'controls.version',
        'controls.changed_at as changedAt',
      ])
      .where('controls.organisation_id', '=', organisationId)
      .where('controls.framework', 'in', frameworks)
  );
}

/** What was decided, by requirement; requirements nobody touched are not there. */
export async function listControls(db: Db, organisationId: string, framework: string): Promise<Map<string, Control>> {
  return (await listControlsOf(db, organisationId, [framework])).get(framework) ?? new Map();
}

/** The same of several frameworks, by framework. */
export async function listControlsOf(
  db: Db,
  organisationId: string,
  frameworks: readonly string[],
): Promise<Map<string, Map<string, Control>>> {
  const byFramework = new Map<string, Map<string, Control>>();
  for (const row of await selectControls(db, organisationId, frameworks).execute()) {
    const own = byFramework.get(row.framework) ?? new Map<string, Control>();
    byFramework.set(row.framework, own.set(row.requirementId, { ...row, changedAt: row.changedAt.toISOString() }));
  }
  return byFramework;
}

export async function getControl(
  db: Db,
  organisationId: string,
  framework: string,
  requirementId: string,
): Promise<Control> {
  const row = await selectControls(db, organisationId, [framework])
    .where('controls.requirement_id', '=', requirementId)
    .executeTakeFirst();
  return row ? { ...row, changedAt: row.changedAt.toISOString() } : untouched(framework, requirementId);
}

/** Writes the next state if the stored version is still the one before it; says whether it was. */
export async function keepControl(db: Db, organisationId: string, next: Control, at: Date): Promise<boolean> {
  const row = {
    status: next.status,
    applicable: next.applicable,
    justification: next.justification,
    reasons: next.reasons,
    owner_id: next.ownerId,
    owner_role: next.ownerRole,
    due_on: next.dueOn,
    version: next.version,
    changed_at: at,
  };
  const written = await db
    .insertInto('controls')
    .values({ organisation_id: organisationId, framework: next.framework, requirement_id: next.requirementId, ...row })
    .onConflict((taken) =>
      taken
        .columns(['organisation_id', 'framework', 'requirement_id'])
        .doUpdateSet(row)
        .where('controls.version', '=', next.version - 1),
    )
    .returning('version')
    .executeTakeFirst();
  return written !== undefined;
}

/** Until the commit nobody else changes this control; for the first change there is no row to hold yet. */
export async function lockControl(
  db: Db,
  organisationId: string,
  framework: string,
  requirementId: string,
): Promise<void> {
  const name = `control ${organisationId} ${framework}/${requirementId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** Whether that person belongs to the organisation: only active members may be made owners. */
export async function isMember(db: Db, organisationId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .where(sql<string>`user_id::text`, '=', userId)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
