import type { Permission } from '#domain/people/permission.ts';
import { useSession } from './session.ts';

/** Whether the signed-in person may do something here; the server asks again on every call. */
export function usePermission(permission: Permission): boolean {
  return useSession().permissions.includes(permission);
}
