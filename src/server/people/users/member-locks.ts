import { permissionsOf } from '#domain/people/permission.ts';
import type { Permission, Role } from '#domain/people/permission.ts';
import { covers } from '#domain/people/grants.ts';
import type { Grantor } from '#domain/people/grants.ts';
import type { Context } from '../../platform/context.ts';
import { conflict, forbidden, notFound, Problem } from '../../platform/http/problems.ts';
import { lockAdministrators } from '../last-administrator.ts';

/** A member as the organisation knows them. */
export interface Member {
  id: string;
  name: string;
  email: string;
  role: Role;
  customRoleId: string | null;
  customRole: string | null;
  permissions: Permission[] | null;
  suspendedAt: Date | null;
}

/**
 * Who acts, with the rights they have at this moment: the gate looked before the transaction, and somebody may have changed them since.
 * Administrators' rows are held until the commit, so acts on members come one after the other.
 * @throws Problem 403 when the right is gone.
 */
export async function holdGrantor(context: Context): Promise<Grantor & { id: string }> {
  await lockAdministrators(context.db, context.organisationId);
  const [actor] = await lockMembers(context, [context.actor.id]);
  if (!actor || actor.suspendedAt) throw forbidden();
  const allowed = permissionsOf(actor);
  const permissions = context.actor.permissions.filter((permission) => allowed.includes(permission));
  if (!permissions.includes('user_management.edit')) throw forbidden();
  return { id: context.actor.id, role: actor.role, permissions };
}

/**
 * A member on whom somebody acts, held until the commit, and who acts.
 * @throws Problem 404 for a stranger, 409 `yourself`, 403 `above_you` when the member may do what who acts may not.
 */
export async function holdMember(context: Context, id: string): Promise<{ member: Member; grantor: Grantor }> {
  const grantor = await holdGrantor(context);
  const [member] = await lockMembers(context, [id]);
  if (!member) throw notFound();
  if (id === grantor.id) throw yourself();
  if (!covers(grantor, member)) throw aboveYou();
  return { member, grantor };
}

export async function lockMembers({ db, organisationId }: Context, ids: readonly string[]): Promise<Member[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('memberships')
    .innerJoin('auth.user', 'auth.user.id', 'memberships.user_id')
    .leftJoin('roles', 'roles.id', 'memberships.custom_role_id')
    .select([
      'auth.user.id',
      'auth.user.name',
      'auth.user.email',
      'memberships.role',
      'memberships.custom_role_id as customRoleId',
      'roles.name as customRole',
      'roles.permissions',
      'memberships.suspended_at as suspendedAt',
    ])
    .where('memberships.organisation_id', '=', organisationId)
    .where('memberships.user_id', 'in', ids)
    .orderBy('memberships.user_id')
    .forUpdate('memberships')
    .execute();
}

export function yourself(): Problem {
  return conflict(
    'yourself',
    'Nobody changes their own role, suspends or removes themselves. Ask another administrator.',
  );
}

export function aboveYou(): Problem {
  return new Problem(403, 'above_you', 'This person has permissions that you do not have.');
}

export function beyondYou(): Problem {
  return new Problem(403, 'beyond_you', 'This role has permissions that you do not have yourself.');
}
