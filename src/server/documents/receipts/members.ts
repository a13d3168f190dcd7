import { sql } from 'kysely';
import { issue } from '#domain/issue.ts';
import type { AudienceMember, DocumentAudience } from '#domain/documents/receipts.ts';
import { PERMISSIONS_OF, ROLES, hasPermission } from '#domain/people/permission.ts';
import type { Context } from '../../platform/context.ts';
import { invalid } from '../../platform/http/problems.ts';

type Asking = Pick<Context, 'db' | 'organisationId'>;

/** Active members who may see documents at all, by name. */
export async function possibleReaders(context: Asking): Promise<(AudienceMember & { name: string; joinedAt: Date })[]> {
  const { db, organisationId } = context;
  const departments = await departmentsByPerson(context);
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('auth.user as person', 'person.id', 'memberships.user_id')
    .leftJoin('roles', 'roles.id', 'memberships.custom_role_id')
    .select([
      'person.id',
      'person.name',
      'memberships.role',
      'memberships.created_at as joinedAt',
      'memberships.custom_role_id as customRoleId',
      'roles.permissions',
    ])
    .where('memberships.organisation_id', '=', organisationId)
    .where('memberships.suspended_at', 'is', null)
    .where('person.suspended_at', 'is', null)
    .orderBy('person.name')
    .orderBy('person.id')
    .execute();
  return rows
    .filter(({ role, permissions }) => hasPermission({ role, permissions }, 'documents.view'))
    .map(({ permissions: _, ...member }) => ({ ...member, department: departments.get(member.id) ?? null }));
}

/** Departments are kept with the awareness campaigns. */
async function departmentsByPerson({ db, organisationId }: Asking): Promise<Map<string, string>> {
  const { rows: known } = await sql<{ isThere: boolean }>`
    select to_regclass('public.awareness_departments') is not null as "isThere"`.execute(db);
  if (!known[0]?.isThere) return new Map();
  const { rows } = await sql<{ userId: string; department: string }>`
    select user_id as "userId", department from awareness_departments where organisation_id = ${organisationId}`.execute(
    db,
  );
  return new Map(rows.map(({ userId, department }) => [userId, department]));
}

/** What an audience can be made of: whoever may see documents. */
export async function audiencesOf(context: Asking) {
  const { db, organisationId } = context;
  const roles = await db
    .selectFrom('roles')
    .select(['id', 'name', 'permissions'])
    .where('organisation_id', '=', organisationId)
    .orderBy('name')
    .execute();
  const departments = [...new Set((await departmentsByPerson(context)).values())];
  return {
    roles: roles
      .filter(({ permissions }) => permissions.includes('documents.view'))
      .map(({ id, name }) => ({ id, name })),
    departments: departments.toSorted((a, b) => a.localeCompare(b)),
    people: (await possibleReaders(context)).map(({ id, name }) => ({ id, name })),
  };
}

/** @throws Problem invalid where a role or a person of the audience may see no documents. */
export async function checkAudience(context: Asking, { kind, values }: DocumentAudience): Promise<void> {
  if (kind !== 'people' && kind !== 'roles') return;
  const { roles, people } = await audiencesOf(context);
  const own = ROLES.filter((role) => PERMISSIONS_OF[role].includes('documents.view'));
  const known = new Set<string>(
    kind === 'people' ? people.map(({ id }) => id) : [...own, ...roles.map(({ id }) => id)],
  );
  if (!values.every((value) => known.has(value)))
    throw invalid([{ path: 'audience.values', message: issue('people_without_documents') }]);
}
