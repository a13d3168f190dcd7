import { PERMISSIONS } from './permission.ts';
import type { Permission } from './permission.ts';

/** What a permission is about: the word before its dot. */
export const PERMISSION_SUBJECTS = [
  'dashboard',
  'iso_readiness',
  'risk_management',
  'documents',
  'assets',
  'audit_trail',
  'export',
  'settings',
  'user_management',
  'organization',
  'billing',
] as const;
export type PermissionSubject = (typeof PERMISSION_SUBJECTS)[number];

/** The permissions of each subject, in the order in which a matrix shows them. */
export const PERMISSION_GROUPS: readonly { subject: PermissionSubject; permissions: Permission[] }[] =
  PERMISSION_SUBJECTS.map((subject) => ({
    subject,
    permissions: PERMISSIONS.filter((permission) => permission.startsWith(`${subject}.`)),
  }));

/**
 * The permissions after one was given or taken: who may edit something may see it, and who may not see it may not edit it.
 * Convenience of the form; the server enforces what is stored, permission by permission.
 */
export function withPermission(held: readonly Permission[], permission: Permission, isGiven: boolean): Permission[] {
  const [subject] = permission.split('.');
  const twin = PERMISSIONS.find((other) => other === `${subject}.${permission.endsWith('.edit') ? 'view' : 'edit'}`);
  const follows = twin !== undefined && (isGiven ? permission.endsWith('.edit') : permission.endsWith('.view'));
  const changed = follows ? [permission, twin] : [permission];
  return PERMISSIONS.filter((each) => (changed.includes(each) ? isGiven : held.includes(each)));
}
