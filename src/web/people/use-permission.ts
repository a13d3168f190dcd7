import { hasAnyRole, hasRole, isAdmin } from '#domain/people/permission.ts';
import type { Permission, Role } from '#domain/people/permission.ts';
import { covers } from '#domain/people/grants.ts';
import type { Grant } from '#domain/people/permission.ts';
import { useSession } from './session.ts';

/** Whether the signed-in person may do something here; the server asks again on every call. */
export function usePermission(permission: Permission): boolean {
  return useSession().permissions.includes(permission);
}

/** What somebody is here. A custom role counts as the one it was made from; what it allows, `usePermission` says. */
export function useRole() {
  const { role, permissions } = useSession();
  const grant = role && { role, permissions };
  return {
    isAdmin: grant !== null && isAdmin(grant),
    hasRole: (wanted: Role) => grant !== null && hasRole(grant, wanted),
    hasAnyRole: (wanted: readonly Role[]) => grant !== null && hasAnyRole(grant, wanted),
    /** Whether they may give a grant to somebody, or take it away. */
    covers: (other: Grant) => grant !== null && covers(grant, other),
  };
}
