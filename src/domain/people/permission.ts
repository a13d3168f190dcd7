import { z } from 'zod';

/** The five roles of the specification (platform-and-readiness, section 6). */
export const ROLES = ['admin', 'auditor', 'compliance_manager', 'user', 'viewer'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

export const PERMISSIONS = [
  'dashboard.view',
  'dashboard.edit',
  'iso_readiness.view',
  'iso_readiness.edit',
  'risk_management.view',
  'risk_management.edit',
  'documents.view',
  'documents.edit',
  'settings.view',
  'settings.edit',
  'user_management.view',
  'user_management.edit',
  'assets.view',
  'assets.edit',
  'audit_trail.view',
  'export.pdf',
  'organization.manage',
  'billing.manage',
] as const;
export const Permission = z.enum(PERMISSIONS);
export type Permission = z.infer<typeof Permission>;

/**
 * What each role may do. The specification shows no finer roles for the inventory than "administrators, auditors and ordinary users
 * keep it": everybody but the viewer, whose role is the dashboard alone.
 */
export const PERMISSIONS_OF: Record<Role, readonly Permission[]> = {
  admin: PERMISSIONS,
  auditor: [
    'dashboard.view',
    'iso_readiness.view',
    'risk_management.view',
    'documents.view',
    'audit_trail.view',
    'assets.view',
    'assets.edit',
    'export.pdf',
  ],
  compliance_manager: [
    'dashboard.view',
    'iso_readiness.view',
    'iso_readiness.edit',
    'risk_management.view',
    'risk_management.edit',
    'documents.view',
    'documents.edit',
    'assets.view',
    'assets.edit',
    'export.pdf',
  ],
  user: [
    'dashboard.view',
    'iso_readiness.view',
    'risk_management.view',
    'documents.view',
    'assets.view',
    'assets.edit',
    'export.pdf',
  ],
  viewer: ['dashboard.view'],
};

/** Who somebody is in an organisation. A custom role narrows or widens what the role it stands on may do; its name changes nothing. */
export interface Grant {
  role: Role;
  /** Of a custom role; null: what the role itself may do. */
  permissions: readonly Permission[] | null;
}

/** Whoever holds one of these sees how each person stands in training: who reads the audit trail, and who runs campaigns. */
export const SEES_TRAINING = ['audit_trail.view', 'iso_readiness.edit'] as const satisfies Permission[];

export function permissionsOf({ role, permissions }: Grant): readonly Permission[] {
  return permissions ?? PERMISSIONS_OF[role];
}

export function hasPermission(grant: Grant, permission: Permission): boolean {
  return permissionsOf(grant).includes(permission);
}

export function hasRole({ role }: Grant, wanted: Role): boolean {
  return role === wanted;
}

export function hasAnyRole({ role }: Grant, wanted: readonly Role[]): boolean {
  return wanted.includes(role);
}

export function isAdmin(grant: Grant): boolean {
  return hasRole(grant, 'admin');
}
