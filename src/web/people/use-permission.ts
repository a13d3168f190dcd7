import { hasAnyRole, hasRole, isAdmin } from '#domain/people/permission.ts';
import type { Permission, Role } from '#domain/people/permission.ts';
import { covers } from '#domain/people/standing.ts';
import type { Standing } from '#domain/people/permission.ts';
import { useSession } from './session.ts';

/** Whether the signed-in person may do something here; the server asks again on every call. */
export function usePermission(permission: Permission): boolean {
  return useSession().permissions.includes(permission);
}

/** What somebody is here. A custom role counts as the one it was made from; what it allows, `usePermission` says. */
export function useRole() {
  const { role, permissions } = useSession();
  const standing = role && { role, permissions };
  return {
    isAdmin: standing !== null && isAdmin(standing),
    hasRole: (wanted: Role) => standing !== null && hasRole(standing, wanted),
    hasAnyRole: (wanted: readonly Role[]) => standing !== null && hasAnyRole(standing, wanted),
    /** Whether they may give a standing to somebody, or take it away. */
    covers: (other: Standing) => standing !== null && covers(standing, other),
  };
}
