import type { Transaction } from 'kysely';
import { issue } from '#domain/issue.ts';
import type { Permission, Role, Grant } from '#domain/people/permission.ts';
import type { CustomRole, RoleChoice } from '#domain/people/user.ts';
import { invalid } from '../../platform/http/problems.ts';
import type { Tables } from '../../tables.ts';

type Db = Transaction<Tables>;

function select(db: Db, organisationId: string) {
  return db
    .selectFrom('roles')
    .select((of) => [
      'id',
      'name',
      'role',
      'permissions',
      of
        .selectFrom('memberships')
        .select((count) => count.fn.countAll<number>().as('people'))
        .where('memberships.organisation_id', '=', organisationId)
        .whereRef('memberships.custom_role_id', '=', 'roles.id')
        .as('people'),
      of
        .selectFrom('invitations')
        .select((count) => count.fn.countAll<number>().as('invited'))
        .where('invitations.organisation_id', '=', organisationId)
        .where('accepted_at', 'is', null)
        .whereRef('invitations.custom_role_id', '=', 'roles.id')
        .as('invited'),
    ])
    .where('organisation_id', '=', organisationId);
}

type Row = Omit<CustomRole, 'people'> & { people: number | null; invited: number | null };

const toRole = ({ people, invited, ...row }: Row): CustomRole => ({ ...row, people: (people ?? 0) + (invited ?? 0) });

export async function listRoles(db: Db, organisationId: string): Promise<CustomRole[]> {
  const rows = await select(db, organisationId).orderBy('name').execute();
  return rows.map(toRole);
}

export async function findRole(db: Db, organisationId: string, id: string): Promise<CustomRole | undefined> {
  const row = await select(db, organisationId).where('id', '=', id).executeTakeFirst();
  return row && toRole(row);
}

/** The same, and nobody else changes it before this transaction ends. */
export async function lockRole(db: Db, organisationId: string, id: string): Promise<CustomRole | undefined> {
  await db
    .selectFrom('roles')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return findRole(db, organisationId, id);
}

export async function addRole(
  db: Db,
  organisationId: string,
  { id, name, role, permissions }: { id: string; name: string; role: Role; permissions: Permission[] },
): Promise<void> {
  const row = { id, organisation_id: organisationId, name, role, permissions: JSON.stringify(permissions) };
  await db.insertInto('roles').values(row).execute();
}

export async function changeRole(
  db: Db,
  organisationId: string,
  { id, name, permissions }: Pick<CustomRole, 'id' | 'name' | 'permissions'>,
): Promise<void> {
  await db
    .updateTable('roles')
    .set({ name, permissions: JSON.stringify(permissions) })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

/** A role as it is given to somebody: a custom one brings its own basis, whatever was sent with it. */
export interface Chosen extends Grant {
  customRoleId: string | null;
  /** Of a custom role; of the five it is their identifier. */
  name: string;
}

/** @throws Problem 422 when the organisation has no such custom role. */
export async function readChoice(db: Db, organisationId: string, choice: RoleChoice): Promise<Chosen> {
  if (!choice.customRoleId) return { role: choice.role, permissions: null, customRoleId: null, name: choice.role };
  const custom = await findRole(db, organisationId, choice.customRoleId);
  if (!custom) throw invalid([{ path: 'customRoleId', message: issue('role_gone') }]);
  return { role: custom.role, permissions: custom.permissions, customRoleId: custom.id, name: custom.name };
}
