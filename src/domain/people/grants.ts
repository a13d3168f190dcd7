import { isAdmin, permissionsOf } from './permission.ts';
import type { Permission, Grant } from './permission.ts';

/** Who acts: their role, and what they may do at this moment (a token may do less than its person). */
export interface Grantor {
  role: Grant['role'];
  permissions: readonly Permission[];
}

/**
 * Whether somebody may give, change or take away a grant: they may do everything it allows themselves, and whoever is not an
 * administrator does not make or change one. Whom it does not cover stands above them.
 */
export function covers(grantor: Grantor, grant: Grant): boolean {
  if (isAdmin(grant) && grantor.role !== 'admin') return false;
  return permissionsOf(grant).every((permission) => grantor.permissions.includes(permission));
}

/** The organisation's last one of these stays: the role of an administrator, not narrowed. */
export function isFullAdmin({ role, permissions }: Grant): boolean {
  return role === 'admin' && permissions === null;
}
