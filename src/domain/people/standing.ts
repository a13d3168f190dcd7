import { isAdmin, permissionsOf } from './permission.ts';
import type { Permission, Standing } from './permission.ts';

/** Who acts: their role, and what they may do at this moment (a token may do less than its person). */
export interface Grantor {
  role: Standing['role'];
  permissions: readonly Permission[];
}

/**
 * Whether somebody may give, change or take away a standing: they may do everything it allows themselves, and whoever is not an
 * administrator does not make or change one. Whom it does not cover stands above them.
 */
export function covers(grantor: Grantor, standing: Standing): boolean {
  if (isAdmin(standing) && grantor.role !== 'admin') return false;
  return permissionsOf(standing).every((permission) => grantor.permissions.includes(permission));
}

/** The organisation's last one of these stays: the role of an administrator, not narrowed. */
export function isFullAdmin({ role, permissions }: Standing): boolean {
  return role === 'admin' && permissions === null;
}
